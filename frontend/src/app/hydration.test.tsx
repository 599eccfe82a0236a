import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/entry-server';
import { fakeShop } from '@/testing/fake-api';
import { makeBooks } from '@/testing/factories';
import { App } from './app';
import { hydrateStore } from './hydrate-store';
import { hydratePersistedState, makeStore } from './store';

/** Reads from the fake API, as the server reads from its own. */
async function readApi(path: string) {
  const response = await fetch(new URL(path, window.location.origin));
  return { body: await response.text(), headers: Object.fromEntries(response.headers) };
}

test('an old link to a category that is gone shows all books, as the server has rendered them', async () => {
  fakeShop.books = makeBooks(3);
  // The server reads an unknown category as none.
  const { html, data } = await renderPage('/books', readApi, 'en');
  fakeShop.calls = [];
  window.history.replaceState(null, '', '/books?category=nope');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const store = makeStore();
  hydrateStore(store, data);
  const serverState = store.getState();
  hydratePersistedState(store);
  const onRecoverableError = vi.fn();
  const app = <App store={store} serverState={serverState} />;
  await act(async () => render(app, { container, hydrate: true, onRecoverableError }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(fakeShop.calls.filter((call) => call.includes('nope'))).toEqual([]);
});
