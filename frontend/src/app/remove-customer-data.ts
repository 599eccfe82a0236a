import { baseApi } from '@/api/base-api';
import { customerSignedOut, selectHasSignedOut } from '@/shop/sign-in/customer-auth.slice';
import { watchSignOut } from '@/shop/sign-in/signed-in.storage';
import { forgetFormDrafts } from '@/browser/form-draft';
import { forgetTypedFields } from '@/browser/new-build';
import { forgetPositions } from '@/browser/navigation/scroll.storage';
import { reload } from '@/browser/reload';
import { forgetViewed } from '@/shop/book/recently-viewed.storage';
import { forgetRecentSearches } from '@/shop/search/recent-searches.storage';
import { hydratePersistedState, type AppStore } from './store';
import { watchSelected } from './watch-selected';

/**
 * Removes the customer's data when they sign out, in any tab. The cart of the device stays, as it
 * identifies nobody. An expired session removes nothing.
 */
export function removeCustomerDataOnSignOut(store: AppStore): () => void {
  const stopListening = watchSelected(store, selectHasSignedOut, (hasSignedOut) => {
    if (!hasSignedOut) return;
    forgetFormDrafts('customer');
    forgetBrowsing();
    void removeLists(store).catch(() => {});
    store.listChanges.waiting = [];
    store.dispatch(baseApi.util.invalidateTags(['Order']));
  });
  const stopWatching = watchSignOut((isFromOtherTab) => {
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

/** Forgets searches and viewed books, which the next person on this device must not see. */
export function forgetBrowsing(): void {
  forgetRecentSearches();
  forgetViewed();
  forgetPositions();
  forgetTypedFields();
}

async function removeLists(store: AppStore): Promise<void> {
  const { removeAccountLists } = await import('./account-lists/remove-account-lists');
  if (removeAccountLists()) hydratePersistedState(store);
}
