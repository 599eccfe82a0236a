import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Book } from '@storyloom/backend/contract/book/book';
import { readCart } from '@/shop/cart/cart.storage';
import { writeWishlist, readWishlist } from '@/shop/wishlist/wishlist.storage';
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

const cartHere = () => readCart().map(({ _id }) => _id);
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
  writeWishlist([ours._id]);
  renderApp('/cart', { cart: [ours], ...ada });
  await waitFor(() => expect(screen.getByRole('link', { name: theirs.title })).toBeVisible());
  expect(screen.getByRole('link', { name: ours.title })).toBeVisible();
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([ours._id, theirs._id]));
  expect(cartHere()).toEqual([theirs._id, ours._id]);
  await waitFor(() => expect(readWishlist()).toEqual([ours._id, theirs._id]));
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

test('what was changed without network is sent when it is back, and what others changed shows', async () => {
  fillShop();
  const { user } = renderApp('/cart', ada);
  await cartHolds(1);
  await screen.findByRole('link', { name: 'Wishlist, 1 book' });
  let lost = 0;
  fakeApi.use(
    http.patch(api('/me/cart'), () => {
      lost += 1;
      return HttpResponse.error();
    }),
  );
  await user.click(await screen.findByRole('button', { name: `Remove ${theirs.title}` }));
  await cartHolds(0);
  await waitFor(() => expect(lost).toBe(1));
  expect(fakeAccount.kept.cart).toEqual([theirs._id]);
  // Another device has a wish meanwhile.
  fakeAccount.kept.wishlist = [third._id, theirs._id];
  fakeApi.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([]));
  await screen.findByRole('link', { name: 'Wishlist, 2 books' });
  await cartHolds(0);
});

test('what was added while the shop did not answer is sent a while later', async () => {
  fillShop();
  const { user } = renderApp(`/books/${third._id}`, ada);
  await cartHolds(1);
  const [heart] = await screen.findAllByRole('button', {
    name: `Add ${third.title} to your wishlist`,
  });
  await user.click(heart as HTMLElement);
  await waitFor(() => expect(fakeAccount.kept.wishlist).toEqual([third._id, theirs._id]));
  fakeApi.use(http.patch(api('/me/cart'), () => HttpResponse.error(), { once: true }));
  const [add] = screen.getAllByRole('button', { name: `Add to Cart: ${third.title}` });
  await user.click(add as HTMLElement);
  await cartHolds(2);
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([third._id, theirs._id]));
});

test('a book that is put in again stays, though nobody heard that the account took it out', async () => {
  fillShop();
  const { user, unmount } = renderApp('/cart', ada);
  await cartHolds(1);
  fakeApi.use(
    http.patch(api('/me/cart'), () => {
      fakeAccount.kept.cart = [];
      return HttpResponse.error();
    }),
  );
  await user.click(await screen.findByRole('button', { name: `Remove ${theirs.title}` }));
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([]));
  unmount();
  fakeApi.resetHandlers();
  renderApp('/', { cart: [theirs], ...ada });
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([theirs._id]));
  expect(cartHere()).toEqual([theirs._id]);
});

test('a book whose adding nobody heard of stays out when another device took it out since', async () => {
  fillShop();
  const { user } = renderApp(`/books/${third._id}`, ada);
  await cartHolds(1);
  fakeApi.use(
    http.patch(
      api('/me/cart'),
      ({ request }) => {
        fakeAccount.listKeys.push(request.headers.get('Idempotency-Key') ?? '');
        fakeAccount.kept.cart = [theirs._id]; // put in, and taken out by the other device
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const [add] = await screen.findAllByRole('button', { name: `Add to Cart: ${third.title}` });
  await user.click(add as HTMLElement);
  await cartHolds(2);
  await cartHolds(1);
  expect(cartHere()).toEqual([theirs._id]);
  expect(fakeAccount.kept.cart).toEqual([theirs._id]);
});

test('signing out takes what is the account’s off the device, and leaves what was put there before', async () => {
  fillShop();
  const { user } = renderApp('/', { cart: [ours], ...ada });
  await cartHolds(2);
  await waitFor(() => expect(readWishlist()).toEqual([theirs._id]));
  await logOut(user);
  await cartHolds(1);
  expect(cartHere()).toEqual([ours._id]);
  expect(readWishlist()).toEqual([]);
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

test('what was put in before the provider said who is signed in leaves with them', async () => {
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
  const merging = hold('patch', '/me/cart');
  const { user } = renderApp('/cart', { cart: [ours], ...ada });
  await waitFor(() => expect(merging.isAsked()).toBe(true));
  await user.click(await screen.findByRole('button', { name: `Remove ${ours.title}` }));
  await cartHolds(0);
  // So long that what was taken out would be sent.
  await new Promise((resolve) => window.setTimeout(resolve, 500));
  merging.letGo();
  await cartHolds(1);
  await waitFor(() => expect(fakeAccount.kept.cart).toEqual([theirs._id]));
  expect(cartHere()).toEqual([theirs._id]);
});
