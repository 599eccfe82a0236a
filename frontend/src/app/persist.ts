import type { Action } from '@reduxjs/toolkit';
import { cartReplaced, selectCartBooks } from '@/shop/cart/cart.slice';
import { readCart, watchCart, writeCart } from '@/shop/cart/cart.storage';
import { selectWishedIds, wishlistReplaced } from '@/shop/wishlist/wishlist.slice';
import { readWishlist, watchWishlist, writeWishlist } from '@/shop/wishlist/wishlist.storage';
import type { AppStore, RootState } from './store';

interface Persisted<T> {
  select: (state: RootState) => T;
  replaced: (value: T) => Action;
  read: () => T;
  /** False when storage is blocked or full. */
  write: (value: T) => boolean;
  watch: (onChange: () => void) => () => void;
}

/** Writes every change of cart and wishlist to the browser, and takes over what another tab wrote. */
export function persistStore(store: AppStore): () => void {
  const stopCart = persist(store, {
    select: selectCartBooks,
    replaced: cartReplaced,
    read: readCart,
    write: writeCart,
    watch: watchCart,
  });
  const stopWishlist = persist(store, {
    select: selectWishedIds,
    replaced: wishlistReplaced,
    read: readWishlist,
    write: writeWishlist,
    watch: watchWishlist,
  });
  return () => {
    stopCart();
    stopWishlist();
  };
}

function persist<T>(store: AppStore, { select, replaced, read, write, watch }: Persisted<T>) {
  let written = select(store.getState());
  /** While it is not, memory knows better than what is stored. */
  let isStored = true;
  const stopWriting = store.subscribe(() => {
    const value = select(store.getState());
    if (value === written) return;
    written = value;
    isStored = write(value);
  });
  const stopReading = watch(() => {
    if (!isStored) return;
    const stored = read();
    if (JSON.stringify(stored) === JSON.stringify(written)) return;
    written = stored;
    store.dispatch(replaced(stored));
  });
  return () => {
    stopWriting();
    stopReading();
  };
}
