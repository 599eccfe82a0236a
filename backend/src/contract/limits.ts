// Limits of both sides. Without zod, so that a shopper's first load can have them.

/** Books of a cart, a wishlist and an order, and ids that one list call of the API takes. */
export const maxBookListLength = 100;

/**
 * The widths of covers in pixels. Most phones load 480: a card is half as wide as their screen of 360 to
 * 430 CSS pixels, each of which is two to three pixels wide.
 */
export const coverWidths = [160, 320, 480, 640] as const;

/** On the page of an author, the newest. */
export const maxBooksOfAuthor = 100;
