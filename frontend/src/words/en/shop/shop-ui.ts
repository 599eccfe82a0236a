/** Texts of components that several pages use. */
export const shopUi = {
  copied: 'Copied',
  recipient: {
    name: 'Full Name',
    phone: 'Phone Number',
    street: 'Address / Street',
    city: 'City',
    state: 'State / province',
    stateHint: 'Write “-” if you have none.',
    zipcode: 'Zipcode',
    country: 'Country / region',
  },
  contact: { address: 'Address', phone: 'Phone', email: 'E-mail', hours: 'Open' },
  showOnMap: 'Show on the map',
  /** The name of a picture as a link to it. */
  fullSize: (picture: string) => `${picture}, in full size, in a new tab`,
  freeShipping: 'free',
};
