import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Book } from '@storyloom/backend/contract/book/book';
import { newOrderSchema, orderSchema } from '@storyloom/backend/contract/order/order';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storedCart } from '@/shop/cart/cart.storage';
import { findUnansweredKey, storeAttempt } from '@/shop/checkout/order-attempts.storage';
import { makeBook, makeOrder } from '@/testing/factories';
import { fakeAccount } from '@/testing/fake-account';
import { response, apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { fillIn, openCheckout } from '@/testing/open-checkout';
import type { renderApp } from '@/testing/render-app';

/** The order is placed, but the response gets lost. */
function loseResponses() {
  fakeApi.use(
    http.post(`${apiBase}/orders/`, async ({ request }) => {
      const { productIds } = newOrderSchema.parse(await request.json());
      const idempotencyKey = request.headers.get('Idempotency-Key') ?? '';
      const items = fakeShop.books
        .filter(({ _id }) => productIds.includes(_id))
        .map(({ _id, title, coverImage, newPrice }) => {
          return { bookId: _id, title, coverImage, price: newPrice };
        });
      fakeShop.orders.unshift(makeOrder({ productIds, items, idempotencyKey }));
      return HttpResponse.error();
    }),
  );
}

async function placeUnheard(user: ReturnType<typeof renderApp>['user']) {
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
}

/** After a failure the cart is looked at again first, once more where other books came into it. */
async function tryAgain() {
  const button = screen.getByRole('button', { name: 'Place an Order' });
  await waitFor(() => {
    expect(button).toBeEnabled();
    fireEvent.click(button);
  });
}

test('after a lost answer the ordered book leaves the cart once the order is seen, once only', async () => {
  loseResponses();
  const { book, user } = openCheckout();
  await placeUnheard(user);
  expect(storedCart.read()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Look at your orders' }));
  await screen.findByRole('article', { name: /Order 1001/ });
  await waitFor(() => expect(storedCart.read()).toEqual([]));
  await waitFor(() => expect(fakeAccount.listCalls.join()).toContain(`"remove":["${book._id}"]`));
  // The same book again is a new purchase, with a key of its own.
  await user.click(screen.getByRole('link', { name: book.title }));
  const [add] = await screen.findAllByRole('button', { name: /^Add to Cart/ });
  await user.click(add as HTMLElement);
  await waitFor(() => expect(storedCart.read()).toHaveLength(1));
  expect(findUnansweredKey('uid-ada@example.com', '')).toBeUndefined();
});

test('who has lost an answer still reads of it when the order has taken its books out of the cart', async () => {
  loseResponses();
  const { user } = openCheckout();
  await placeUnheard(user);
  fakeAccount.kept.cart = [];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('link', { name: 'Cart, 0 books' });
  await user.click(screen.getByRole('link', { name: 'Look at your orders' }));
  expect(await screen.findByRole('article', { name: /Order 1001/ })).toBeInTheDocument();
});

test('a lost answer of another customer, or of an order that was refused, takes nothing', async () => {
  fakeApi.use(http.post(`${apiBase}/orders/`, () => HttpResponse.error()));
  const { book, user } = openCheckout();
  await placeUnheard(user);
  storeAttempt('uid-grace@example.com', 'key-of-grace', '');
  fakeShop.orders = [makeOrder({ productIds: [book._id], idempotencyKey: 'key-of-grace' })];
  await user.click(screen.getByRole('link', { name: 'Look at your orders' }));
  await screen.findByRole('article', { name: /Order 1001/ });
  expect(storedCart.read()).toEqual([book]);
});

/** The customer goes on with one more book in the cart, in the same checkout. */
async function addAnother(book: Book): Promise<Book> {
  const other = makeBook({ title: 'Persuasion' });
  fakeShop.books = [book, other];
  storedCart.write([book, other]);
  fakeAccount.kept.cart = [book._id, other._id];
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'storyloom.cart' })));
  await screen.findAllByText('Persuasion');
  return other;
}

test('who adds a book after a lost answer does not order the first one twice', async () => {
  loseResponses();
  const { book, user } = openCheckout();
  await placeUnheard(user);
  const other = await addAnother(book);
  await tryAgain();
  await waitFor(() => expect(screen.getByText('Your earlier order had reached us')).toBeVisible());
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  expect(storedCart.read()).toEqual([other]);
  expect(fakeShop.orders).toHaveLength(1);
});

