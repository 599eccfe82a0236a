import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Book } from '@storyloom/backend/contract/book/book';
import { storedCart } from '@/shop/cart/cart.storage';
import { storedWishlist } from '@/shop/wishlist/wishlist.storage';
import { fakeAccount } from '@/testing/fake-account';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { makeBooks } from '@/testing/factories';
import { fakeProvider } from '@/testing/fake-provider';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

const [ours, theirs, third] = makeBooks(3) as [Book, Book, Book];
const ada = { email: 'ada@example.com' };

function fillShop() {
  fakeShop.books = [ours, theirs, third];
  fakeAccount.kept = { cart: [theirs._id], wishlist: [theirs._id] };
}

const cartHere = () => storedCart.read().map(({ _id }) => _id);
const cartHolds = (count: number) =>
  screen.findByRole('link', { name: `Cart, ${count} ${count === 1 ? 'book' : 'books'}` });
const isNotified = (call: object) =>
  waitFor(() => expect(fakeAccount.listCalls.join()).toContain(JSON.stringify(call)));

async function logOut(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Your menu/ }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('link', { name: 'Sign in' });
}

test('signing in brings the lists of the device and of the account together', async () => {
  fillShop();
  storedWishlist.write([ours._id]);
  renderApp('/cart', { cart: [ours], ...ada });
  await waitFor(() => expect(screen.getByRole('link', { name: theirs.title })).toBeVisible());
  expect(screen.getByRole('link', { name: ours.title })).toBeVisible();
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([ours._id, theirs._id]));
  expect(cartHere()).toEqual([theirs._id, ours._id]);
  await waitFor(() => expect(storedWishlist.read()).toEqual([ours._id, theirs._id]));
});

test('from then on only what is changed is sent, so nothing comes back', async () => {
  fillShop();
  const { user } = renderApp('/cart', { cart: [ours], ...ada });
  await cartHolds(2);
  // Another device takes ours out meanwhile.
  fakeAccount.kept.cart = [theirs._id];
  fakeAccount.listCalls = [];
  await user.click(await screen.findByRole('button', { name: `Remove ${theirs.title}` }));
  await isNotified({ add: [], remove: [theirs._id] });
  await waitFor(() => expect(cartHere()).toEqual([]));
  expect(fakeAccount.listCalls).toHaveLength(1);
});

test('what another device has changed is here when one comes back to the page', async () => {
  fillShop();
  renderApp('/', ada);
  await cartHolds(1);
  fakeAccount.kept.cart = [third._id, theirs._id];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await cartHolds(2)).toHaveAttribute('href', '/cart');
});

test('a change that cannot be saved is undone with a toast', async () => {
  fillShop();
  const { user } = renderApp(`/books/${third._id}`, ada);
  await cartHolds(1);
  await screen.findByRole('link', { name: 'Wishlist, 1 book' });
  fakeApi.use(
    http.patch(api('/me/cart'), () => HttpResponse.error(), { once: true }),
    http.patch(api('/me/wishlist'), () => HttpResponse.error(), { once: true }),
  );
  const [add] = await screen.findAllByRole('button', { name: `Add to Cart: ${third.title}` });
  await user.click(add as HTMLElement);
  await screen.findByText('Your cart could not be saved. Please try again.');
  await cartHolds(1);
  expect(cartHere()).toEqual([theirs._id]);
  const [heart] = screen.getAllByRole('button', { name: `Add ${third.title} to your wishlist` });
  await user.click(heart as HTMLElement);
  await screen.findByText('Your wishlist could not be saved. Please try again.');
  await screen.findByRole('link', { name: 'Wishlist, 1 book' });
  expect(fakeAccount.kept).toMatchObject({ cart: [theirs._id], wishlist: [theirs._id] });

  await user.click(add as HTMLElement);
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([third._id, theirs._id]));
  await cartHolds(2);
});

test('a book is back in the cart of the account if its removal was not saved', async () => {
  fillShop();
  const { user } = renderApp('/cart', ada);
  await cartHolds(1);
  fakeApi.use(http.patch(api('/me/cart'), () => HttpResponse.error(), { once: true }));
  await user.click(await screen.findByRole('button', { name: `Remove ${theirs.title}` }));
  await screen.findByText('Your cart could not be saved. Please try again.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Remove ${theirs.title}` })).toBeVisible(),
  );
});

test('a change that was under way when the page was left is sent by the next page', async () => {
  fillShop();
  const first = renderApp(`/books/${third._id}`, ada);
  await cartHolds(1);
  const saving = hold('patch', '/me/cart');
  const [add] = await screen.findAllByRole('button', { name: `Add to Cart: ${third.title}` });
  await first.user.click(add as HTMLElement);
  await waitFor(() => expect(saving.isAsked()).toBe(true));
  first.unmount();
  fakeApi.resetHandlers();
  renderApp('/', { ...ada, cart: [theirs, third] });
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([third._id, theirs._id]));
  await cartHolds(2);
});

