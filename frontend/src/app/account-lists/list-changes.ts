import type { Middleware } from '@reduxjs/toolkit';
import type { ListName } from '@/api/endpoints/account.api';
import { cartReplaced, type cartSlice } from '@/shop/cart/cart.slice';
import { wasSignedIn } from '@/shop/sign-in/signed-in.storage';
import { wishlistReplaced, type wishlistSlice } from '@/shop/wishlist/wishlist.slice';
import { storeOwn, storeUnsaved, without } from './account-lists.storage';

export interface ListsState {
  cart: ReturnType<typeof cartSlice.reducer>;
  wishlist: ReturnType<typeof wishlistSlice.reducer>;
}

/** A customer's change of a list, with the state before it. */
export interface ListChange {
  list: ListName;
  add: string[];
  remove: string[];
  before: ListsState;
}

/** The queue between the store and `syncLists`. */
export interface ListChanges {
  /**
   * Changes made before `syncLists` ran. They are also in the stored record, which may belong to
   * another account.
   */
  waiting: ListChange[];
  send?: ((change: ListChange) => void) | undefined;
}

/**
 * Queues each change by a signed-in customer; stores one that is made after the session has ended by
 * itself, for the next sign-in. Skips `cartReplaced` and `wishlistReplaced`, which the app dispatches
 * itself.
 */
export function queueListChanges(changes: ListChanges): Middleware<object, ListsState> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const before = getState();
      const result = next(action);
      const after = getState();
      // Most actions change neither list, and the browser's storage is slow.
      if (before.cart === after.cart && before.wishlist === after.wishlist) return result;
      const isByCustomer = !cartReplaced.match(action) && !wishlistReplaced.match(action);
      if (isByCustomer)
        for (const list of ['cart', 'wishlist'] as const) {
          if (before[list] === after[list]) continue;
          const [was, is] = [listIds(before)[list], listIds(after)[list]];
          const add = without(is, was);
          const remove = without(was, is);
          if (add.length + remove.length === 0) continue;
          const change = { list, add, remove, before };
          storeUnsaved(change);
          if (!wasSignedIn()) storeOwn(change);
          else if (changes.send) changes.send(change);
          else changes.waiting.push(change);
        }
      return result;
    };
}

/** Newest first; the cart's own order is oldest first. */
export const listIds = ({ cart, wishlist }: ListsState) => ({
  cart: cart.books.map(({ _id }) => _id).reverse(),
  wishlist: wishlist.bookIds,
});
