import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/base-api';
import type { ApiDependencies } from '@/api/dependencies';
import { createAdminAccessToken } from '@/api/admin-token.storage';
import { cartReplaced, cartSlice } from '@/shop/cart/cart.slice';
import { readCart } from '@/shop/cart/cart.storage';
import { customerAuthSlice } from '@/shop/sign-in/customer-auth.slice';
import type { SignInState } from '@/shop/sign-in/sign-in';
import { wishlistReplaced, wishlistSlice } from '@/shop/wishlist/wishlist.slice';
import { readWishlist } from '@/shop/wishlist/wishlist.storage';

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  cart: cartSlice.reducer,
  wishlist: wishlistSlice.reducer,
  customerAuth: customerAuthSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export type Dependencies = ApiDependencies & { signIn: SignInState };

/** Nothing of what a store needs is shared with another: each test and each rendered page has its own. */
export function makeStore(fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call)) {
  const signIn: SignInState = { opening: null, keeping: null };
  const extraArgument: Dependencies = {
    fetch,
    accessToken: createAdminAccessToken(),
    readSession: async () => (await signIn.opening?.catch(() => null))?.session,
    signIn,
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // Both report what is wrong with state and actions, not how busy the machine is.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;

/** Brings in what the browser has persisted. */
export function hydratePersistedState(store: AppStore): void {
  store.dispatch(cartReplaced(readCart()));
  store.dispatch(wishlistReplaced(readWishlist()));
}
