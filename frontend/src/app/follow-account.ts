import { selectCustomer, selectHasLeft } from '@/shop/sign-in/customer-auth.slice';
import type { ListIds } from '@/shop/account-lists/account-list';
import { leaveAccountLists } from '@/shop/account-lists/leave-account-lists';
import { hydratePersistedState, type AppStore } from './store';
import { syncLists } from '@/shop/account-lists/sync-lists';

/**
 * Lets cart and wishlist follow the account of whoever is signed in, who found them as in `before`.
 */
export function followAccount(store: AppStore, before: ListIds): () => void {
  let found: ListIds | undefined = before;
  let uid: string | undefined;
  let stopSyncing = () => {};
  let hadLeft = false;

  const follow = () => {
    const state = store.getState();
    const hasLeft = selectHasLeft(state);
    const next = selectCustomer(state)?.uid;
    if (next !== uid) {
      stopSyncing();
      uid = next;
      stopSyncing = next === undefined ? () => {} : syncLists(store, next, found);
      found = undefined;
    }
    if (hasLeft === hadLeft) return;
    hadLeft = hasLeft;
    if (hasLeft && leaveAccountLists()) hydratePersistedState(store);
  };

  const stopListening = store.subscribe(follow);
  follow();
  return () => {
    stopListening();
    stopSyncing();
  };
}