test('a change with a lost response shows as the account has it', async () => {
  fillShop();
  const { user } = renderApp(`/books/${third._id}`, ada);
  await cartHolds(1);
  const loseResponse = () => {
    fakeAccount.kept.cart = [third._id, theirs._id];
    return HttpResponse.error();
  };
  fakeApi.use(http.patch(api('/me/cart'), loseResponse, { once: true }));
  const [add] = await screen.findAllByRole('button', { name: `Add to Cart: ${third.title}` });
  await user.click(add as HTMLElement);
  await screen.findByText('Your cart could not be saved. Please try again.');
  await waitFor(() => expect(cartHere()).toEqual([theirs._id, third._id]));
});

test('with the API away at the start, the lists are united as soon as it is there', async () => {
  fillShop();
  let lost = 0;
  const lose = () => {
    lost += 1;
    return HttpResponse.error();
  };
  fakeApi.use(http.put(api('/me/cart'), lose), http.get(api('/me'), lose));
  renderApp('/', { cart: [ours], ...ada });
  await waitFor(() => expect(lost).toBeGreaterThan(0));
  await cartHolds(1);
  fakeApi.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
  await cartHolds(2);
  expect(fakeAccount.kept.cart).toEqual([ours._id, theirs._id]);
});

test('signing out takes what is the account’s off the device, and leaves what was put there before', async () => {
  fillShop();
  const { user } = renderApp('/', { cart: [ours], ...ada });
  await cartHolds(2);
  await waitFor(() => expect(storedWishlist.read()).toEqual([theirs._id]));
  await logOut(user);
  await cartHolds(1);
  expect(cartHere()).toEqual([ours._id]);
  expect(storedWishlist.read()).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(theirs._id);
});

test('what was put in before the account answered leaves with its customer', async () => {
  fillShop();
  fakeAccount.kept.wishlist = [];
  const reading = hold('get', '/me');
  const { user } = renderApp(`/books/${third._id}`, { cart: [ours], ...ada });
  await waitFor(() => expect(reading.isAsked()).toBe(true));
  const [add] = await screen.findAllByRole('button', { name: `Add to Cart: ${third.title}` });
  await user.click(add as HTMLElement);
  await cartHolds(2);
  reading.letGo();
  await cartHolds(3);
  await waitFor(() => expect(fakeAccount.kept.cart).toContain(third._id));
  await logOut(user);
  await cartHolds(1);
  expect(cartHere()).toEqual([ours._id]);
});

test('books added before the provider knew the customer leave with their account', async () => {
  fillShop();
  fakeAccount.kept.wishlist = [];
  const opening = hold('post', '/session');
  const { user } = renderApp(`/books/${third._id}`, { cart: [ours], ...ada });
  await waitFor(() => expect(opening.isAsked()).toBe(true));
  const [add] = await screen.findAllByRole('button', { name: `Add to Cart: ${third.title}` });
  await user.click(add as HTMLElement);
  await cartHolds(2);
  opening.letGo();
  await cartHolds(3);
  await waitFor(() => expect(fakeAccount.kept.cart).toContain(third._id));
  await logOut(user);
  await cartHolds(1);
  expect(cartHere()).toEqual([ours._id]);
});

test('an answer that comes after the sign-out notes nothing of who was signed in', async () => {
  fillShop();
  const reading = hold('get', '/books');
  const { user } = renderApp('/cart', { cart: [ours], ...ada });
  await waitFor(() => expect(reading.isAsked()).toBe(true));
  await logOut(user);
  reading.letGo();
  await new Promise((resolve) => window.setTimeout(resolve, 500));
  expect(JSON.stringify({ ...localStorage })).not.toContain(`uid-${ada.email}`);
});

test('the next customer does not get what the one before had', async () => {
  fillShop();
  const first = renderApp('/', ada);
  await cartHolds(1);
  await logOut(first.user);
  await cartHolds(0);
  fakeAccount.kept = { cart: [third._id], wishlist: [] };
  fakeProvider.passwords.set('grace@example.com', 'a-password');
  await first.user.click(screen.getByRole('link', { name: 'Sign in' }));
  await first.user.type(await screen.findByLabelText('Email'), 'grace@example.com');
  await first.user.type(screen.getByLabelText('Password'), 'a-password');
  await first.user.click(screen.getByRole('button', { name: 'Login' }));
  await cartHolds(1);
  await waitFor(() => expect(cartHere()).toEqual([third._id]));
  expect(fakeAccount.kept.cart).toEqual([third._id]);
});

test('a book that is gone stays in the account’s list and out of this device’s', async () => {
  fillShop();
  fakeShop.books = [ours];
  const { user } = renderApp('/', { cart: [ours], ...ada });
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([ours._id, theirs._id]));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 book' }));
  await user.click(await screen.findByRole('button', { name: `Remove ${ours.title}` }));
  await isNotified({ add: [], remove: [ours._id] });
  expect(fakeAccount.kept.cart).toEqual([theirs._id]);
});

test('what is taken out while the lists are being brought together is taken out of both', async () => {
  fillShop();
  const merging = hold('put', '/me/cart');
  const { user } = renderApp('/cart', { cart: [ours], ...ada });
  await waitFor(() => expect(merging.isAsked()).toBe(true));
  await user.click(await screen.findByRole('button', { name: `Remove ${ours.title}` }));
  await cartHolds(0);
  merging.letGo();
  await cartHolds(1);
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([theirs._id]));
  expect(cartHere()).toEqual([theirs._id]);
});
