import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { keepCart } from '@/features/cart/keep-cart';
import { resumeSignIn } from '@/features/customer-auth/sign-in';
import { countVisit } from '@/features/visits/visits.api';
import { keepWishlist } from '@/features/wishlist/keep-wishlist';
import { Router } from './router';
import { makeStore, type AppStore } from './store';

export function App({ store: givenStore }: { store?: AppStore }) {
  const [store] = useState(() => givenStore ?? makeStore());

  useEffect(() => {
    const stopCart = keepCart(store);
    const stopWishlist = keepWishlist(store);
    resumeSignIn(store.dispatch);
    countVisit(store.dispatch);
    return () => {
      stopCart();
      stopWishlist();
    };
  }, [store]);

  return (
    <Provider store={store}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Provider>
  );
}
