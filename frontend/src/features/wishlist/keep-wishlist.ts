import type { Store } from '@reduxjs/toolkit';
import { selectWishedIds, wishlistReplaced, type wishlistSlice } from './wishlist.slice';
import { readWishlist, watchWishlist, writeWishlist } from './wishlist.storage';

type WishlistStore = Store<{ wishlist: ReturnType<typeof wishlistSlice.reducer> }>;

/** Writes every change of the wishlist to the browser, and takes over what another tab wrote. */
export function keepWishlist(store: WishlistStore): () => void {
  let written = selectWishedIds(store.getState());
  /** False when storage is blocked or full: then memory knows better than what is stored. */
  let isKept = true;
  const stopWriting = store.subscribe(() => {
    const ids = selectWishedIds(store.getState());
    if (ids === written) return;
    written = ids;
    isKept = writeWishlist(ids);
  });
  const stopReading = watchWishlist(() => {
    if (!isKept) return;
    const stored = readWishlist();
    if (stored.join() === written.join()) return;
    store.dispatch(wishlistReplaced(stored));
    written = selectWishedIds(store.getState());
  });
  return () => {
    stopWriting();
    stopReading();
  };
}
