import { baseApi } from '@/api/base-api';
import {
  customerSignedOut,
  selectCustomer,
  selectSignedOut,
} from '@/shop/sign-in/customer-auth.slice';
import { wasSignedIn, watchLeft } from '@/shop/sign-in/signed-in.storage';
import { forgetDrafts } from '@/browser/draft';
import { forgetTypedFields } from '@/browser/new-build';
import { forgetPlaces } from '@/browser/navigation/scroll.storage';
import { reload } from '@/browser/reload';
import { forgetViewed } from '@/shop/book/recently-viewed.storage';
import { forgetRecentSearches } from '@/shop/search/recent-searches.storage';
import type { Following } from './account-lists/sync-lists';
import { hydratePersistedState, type AppStore } from './store';

/**
 * What belongs to a customer alone ends with their signing out, in whichever tab that was; the cart
 * stays, as it names nobody. A sign-in that ends by itself loses nothing that was typed.
 */
export function endCustomerDataOnLeaving(store: AppStore): () => void {
  let wasSignedOut = false;
  const stopListening = store.subscribe(() => {
    const signedOut = selectSignedOut(store.getState());
    if (signedOut === wasSignedOut) return;
    wasSignedOut = signedOut;
    if (!signedOut) return;
    forgetDrafts('customer');
    forgetWays();
    void leaveLists(store).catch(() => {});
    store.dispatch(baseApi.util.invalidateTags(['Order']));
  });
  const stopWatching = watchLeft((isNews) => {
    store.dispatch(customerSignedOut());
    // Beside the store a frozen page holds a provider that still knows who was signed in.
    if (!isNews) reload();
  });
  return () => {
    stopListening();
    stopWatching();
  };
}

/** What somebody looked for and at: the next person on this device shall not see it. */
export function forgetWays(): void {
  forgetRecentSearches();
  forgetViewed();
  forgetPlaces();
  forgetTypedFields();
}

/** Cart and wishlist follow the account of whoever is signed in; the code for that comes then. */
export function followAccount(store: AppStore): () => void {
  const listsNow = () => {
    const { cart, wishlist } = store.getState();
    return { cart: cart.books.map(({ _id }) => _id), wishlist: wishlist.bookIds };
  };
  let uid: string | undefined;
  let over: AbortController | undefined;
  // What is put there while provider, API and code are on their way is the account's already.
  let before = wasSignedIn() ? listsNow() : undefined;
  const follow = (next: string | undefined) => {
    if (!uid) before = wasSignedIn() ? (before ?? listsNow()) : undefined;
    if (next === uid) return;
    over?.abort();
    over = new AbortController();
    uid = next;
    if (next) syncLater({ store, uid: next, before: before ?? listsNow(), signal: over.signal });
    before = undefined;
  };
  const stopListening = store.subscribe(() => follow(selectCustomer(store.getState())?.uid));
  return () => {
    stopListening();
    follow(undefined);
  };
}

function syncLater(following: Following): void {
  import('./account-lists/sync-lists')
    .then(({ syncLists }) => syncLists(following))
    .catch(() => {}); // until the next start, the lists are this device's alone
}

async function leaveLists(store: AppStore): Promise<void> {
  const { leaveAccountLists } = await import('./account-lists/leave-account-lists');
  if (leaveAccountLists()) hydratePersistedState(store);
}
