/**
 * The texts that the specification prints for a book's page, cart and orders, word for word and with
 * its spelling.
 */
export const orderTexts = {
  authorFallback: 'admin',
  bookLoadFailed: 'Error happending to load book info',
  cart: {
    addedTitle: 'Added to your cart',
    duplicateTitle: 'Already added to cart',
    duplicateText: "You won't be able to revert this!",
    title: 'Shopping cart',
    clear: 'Clear Cart',
    empty: 'No product found!',
    quantity: 'Qty: 1',
    remove: 'Remove',
    subtotal: 'Subtotal',
    note: 'Shipping and taxes calculated at checkout.',
    checkout: 'Checkout',
    continue: 'Continue Shopping',
  },
} as const;
