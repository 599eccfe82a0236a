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
    await import('./sign-out/remove-ended-session')
      .then((m) => m.removeEndedSession())
      .catch(() => {});
  }
  const page = findPage(new URL(window.location.href));
  // Nothing can be shown without the texts, and the file may be gone after a deploy.
  const wordsLoaded = retry(
    () => loadWords('first'),
    new AbortController().signal,
    () => void reloadForNewBuild(),
  );
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

/** Yields to the browser: the server's page is visible and may be scrolled. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve));
}
