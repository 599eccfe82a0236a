import type { Middleware } from '@reduxjs/toolkit';
import type { ListName } from '@/api/account.api';
import { cartReplaced, type cartSlice } from '@/shop/cart/cart.slice';
import { wasSignedIn } from '@/shop/sign-in/signed-in.storage';
import { wishlistReplaced, type wishlistSlice } from '@/shop/wishlist/wishlist.slice';
import { noteUnsaved } from './account-lists.storage';

export interface ListsState {
  cart: ReturnType<typeof cartSlice.reducer>;
  wishlist: ReturnType<typeof wishlistSlice.reducer>;
}

/** What a customer has put into a list and taken out, by the state before. */
export interface ListChange {
  list: ListName;
  add: string[];
  remove: string[];
  before: ListsState;
}

/** Changes of an account's lists, from the click to the sender. */
export interface ListChanges {
  /** Those made before the account was known. */
  waiting: ListChange[];
  send?: ((change: ListChange) => void) | undefined;
}

/** Notes each change that somebody signed in makes; a replaced list comes from elsewhere. */
export function noteListChanges(changes: ListChanges): Middleware<object, ListsState> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const before = getState();
      const result = next(action);
      const after = getState();
      // Most actions change neither, and the browser's storage is slow.
      if (before.cart === after.cart && before.wishlist === after.wishlist) return result;
      const isTheirs = !cartReplaced.match(action) && !wishlistReplaced.match(action);
      if (isTheirs && wasSignedIn())
        for (const list of ['cart', 'wishlist'] as const) {
          if (before[list] === after[list]) continue;
          const [was, is] = [before, after].map((state) => listIds(state)[list]) as [
            string[],
            string[],
          ];
          const add = is.filter((id) => !was.includes(id));
          const remove = was.filter((id) => !is.includes(id));
          if (add.length + remove.length === 0) continue;
          const change = { list, add, remove, before };
          noteUnsaved(change);
          if (changes.send) changes.send(change);
          else changes.waiting.push(change);
        }
      return result;
    };
}

/** Newest first; a cart is kept in the order in which its books came. */
export const listIds = ({ cart, wishlist }: ListsState) => ({
  cart: cart.books.map(({ _id }) => _id).reverse(),
  wishlist: wishlist.bookIds,
});
