// Limits of both sides. Without zod, so that a shopper's first load can have them.

/** Books of a cart, a wishlist and an order, and ids that one list call of the API takes. */
export const maxBookListLength = 100;

/**
 * Of covers, in pixels. 480 is for most phones of today: a card there is half a screen of 360 to 430 wide,
 * each with two to three points of the screen.
 */
export const coverWidths = [160, 320, 480, 640] as const;

/** On the page of an author, the newest. */
export const maxBooksOfAuthor = 100;
