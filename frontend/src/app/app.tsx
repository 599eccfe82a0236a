import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { resumeSignIn } from '@/shop/sign-in/sign-in';
import { endCustomerDataOnLeaving, followAccountOnceSignedIn } from './customer-data';
import { persistStore } from './persist';
import { Router } from './router';
import { makeStore, type AppStore, type RootState } from './store';
import { restoreTypedFields } from '@/browser/new-build/typed-fields.storage';

interface AppProps {
  store?: AppStore;
  /** The state behind the page that is being hydrated. */
  serverState?: RootState | undefined;
}

export function App({ store: givenStore, serverState }: AppProps) {
  const [store] = useState(() => givenStore ?? makeStore());

  useEffect(() => {
    const stopPersisting = persistStore(store);
    const stopEnding = endCustomerDataOnLeaving(store);
    const stopFollowing = followAccountOnceSignedIn(store);
    const stopResuming = store.dispatch(resumeSignIn());
    restoreTypedFields();
    window.dispatchEvent(new Event('app-ready')); // see scripts/inline-start.js
    return () => {
      stopPersisting();
      stopEnding();
      stopFollowing();
      stopResuming();
    };
  }, [store]);

  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Provider>
  );
}
