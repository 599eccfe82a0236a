/** The printed packing slip. */
export const packingSlip = {
  title: 'Packing slip',
  books: (number: number) => `Books of order ${number}`,
  quantity: 'Quantity',
  price: 'Price',
  shipping: 'Shipping',
  payOnCollection: 'To pay on collection',
  collectOnDelivery: 'To collect on delivery',
  thanks: 'Thank you for your order.',
  taxes: 'Taxes',
  collectedBy: 'To be collected by',
};
