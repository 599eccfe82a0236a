/** The receipt of an order. It is no invoice, and no language may call it one. */
export const receipt = {
  title: 'Receipt',
  /** The title of the page. */
  pageTitle: (numbers: string, shop: string) => `Receipt ${numbers} - ${shop}`,
  orders: (count: number, numbers: string) =>
    count === 1 ? `Order ${numbers}` : `Orders ${numbers}`,
  book: 'Book',
  price: 'Price',
  shipping: 'Shipping',
  free: 'free',
  wrapping: 'Gift wrapping',
  taxes: 'Taxes',
  total: 'Total',
  /** Money paid back for books that came back. */
  refund: 'Refund',
  returnedBook: 'Returned',
  cancelled: 'This order is cancelled: there is nothing to pay.',
  returned: 'This order is returned: there is nothing to pay.',
  paidAtCounter: 'Paid in cash at the counter.',
  paid: { pickup: 'Paid in cash on collection.', delivery: 'Paid in cash on delivery.' },
  toBePaid: {
    pickup: 'To be paid in cash on collection.',
    delivery: 'To be paid in cash on delivery.',
  },
};
