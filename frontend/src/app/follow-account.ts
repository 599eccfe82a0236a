import { selectCustomer, selectHasLeft } from '@/features/customer-auth/customer-auth.slice';
import { leaveAccountLists } from './leave-account-lists';
import { hydratePersistedState, type AppStore } from './store';

/**
 * Lets cart and wishlist follow the account (ruling R49) while somebody is signed in; the code for
 * that comes only then.
 */
export function followAccount(store: AppStore): () => void {
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
      stopSyncing = next === undefined ? () => {} : startSyncing(store, next);
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

function startSyncing(store: AppStore, uid: string): () => void {
  let stop = () => {};
  let isOver = false;
  import('./sync-lists')
    .then(({ syncLists }) => {
      if (!isOver) stop = syncLists(store, uid);
    })
    .catch(() => {}); // the next page or sign-in tries again; until then the lists are the device's
  return () => {
    isOver = true;
    stop();
  };
}
