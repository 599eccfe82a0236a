import { selectCustomer } from '@/shop/sign-in/customer-auth.slice';
import type { AppStore, RootState } from '@/app/store';
import { watchSelected } from '@/app/watch-selected';

const selectUid = (state: RootState) => selectCustomer(state)?.uid;

/** Cart and wishlist follow the signed-in account; their code loads after sign-in. */
export function syncWithAccount(store: AppStore): () => void {
  let controller: AbortController | undefined;
  const follow = (uid: string | undefined) => {
    controller?.abort();
    controller = new AbortController();
    if (uid) syncLater(store, uid, controller.signal);
  };
  const stopListening = watchSelected(store, selectUid, follow);
  follow(selectUid(store.getState()));
  return () => {
    stopListening();
    follow(undefined);
  };
}

function syncLater(store: AppStore, uid: string, signal: AbortSignal): void {
  import('./sync-lists').then(({ syncLists }) => syncLists({ store, uid, signal })).catch(() => {}); // the lists are not synced until the next start
}
