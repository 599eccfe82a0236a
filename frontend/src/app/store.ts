import { combineReducers, configureStore, type Action } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/base-api';
import type { ApiDependencies } from '@/api/dependencies';
import { createAdminAccessToken } from '@/api/admin-token.storage';
import { selectSettings } from '@/api/endpoints/settings.api';
import type { storedEntry } from '@/browser/storage';
import { cartReplaced, cartSlice, selectCartBooks } from '@/shop/cart/cart.slice';
import { storedCart } from '@/shop/cart/cart.storage';
import { queueListChanges, type ListChanges } from './account-lists/list-changes';
import { customerAuthSlice } from '@/shop/sign-in/customer-auth.slice';
import type { SharedConnection } from '@/shop/sign-in/sign-in';
import { selectWishedIds, wishlistReplaced, wishlistSlice } from '@/shop/wishlist/wishlist.slice';
import { storedWishlist } from '@/shop/wishlist/wishlist.storage';
import { watchSelected } from './watch-selected';
import type { ShopMoney } from '@storyloom/backend/contract/shop/money/shop-money';
import { setShopMoney } from '@/shop-facts/formats/formats';

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  cart: cartSlice.reducer,
  wishlist: wishlistSlice.reducer,
  customerAuth: customerAuthSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export type Dependencies = ApiDependencies & { signIn: SharedConnection };

interface StoreOptions {
  fetch?: typeof globalThis.fetch;
  preloadedState?: Partial<RootState> | undefined;
}

/** Stores share no state: each test and each rendered page has its own. */
export function makeStore({
  fetch = (...call) => globalThis.fetch(...call),
  preloadedState,
}: StoreOptions = {}) {
  const signIn: SharedConnection = { promise: null, retries: null };
  const listChanges: ListChanges = { waiting: [] };
  const extraArgument: Dependencies = {
    fetch,
    accessToken: createAdminAccessToken(),
    readSession: async () => (await signIn.promise?.catch(() => null))?.session,
    signIn,
  };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // No warnings about the duration of the checks.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware, queueListChanges(listChanges)),
  });
  setupListeners(store.dispatch);
  // Subscribed before the pages, which then render with the formats of the loaded settings.
  const selectMoney = (state: RootState) => selectSettings(state)?.money;
  const setMoney = (money: ShopMoney | undefined) => money && setShopMoney(money);
  setMoney(selectMoney(store.getState()));
  watchSelected(store, selectMoney, setMoney);
  return Object.assign(store, { listChanges });
}

export type AppStore = ReturnType<typeof makeStore>;

/** Loads cart and wishlist from the browser's storage. */
export function hydratePersistedState(store: AppStore): void {
  store.dispatch(cartReplaced(storedCart.read()));
  store.dispatch(wishlistReplaced(storedWishlist.read()));
}

/**
 * Writes each change of cart and wishlist to the browser's storage, and takes over changes of other
 * tabs.
 */
export function persistStore(store: AppStore): () => void {
  const stops = [
    persist(store, storedCart, selectCartBooks, cartReplaced),
    persist(store, storedWishlist, selectWishedIds, wishlistReplaced),
  ];
  return () => stops.forEach((stop) => stop());
}

function persist<Value>(
  store: AppStore,
  entry: ReturnType<typeof storedEntry<Value>>,
  select: (state: RootState) => Value,
  replaced: (value: Value) => Action,
) {
  let taken: Value | undefined;
  const stopWriting = watchSelected(store, select, (value) => {
    if (value !== taken) entry.write(value);
  });
  const stopReading = entry.watch(() => {
    const stored = entry.read();
    if (JSON.stringify(stored) === JSON.stringify(select(store.getState()))) return;
    taken = stored;
    store.dispatch(replaced(stored));
  });
  return () => {
    stopWriting();
    stopReading();
  };
}
