import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { provideAccessToken } from '@/api/access-token';
import { baseApi } from '@/api/base-api';
import { readAdminToken } from '@/features/admin-session/admin-token.storage';
import { cartReplaced, cartSlice } from '@/features/cart/cart.slice';
import { readCart } from '@/features/cart/cart.storage';
import { customerAuthSlice } from '@/features/customer-auth/customer-auth.slice';
import { wishlistReplaced, wishlistSlice } from '@/features/wishlist/wishlist.slice';
import { readWishlist } from '@/features/wishlist/wishlist.storage';

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  cart: cartSlice.reducer,
  wishlist: wishlistSlice.reducer,
  customerAuth: customerAuthSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export function makeStore(preloadedState: Partial<RootState> = readKeptState()) {
  provideAccessToken({ read: () => readAdminToken()?.token ?? null });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      // The checks cost time in development and find nothing that the types do not.
      defaults({ serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;

/** Brings in what the browser has kept, for a store that was begun without. */
export function takeKeptState(store: AppStore): void {
  store.dispatch(cartReplaced(readCart()));
  store.dispatch(wishlistReplaced(readWishlist()));
}

function readKeptState(): Partial<RootState> {
  return { cart: { books: readCart() }, wishlist: { bookIds: readWishlist() } };
}
