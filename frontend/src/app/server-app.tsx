import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { RenderedByServer } from '@/ui/hydrate-in-view';
import { Router } from './router';
import type { AppStore } from './store';

export function ServerApp({ store, address }: { store: AppStore; address: string }) {
  return (
    <RenderedByServer value>
      <Provider store={store}>
        <StaticRouter location={address}>
          <Router />
        </StaticRouter>
      </Provider>
    </RenderedByServer>
  );
}
