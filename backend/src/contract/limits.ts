// What both sides hold to. Without zod, so that a shopper's first load can have it.

/** Books of a cart, a wishlist and an order, and ids that one list call of the API takes. */
export const longestBookList = 100;
