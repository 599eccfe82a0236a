import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/entry-server';
import { baseApi } from '@/api/base-api';
import { fakeShop } from '@/testing/fake-api';
import { makeBook, makeBooks } from '@/testing/factories';
import { App } from './app';
import { preloadedState } from './page-state';
import { hydratePersistedState, makeStore } from './store';

/** Reads from the fake API, as the server reads from its own. */
async function readApi(path: string) {
  const response = await fetch(new URL(path, window.location.origin));
  return { body: await response.text(), headers: Object.fromEntries(response.headers) };
}

/** Opens a page that the server has rendered; `visit` happens before the app is there. */
async function openRendered(address: string, rendered = address, visit = () => {}) {
  const { html, data } = await renderPage(rendered, readApi, 'en');
  fakeShop.calls = [];
  window.history.replaceState(null, '', address);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  visit();
  const store = makeStore({ preloadedState: preloadedState(data) });
  const serverState = store.getState();
  hydratePersistedState(store);
  const onRecoverableError = vi.fn();
  const app = <App store={store} serverState={serverState} />;
  await act(async () => render(app, { container, hydrate: true, onRecoverableError }));
  return { onRecoverableError, store };
}

test('an old link to a category that is gone shows all books, as the server has rendered them', async () => {
  fakeShop.books = makeBooks(3);
  // The server reads an unknown category as none.
  const { onRecoverableError } = await openRendered('/books?category=nope', '/books');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(fakeShop.calls.filter((call) => call.includes('nope'))).toEqual([]);
});

test('a rendered list of books is not loaded again until books change', async () => {
  fakeShop.books = makeBooks(3);
  const { store } = await openRendered('/books');
  const listCalls = () => fakeShop.calls.filter((call) => call.startsWith('GET /search'));
  expect(listCalls()).toEqual([]);
  act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: 'Book', id: 'LIST' }])));
  await waitFor(() => expect(listCalls()).toHaveLength(1));
});

test('an address that is typed before the app is there is sent', async () => {
  const book = makeBook({ title: 'Emma', stock: 0 });
  fakeShop.books = [book];
  const field = () => within(screen.getByRole('form', { name: /Tell me/ })).getByLabelText('Email');
  await openRendered(`/books/${book._id}`, undefined, () =>
    fireEvent.input(field(), { target: { value: 'rita@example.com' } }),
  );
  await screen.findByText(/You hear from us/);
  expect(field()).toHaveValue('rita@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Tell me' }));
  await waitFor(() =>
    expect(fakeShop.bookRequests).toEqual([{ bookId: book._id, email: 'rita@example.com' }]),
  );
});
