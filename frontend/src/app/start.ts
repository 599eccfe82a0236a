import { applyTheme } from '@/ui/theme-switch';
import { booksApi, homeList } from '@/features/books/books.api';
import { paths } from '@/config/paths';
import { preloadPage } from './router';
import { makeStore, type AppStore } from './store';

/** What the first screen needs is asked for before React draws it. */
export function start(): AppStore {
  applyTheme();
  const store = makeStore();
  const { pathname } = window.location;
  preloadPage(pathname);
  if (pathname === paths.home) {
    store.dispatch(booksApi.endpoints.listBooks.initiate(homeList, { subscribe: false }));
  }
  return store;
}
