import { applyTheme } from '@/ui/theme-switch';
import { booksApi, homeList } from '@/features/books/books.api';
import { paths } from '@/config/paths';
import { readFirstData, takeFirstData } from './first-data';
import { preloadPage } from './router';
import { makeStore, type AppStore } from './store';

/** Resolves when the app can draw as much as the page came with; that stays until then. */
export async function start(): Promise<AppStore> {
  applyTheme();
  const store = makeStore();
  const { pathname } = window.location;
  // Without its code a page shows its waiting sign and tries again.
  const pageLoaded = preloadPage(pathname).catch(() => {});
  const data = readFirstData();
  if (data.length > 0) {
    await pageLoaded; // brings the endpoints that the data belongs to
    takeFirstData(store, data);
  } else if (pathname === paths.home) {
    store.dispatch(booksApi.endpoints.listBooks.initiate(homeList, { subscribe: false }));
  }
  return store;
}
