import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Book } from '@storyloom/backend/contract/book/book';

interface CartState {
  /** The books as they were when added, in that order; each once. */
  books: Book[];
}

const initialState: CartState = { books: [] };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    booksAdded(state, { payload }: PayloadAction<Book[]>) {
      const isNew = ({ _id }: Book) => !state.books.some((book) => book._id === _id);
      state.books.push(...payload.filter(isNew));
    },
    booksRemoved(state, { payload }: PayloadAction<string[]>) {
      state.books = state.books.filter((book) => !payload.includes(book._id));
    },
    cartCleared(state) {
      state.books = [];
    },
    /** Replaces the cart by the one of the browser, of another tab or of the account. */
    cartReplaced(state, { payload }: PayloadAction<Book[]>) {
      state.books = payload;
    },
    /** The customer accepted the new prices: updates the books in the cart. */
    booksRefreshed(state, { payload }: PayloadAction<Book[]>) {
      const fresh = new Map(payload.map((book) => [book._id, book]));
      state.books = state.books.map((book) => fresh.get(book._id) ?? book);
    },
  },
  selectors: {
    selectCartBooks: (state) => state.books,
    selectCartCount: (state) => state.books.length,
  },
});

export const { booksAdded, booksRemoved, cartCleared, cartReplaced, booksRefreshed } =
  cartSlice.actions;
export const { selectCartBooks, selectCartCount } = cartSlice.selectors;
