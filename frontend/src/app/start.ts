import { setRecordedTexts } from '@storyloom/backend/contract/shop/recorded-texts';
import { loadWords } from '@/words/load-words';
import { reloadForNewBuild } from '@/browser/new-build';
import { retry } from '@/browser/retry';
import { watchErrors } from '@/api/report-error';
import { rememberPageLanguage } from '@/config/page-language';
import { hasEndedWithBrowser } from '@/shop/sign-in/signed-in.storage';
import { removeBrowsingData } from './sign-out/remove-customer-data';
import { findPageState, preloadedState } from './page-state';
import { findPage } from './router';
import { hydratePersistedState, makeStore } from './store';

/**
 * Creates the store; resolves when the app can hydrate the server's page. `serverState`: the state
 * from which the server rendered.
 */
export async function start() {
  await nextTask();
  rememberPageLanguage();
  watchErrors();
  if (hasEndedWithBrowser()) {
    removeBrowsingData();
    // The next person must not see the lists of that customer.
    await untilLoaded(() =>
      import('./sign-out/remove-ended-session').then((m) => m.removeEndedSession()),
    );
  }
  const page = findPage(new URL(window.location.href));
  const wordsLoaded = untilLoaded(() => loadWords('first'));
  // If its code does not load, the page shows a spinner and tries again.
  const pageLoaded = page?.load().catch(() => {});
  const pageState = findPageState();
  if (!pageState) {
    await wordsLoaded;
    const store = makeStore();
    hydratePersistedState(store);
    for (const query of page?.firstQueries ?? []) void store.dispatch(query);
    return { store, serverState: undefined };
  }
  await Promise.all([pageLoaded, wordsLoaded]);
  await nextTask();
  setRecordedTexts(pageState.texts);
  const store = makeStore({ preloadedState: preloadedState(pageState) });
  await nextTask();
  const serverState = store.getState();
  hydratePersistedState(store);
  await nextTask();
  return { store, serverState };
}

/** Retries what the page cannot do without; after a deploy its file may be gone. */
function untilLoaded(load: () => Promise<void>): Promise<void> {
  return retry(load, new AbortController().signal, () => void reloadForNewBuild());
}

/** Yields to the browser: the server's page is visible and may be scrolled. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve));
}
