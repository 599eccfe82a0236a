import { baseApi } from '@/api/base-api';
import {
  customerSignedOut,
  selectCustomer,
  selectSignedOut,
} from '@/shop/sign-in/customer-auth.slice';
import { watchSignedOut } from '@/shop/sign-in/signed-in.storage';
import { forgetDrafts } from '@/browser/draft';
import { forgetTypedFields } from '@/browser/new-build';
import { forgetPositions } from '@/browser/navigation/scroll.storage';
import { reload } from '@/browser/reload';
import { forgetViewed } from '@/shop/book/recently-viewed.storage';
import { forgetRecentSearches } from '@/shop/search/recent-searches.storage';
import { hydratePersistedState, type AppStore } from './store';

/**
 * Removes the customer's data when they sign out, in any tab; the device's own cart stays, as it names
 * no person. An expired session removes nothing.
 */
export function removeCustomerDataOnSignOut(store: AppStore): () => void {
  let wasSignedOut = false;
  const stopListening = store.subscribe(() => {
    const signedOut = selectSignedOut(store.getState());
    if (signedOut === wasSignedOut) return;
    wasSignedOut = signedOut;
    if (!signedOut) return;
    forgetDrafts('customer');
    forgetBrowsing();
    void removeLists(store).catch(() => {});
    store.listChanges.waiting = [];
    store.dispatch(baseApi.util.invalidateTags(['Order']));
  });
  const stopWatching = watchSignedOut((isFromOtherTab) => {
    store.dispatch(customerSignedOut());
    // In a restored page, Firebase still has the customer: only a reload ends that.
    if (!isFromOtherTab) reload();
  });
  return () => {
    stopListening();
    stopWatching();
  };
}

/** Searches and viewed books, which the next person on this device must not see. */
export function forgetBrowsing(): void {
  forgetRecentSearches();
  forgetViewed();
  forgetPositions();
  forgetTypedFields();
}

/** Cart and wishlist follow the signed-in account; their code loads after sign-in. */
export function syncWithAccount(store: AppStore): () => void {
  let uid: string | undefined;
  let over: AbortController | undefined;
  const follow = (next: string | undefined) => {
    if (next === uid) return;
    over?.abort();
    over = new AbortController();
    uid = next;
    if (next) syncLater(store, next, over.signal);
  };
  const stopListening = store.subscribe(() => follow(selectCustomer(store.getState())?.uid));
  return () => {
    stopListening();
    follow(undefined);
  };
}

function syncLater(store: AppStore, uid: string, signal: AbortSignal): void {
  import('./account-lists/sync-lists')
    .then(({ syncLists }) => syncLists({ store, uid, signal }))
    .catch(() => {}); // the lists are not synced until the next start
}

async function removeLists(store: AppStore): Promise<void> {
  const { removeAccountLists } = await import('./account-lists/remove-account-lists');
  if (removeAccountLists()) hydratePersistedState(store);
}
