import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { resumeSignIn } from '@/shop/sign-in/sign-in';
import { syncWithAccount } from './account-lists/sync-with-account';
import { removeCustomerDataOnSignOut } from './sign-out/remove-customer-data';
import { ErrorPage } from './lazy-page';
import { Router } from './router';
import { persistStore, type AppStore, type RootState } from './store';
import { Boundary } from '@/ui/boundary';
import { reload } from '@/browser/reload';
import { restoreTypedFields } from '@/browser/new-build';

interface AppProps {
  store: AppStore;
  /** The state from which the server rendered the page. */
  serverState?: RootState | undefined;
}

export function App({ store, serverState }: AppProps) {
  useEffect(() => {
    const stops = [
      persistStore(store),
      removeCustomerDataOnSignOut(store),
      syncWithAccount(store),
      store.dispatch(resumeSignIn()),
    ];
    restoreTypedFields();
    window.dispatchEvent(new Event('app-ready')); // see scripts/inline-start.js
    return () => stops.forEach((stop) => stop());
  }, [store]);

  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <BrowserRouter>
        <Boundary fallback={() => <ErrorPage load={undefined} onLoaded={reload} />}>
          <Router />
        </Boundary>
      </BrowserRouter>
    </Provider>
  );
}
