import { baseApi } from '@/api/base-api';
import {
  customerLeft,
  selectCustomer,
  selectHasLeft,
} from '@/features/customer-auth/customer-auth.slice';
import { watchLeft } from '@/features/customer-auth/signed-in.storage';
import { endDraft } from '@/features/orders/checkout-draft.storage';
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
    endDraft();
    store.dispatch(baseApi.util.invalidateTags(['Order']));
  });
  const stopWatching = watchLeft(() => store.dispatch(customerLeft()));
  return () => {
    stopListening();
    stopWatching();
  };
}

/** Fetches the code that lets the lists follow the account when somebody is signed in. */
export function followAccountOnceSignedIn(store: AppStore): () => void {
  let stop = () => {};
  let isOver = false;
  const stopListening = store.subscribe(() => {
    if (!selectCustomer(store.getState())) return;
    stopListening();
    import('./follow-account')
      .then(({ followAccount }) => {
        if (!isOver) stop = followAccount(store);
      })
      .catch(() => {}); // until the next start, the lists are this device's alone
  });
  return () => {
    isOver = true;
    stopListening();
    stop();
  };
}
