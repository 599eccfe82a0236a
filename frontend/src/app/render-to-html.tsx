import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { recordTexts } from '@storyloom/backend/contract/shop/recorded-texts';
import { formatNumber } from '@/shop-facts/formats/formats';
import { RenderedByServer } from '@/ui/hydrate-in-view';
import { Router } from './router';
import type { AppStore } from './store';

/** Renders the page at an address, with the texts of its numbers and days. */
export function renderToHtml(store: AppStore, address: string) {
  const texts = recordTexts();
  // Also the numbers of books that a visitor puts into the cart next.
  for (let count = 0; count <= 9; count += 1) formatNumber(count);
  const html = renderToString(
    <RenderedByServer value>
      <Provider store={store}>
        <StaticRouter location={address}>
          <Router />
        </StaticRouter>
      </Provider>
    </RenderedByServer>,
  );
  return { html, texts };
}
