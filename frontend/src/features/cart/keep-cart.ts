import type { Store } from '@reduxjs/toolkit';
import { cartReplaced, selectCartBooks, type cartSlice } from './cart.slice';
import { readCart, watchCart, writeCart } from './cart.storage';

type CartStore = Store<{ cart: ReturnType<typeof cartSlice.reducer> }>;

/** Writes every change of the cart to the browser, and takes over what another tab wrote. */
export function keepCart(store: CartStore): () => void {
  let written = selectCartBooks(store.getState());
  /** False when storage is blocked or full: then memory knows better than what is stored. */
  let isKept = true;
  const stopWriting = store.subscribe(() => {
    const books = selectCartBooks(store.getState());
    if (books === written) return;
    written = books;
    isKept = writeCart(books);
  });
  const stopReading = watchCart(() => {
    if (!isKept) return;
    const stored = readCart();
    if (JSON.stringify(stored) === JSON.stringify(written)) return;
    written = stored;
    store.dispatch(cartReplaced(stored));
    written = selectCartBooks(store.getState());
  });
  return () => {
    stopWriting();
    stopReading();
  };
}
