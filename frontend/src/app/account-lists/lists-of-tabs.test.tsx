import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { App } from '@/app/app';
import { start } from '@/app/start';
import { storedCart } from '@/shop/cart/cart.storage';
import { storeSignIn } from '@/shop/sign-in/signed-in.storage';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { fakeAccount } from '@/testing/fake-account';
import { makeBook } from '@/testing/factories';
import { hold } from '@/testing/hold';
import { fakeProvider, makeUser } from '@/testing/fake-provider';
import { closeBrowser, signInElsewhere } from '@/testing/browser/other-tab';
import { renderApp } from '@/testing/render-app';

const book = makeBook();
const ada = 'ada@example.com';

test('a sign-in that was to end with the browser has ended when the browser was closed', async () => {
  storeSignIn('browser');
  closeBrowser();
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  localStorage.setItem('storyloom.account-lists', JSON.stringify({ uid: `uid-${ada}`, own: {} }));
  fakeShop.session = ada;
  storedCart.write([book]);
  const { store } = await start();
  render(<App store={store} />);
  await screen.findByRole('link', { name: 'Cart, 0 books' });
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem('firebase:authUser:key:[DEFAULT]')).toBeNull();
  // The API's own session ends as well.
  await waitFor(() => expect(fakeShop.session).toBeNull());
});

test('signing in in one tab signs in the other ones', async () => {
  renderApp('/');
  await screen.findByRole('link', { name: 'Sign in' });
  fakeProvider.user = makeUser(ada);
  signInElsewhere({ hasCookie: true });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Your menu/ })).toBeVisible());
});

test('a cart that was not united yet when the page was left is united by the next page', async () => {
  const theirs = makeBook();
  fakeShop.books = [book, theirs];
  fakeAccount.kept = { cart: [theirs._id], wishlist: [] };
  const uniting = hold('put', '/me/cart');
  const first = renderApp('/', { email: ada, cart: [book] });
  await waitFor(() => expect(uniting.isAsked()).toBe(true));
  first.unmount();
  fakeApi.resetHandlers();
  renderApp('/', { email: ada, cart: [book] });
  await screen.findByRole('link', { name: 'Cart, 2 books' });
  expect(fakeAccount.kept.cart).toEqual([book._id, theirs._id]);
});

test('unavailable books of the wishlist leave the account in one call', async () => {
  const [emma, first, second] = [makeBook({ title: 'Emma' }), makeBook(), makeBook()];
  fakeShop.books = [emma];
  fakeAccount.kept = { cart: [], wishlist: [emma._id, first._id, second._id] };
  const { user } = renderApp('/wishlist', { email: 'ada@example.com' });
  const button = await screen.findByRole('button', { name: 'Take them off' });
  await user.click(button);
  await waitFor(() => expect(fakeAccount.kept.wishlist).toEqual([emma._id]));
  expect(fakeAccount.listCalls).toHaveLength(1);
});

test('a book that is removed before the lists could be united does not come back', async () => {
  const theirs = makeBook();
  fakeShop.books = [book, theirs];
  fakeAccount.kept = { cart: [theirs._id], wishlist: [] };
  const lose = vi.fn(() => HttpResponse.error());
  fakeApi.use(http.put(api('/me/cart'), lose, { once: true }));
  const { user } = renderApp('/cart', { email: ada, cart: [book] });
  await waitFor(() => expect(lose).toHaveBeenCalled());
  await user.click(await screen.findByRole('button', { name: `Remove ${book.title}` }));
  await waitFor(() => expect(fakeAccount.listCalls).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: theirs.title });
  expect(fakeAccount.kept.cart).toEqual([theirs._id]);
  expect(screen.queryByRole('link', { name: book.title })).not.toBeInTheDocument();
});
