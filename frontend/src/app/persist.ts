import type { Action } from '@reduxjs/toolkit';
import { cartReplaced, selectCartBooks } from '@/shop/cart/cart.slice';
import { storedCart } from '@/shop/cart/cart.storage';
import { selectWishedIds, wishlistReplaced } from '@/shop/wishlist/wishlist.slice';
import { storedWishlist } from '@/shop/wishlist/wishlist.storage';
import type { storedEntry } from '@/browser/storage';
import type { AppStore, RootState } from './store';

/** Writes every change of cart and wishlist to the browser, and takes over what another tab wrote. */
export function persistStore(store: AppStore): () => void {
  const stops = [
    persist(store, storedCart, selectCartBooks, cartReplaced),
    persist(store, storedWishlist, selectWishedIds, wishlistReplaced),
  ];
  return () => stops.forEach((stop) => stop());
}

function persist<Value>(
  store: AppStore,
  entry: ReturnType<typeof storedEntry<Value>>,
  select: (state: RootState) => Value,
  replaced: (value: Value) => Action,
) {
  let written = select(store.getState());
  const stopWriting = store.subscribe(() => {
    const value = select(store.getState());
    if (value === written) return;
    written = value;
    entry.write(value);
  });
  const stopReading = entry.watch(() => {
    const stored = entry.read();
    if (JSON.stringify(stored) === JSON.stringify(written)) return;
    written = stored;
    store.dispatch(replaced(stored));
  });
  return () => {
    stopWriting();
    stopReading();
  };
}
