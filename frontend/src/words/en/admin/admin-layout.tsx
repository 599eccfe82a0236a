const goesOn = 'This page shows what it loaded last; it goes on by itself.';

/** The layout around each page of the dashboard. */
export const adminLayout = {
  title: 'Dashboard',
  subtitle: 'Book Store Inventory',
  owner: 'Shop owner',
  role: 'Admin',
  ownerMenu: 'Shop owner, Admin',
  toContent: 'Skip to the content',
  toShop: 'To the shop',
  openMenu: 'Open the menu',
  drawer: 'Dashboard pages',
  close: 'Close',
  logout: 'Log out',
  newsletterAddresses: 'Newsletter addresses (CSV)',
  version: (version: string) => `Storyloom ${version}`,
  pages: {
    newBook: 'Add New Book',
    manageBooks: 'Manage Books',
    shelves: 'Shelves',
    orders: 'Orders',
    counter: 'Counter',
    customers: 'Customers',
    report: 'Sales report',
    emails: 'Emails',
    settings: 'Settings',
    publishers: 'Publishers',
  },
  offline: `You are offline. ${goesOn}`,
  silent: `The shop does not answer. ${goesOn}`,
};
