import { baseApi } from '@/api/base-api';
import { customerLeft, selectCustomer, selectHasLeft } from '@/shop/sign-in/customer-auth.slice';
import { wasSignedIn, watchLeft } from '@/shop/sign-in/signed-in.storage';
import { forgetDrafts } from '@/browser/draft';
import { forgetViewed } from '@/shop/book/recently-viewed.storage';
import { forgetRecentSearches } from '@/shop/search/recent-searches.storage';
import type { AppStore } from './store';

/**
 * What belongs to a customer alone ends with their signing out, in whichever tab that was; the cart
 * stays, as it names nobody. A sign-in that ends by itself loses nothing that was typed.
 */
export function endCustomerDataOnLeaving(store: AppStore): () => void {
  let hadLeft = false;
  const stopListening = store.subscribe(() => {
    const hasLeft = selectHasLeft(store.getState());
    if (hasLeft === hadLeft) return;
    hadLeft = hasLeft;
    if (!hasLeft) return;
    forgetDrafts('customer');
    forgetWays();
    store.dispatch(baseApi.util.invalidateTags(['Order']));
  });
  const stopWatching = watchLeft(() => store.dispatch(customerLeft()));
  return () => {
    stopListening();
    stopWatching();
  };
}

/** What somebody looked for and at: the next person on this device shall not see it. */
export function forgetWays(): void {
  forgetRecentSearches();
  forgetViewed();
}

/** Fetches the code that lets the lists follow the account when somebody is signed in. */
export function followAccountOnceSignedIn(store: AppStore): () => void {
  let stop = () => {};
  let isOver = false;
  const listsNow = () => {
    const { cart, wishlist } = store.getState();
    return { cart: cart.books.map(({ _id }) => _id), wishlist: wishlist.bookIds };
  };
  // What is put there while provider, API and code are on their way is the account's already.
  let before = wasSignedIn() ? listsNow() : undefined;
  const stopListening = store.subscribe(() => {
    before = wasSignedIn() ? (before ?? listsNow()) : undefined;
    if (!selectCustomer(store.getState())) return;
    stopListening();
    const found = before ?? listsNow();
    import('./follow-account')
      .then(({ followAccount }) => {
        if (!isOver) stop = followAccount(store, found);
      })
      .catch(() => {}); // until the next start, the lists are this device's alone
  });
  return () => {
    isOver = true;
    stopListening();
    stop();
  };
}