test('sends nothing while it is unknown whether the earlier order was placed', async () => {
  loseResponses();
  const { book, user } = openCheckout();
  await placeUnheard(user);
  const other = await addAnother(book);
  fakeApi.use(http.get(`${apiBase}/orders/email/:email`, () => refuse('service_unavailable')));
  await tryAgain();
  await screen.findByText(/whether your earlier order had reached us, so nothing was sent now/);
  expect(fakeShop.orders).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'OK' }));

  fakeApi.resetHandlers();
  await tryAgain();
  await waitFor(() => expect(screen.getByText('Your earlier order had reached us')).toBeVisible());
  expect(storedCart.read()).toEqual([other]);
  expect(fakeShop.orders).toHaveLength(1);
});

test('what is sent after a lost answer has the key of that order, which no list may show yet', async () => {
  const keys: (string | null)[] = [];
  let responseIt = () => {};
  const held = new Promise<void>((resolve) => (responseIt = resolve));
  fakeApi.use(
    // A list that was asked for before the order was placed comes late.
    http.get(`${apiBase}/orders/email/:email`, async () => {
      const orders = [...fakeShop.orders];
      if (keys.length === 2 && orders.length === 0) await held;
      return response(z.array(orderSchema), orders);
    }),
    http.post(`${apiBase}/orders/`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? HttpResponse.error() : refuse('idempotency_key_reused');
    }),
  );
  const { book, user } = openCheckout();
  await placeUnheard(user);
  const other = await addAnother(book);
  await tryAgain();
  await screen.findByText(/An earlier try seems to have reached us/);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(keys[1]).toBe(keys[0]);

  // Seconds later it is placed.
  fakeShop.orders = [makeOrder({ productIds: [book._id], idempotencyKey: keys[0] ?? '' })];
  const button = screen.getByRole('button', { name: 'Place an Order' });
  await tryAgain();
  await waitFor(() => expect(button).not.toBeVisible());
  responseIt();
  await waitFor(() => expect(screen.getByText('Your earlier order had reached us')).toBeVisible());
  expect(storedCart.read()).toEqual([other]);
  expect(keys).toHaveLength(2);
});

test('an order that was cancelled since its answer got lost can be placed again', async () => {
  loseResponses();
  const { book, user } = openCheckout();
  await placeUnheard(user);
  const [lost] = fakeShop.orders;
  Object.assign(lost ?? {}, { status: 'cancelled' });
  fakeApi.resetHandlers();
  // The API answers a key that it knows with the order of that key.
  fakeApi.use(
    http.post(`${apiBase}/orders/`, ({ request }) =>
      request.headers.get('Idempotency-Key') === lost?.idempotencyKey
        ? response(orderSchema, lost)
        : undefined,
    ),
  );
  await tryAgain();
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  expect(fakeShop.orders.map(({ status }) => status)).toEqual(['placed', 'cancelled']);
  expect(fakeShop.orders[0]?.productIds).toEqual([book._id]);
  expect(storedCart.read()).toEqual([]);
});

test('a cancelled order takes nothing out of a cart that has grown since', async () => {
  loseResponses();
  const { book, user } = openCheckout();
  await placeUnheard(user);
  Object.assign(fakeShop.orders[0] ?? {}, { status: 'cancelled' });
  fakeApi.resetHandlers();
  const other = await addAnother(book);
  await tryAgain();
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  expect(fakeShop.orders[0]?.productIds).toEqual([book._id, other._id]);
});

test('reports an order that fails after the customer has left the page', async () => {
  fakeApi.use(http.post(`${apiBase}/orders/`, () => refuse('service_unavailable')));
  const placing = hold('post', '/orders/');
  const { user } = openCheckout();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(placing.isAsked()).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Services' }));
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  placing.letGo();
  expect(await screen.findByText('Failed to place an order')).toBeInTheDocument();
});

test('who comes back days after a lost answer does not order the same books twice', async () => {
  loseResponses();
  const { user } = openCheckout();
  await placeUnheard(user);
  fakeApi.resetHandlers();
  // By then the API has forgotten the key.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  try {
    await tryAgain();
    await waitFor(() =>
      expect(screen.getByText('Your earlier order had reached us')).toBeVisible(),
    );
    await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  } finally {
    vi.useRealTimers();
  }
  expect(fakeShop.orders).toHaveLength(1);
  expect(storedCart.read()).toEqual([]);
});

test('books of an order that was cancelled meanwhile stay in the cart', async () => {
  loseResponses();
  const { book, user } = openCheckout();
  await placeUnheard(user);
  Object.assign(fakeShop.orders[0] ?? {}, { status: 'cancelled' });
  await user.click(screen.getByRole('link', { name: 'Look at your orders' }));
  await screen.findByRole('article', { name: /Order 1001/ });
  await screen.findByRole('link', { name: 'Cart, 1 book' });
  expect(storedCart.read()).toEqual([book]);
});
