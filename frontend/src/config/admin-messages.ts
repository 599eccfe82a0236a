/**
 * The texts that the specification prints for the owner, word for word. Apart from the customer's in
 * messages.ts, which every page of the shop loads.
 */
export const adminTexts = {
  loginFailed: 'Please provide a valid Username and password',
  loginSuccess: 'Admin Login successful!',
  username: 'Username',
  password: 'Password',
  rememberMe: 'Remember me',
  tokenExpired: 'Token has expired! Please login again',
  role: 'Admin',
  dashboardTitle: 'Dashboard',
  dashboardSubtitle: 'Book Store Inventory',
  manageBooks: 'Manage Books',
  addNewBook: 'Add New Book',
  products: 'Products',
  totalSales: 'Total Sales',
  trendingBooks: 'Trending Books in This Month',
  totalOrders: 'Total Orders',
  ordersLeft: 'Orders left',
  visits: 'Website visits last day',
  sampleSales: 'NPR 10,15,678',
  sampleTrending: '(13%)',
  sampleOrdersLeft: '02',
  sampleVisits: '139',
  monthlyRevenue: 'Monthly Revenue',
  revenueLabel: 'Revenue (NPR)',
  usersByAverageOrder: 'Users by average order',
  studentsByType: 'Students by type of studying',
} as const;
