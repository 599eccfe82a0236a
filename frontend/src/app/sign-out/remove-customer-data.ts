import { baseApi } from '@/api/base-api';
import {
  customerSignedOut,
  selectCustomer,
  selectHasSignedOut,
} from '@/shop/sign-in/customer-auth.slice';
import { watchSignOut } from '@/shop/sign-in/signed-in.storage';
import { removeFormDrafts } from '@/browser/form-draft';
import { removeTypedFields } from '@/browser/new-build';
import { removeScrollPositions } from '@/browser/navigation/scroll.storage';
import { reload } from '@/browser/reload';
import { removeViewed } from '@/shop/book/recently-viewed.storage';
import { removeRecentSearches } from '@/shop/search/recent-searches.storage';
import { hydratePersistedState, type AppStore } from '@/app/store';
import { watchSelected } from '@/app/watch-selected';

/**
 * Removes the customer's data when they sign out, in any tab. The cart of the device stays, as it
 * identifies nobody. An expired session removes nothing.
 */
export function removeCustomerDataOnSignOut(store: AppStore): () => void {
  const stopListening = watchSelected(store, selectHasSignedOut, (hasSignedOut) => {
    if (!hasSignedOut) return;
    removeFormDrafts('customer');
    removeBrowsingData();
    void removeLists(store).catch(() => {});
    store.listChanges.waiting = [];
    store.dispatch(baseApi.util.invalidateTags(['Order']));
  });
  const stopWatching = watchSignOut((isFromOtherTab) => {
    if (isFromOtherTab && selectCustomer(store.getState()))
      void import('./explain-sign-out').then((m) => m.explainSignOut()).catch(() => {});
    store.dispatch(customerSignedOut());
    // In a page restored from the back/forward cache, Firebase still has the customer: only a
    // reload ends that.
    if (!isFromOtherTab) reload();
  });
  return () => {
    stopListening();
    stopWatching();
  };
}

/** Removes searches and viewed books, which the next person on this device must not see. */
export function removeBrowsingData(): void {
  removeRecentSearches();
  removeViewed();
  removeScrollPositions();
  removeTypedFields();
}

async function removeLists(store: AppStore): Promise<void> {
  const { removeAccountLists } = await import('@/app/account-lists/remove-account-lists');
  if (removeAccountLists()) hydratePersistedState(store);
}
