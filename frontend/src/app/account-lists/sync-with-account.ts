import { selectCustomer } from '@/shop/sign-in/customer-auth.slice';
import type { AppStore } from '@/app/store';

/** Cart and wishlist follow the signed-in account; their code loads after sign-in. */
export function syncWithAccount(store: AppStore): () => void {
  let uid: string | undefined;
  let controller: AbortController | undefined;
  const follow = (next: string | undefined) => {
    if (next === uid) return;
    controller?.abort();
    controller = new AbortController();
    uid = next;
    if (next) syncLater(store, next, controller.signal);
  };
  const stopListening = store.subscribe(() => follow(selectCustomer(store.getState())?.uid));
  return () => {
    stopListening();
    follow(undefined);
  };
}

function syncLater(store: AppStore, uid: string, signal: AbortSignal): void {
  import('./sync-lists').then(({ syncLists }) => syncLists({ store, uid, signal })).catch(() => {}); // the lists are not synced until the next start
}
