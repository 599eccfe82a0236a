import { applyTheme } from '@/ui/theme-switch';
import { booksApi, homeList } from '@/features/books/books.api';
import { paths } from '@/config/paths';
import { readFirstData, takeFirstData } from './first-data';
import { preloadPage } from './router';
import { makeStore, hydratePersistedState, type AppStore, type RootState } from './store';

interface Start {
  store: AppStore;
  /** What the page was drawn from that came with it; undefined for an empty one. */
  drawnState: RootState | undefined;
}

/** Resolves when the app can draw as much as the page came with. */
export async function start(): Promise<Start> {
  applyTheme();
  const { pathname } = window.location;
  // Without its code a page shows its waiting sign and tries again.
  const pageLoaded = preloadPage(pathname).catch(() => {});
  const data = readFirstData();
  if (data.length === 0) {
    const store = makeStore();
    if (pathname === paths.home)
      store.dispatch(booksApi.endpoints.listBooks.initiate(homeList, { subscribe: false }));
    return { store, drawnState: undefined };
  }
  await pageLoaded; // brings the endpoints that the data belongs to
  const store = makeStore({ preloadedState: {} });
  takeFirstData(store, data);
  const drawnState = store.getState();
  hydratePersistedState(store);
  return { store, drawnState };
}
