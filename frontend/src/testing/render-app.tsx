import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Book } from '@storyloom/backend/contract/book/book';
import { App } from '@/app/app';
import { hydratePersistedState, makeStore } from '@/app/store';
import { storeSignIn } from '@/shop/sign-in/signed-in.storage';
import { storedCart } from '@/shop/cart/cart.storage';
import { fakeProvider, makeUser } from './fake-provider';

interface Setting {
  /** Books in the stored cart. */
  cart?: Book[];
  /** Signed in with this address; null: by a provider without email addresses. */
  email?: string | null;
  /** The state of the history entry, which the browser keeps over a reload. */
  state?: unknown;
}

/** The whole shop at an address, with its real store and router. */
export function renderApp(address: string, { cart, email, state = null }: Setting = {}) {
  window.history.replaceState(state, '', address);
  if (cart) storedCart.write(cart);
  if (email !== undefined) {
    fakeProvider.user = makeUser(email);
    storeSignIn('device');
  }
  const store = makeStore();
  hydratePersistedState(store);
  return { user: userEvent.setup(), ...render(<App store={store} />) };
}
