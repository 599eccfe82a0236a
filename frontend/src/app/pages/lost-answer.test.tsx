import { act, screen, waitFor } from '@testing-library/react';
import { newOrderSchema } from '@storyloom/backend/contract/order';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readCart, writeCart } from '@/features/cart/cart.storage';
import { hasOpenOrder, noteOpenOrder } from '@/features/orders/checkout.storage';
import { makeBook, makeOrder } from '@/testing/factories';
import { fakeAccount } from '@/testing/fake-account';
import { apiBase, fakeApi, fakeShop } from '@/testing/fake-api';
import { fillIn, openCheckout } from '@/testing/open-checkout';
import type { renderApp } from '@/testing/render-app';

/** The order is placed, but nobody says so. */
function loseAnswers() {
  fakeApi.use(
    http.post(`${apiBase}/orders/`, async ({ request }) => {
      const { productIds } = newOrderSchema.parse(await request.json());
      const idempotencyKey = request.headers.get('Idempotency-Key') ?? '';
      const items = fakeShop.books
        .filter(({ _id }) => productIds.includes(_id))
        .map(({ _id, ...book }) => ({ ...book, bookId: _id, price: book.newPrice }));
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

test('after a lost answer the ordered book leaves the cart once the order is seen, once only', async () => {
  loseAnswers();
  const { book, user } = openCheckout();
  await placeUnheard(user);
  expect(readCart()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Look at your orders' }));
  await screen.findByRole('article', { name: /Order 1001/ });
  await waitFor(() => expect(readCart()).toEqual([]));
  await waitFor(() => expect(fakeAccount.listCalls.join()).toContain(`"remove":["${book._id}"]`));
  // The same book again is a new purchase, with a key of its own.
  await user.click(screen.getByRole('link', { name: book.title }));
  const [add] = await screen.findAllByRole('button', { name: /^Add to Cart/ });
  await user.click(add as HTMLElement);
  await waitFor(() => expect(readCart()).toHaveLength(1));
  expect(hasOpenOrder('uid-ada@example.com', '')).toBe(false);
});

test('a lost answer of another customer, or of an order that was refused, takes nothing', async () => {
  fakeApi.use(http.post(`${apiBase}/orders/`, () => HttpResponse.error()));
  const { book, user } = openCheckout();
  await placeUnheard(user);
  noteOpenOrder('uid-grace@example.com', 'key-of-grace');
  fakeShop.orders = [makeOrder({ productIds: [book._id], idempotencyKey: 'key-of-grace' })];
  await user.click(screen.getByRole('link', { name: 'Look at your orders' }));
  await screen.findByRole('article', { name: /Order 1001/ });
  expect(readCart()).toEqual([book]);
});

test('who adds a book after a lost answer does not order the first one twice', async () => {
  loseAnswers();
  const { book, user } = openCheckout();
  await placeUnheard(user);
  const other = makeBook({ title: 'Persuasion' });
  fakeShop.books = [book, other];
  writeCart([book, other]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'storyloom.cart' })));
  await screen.findAllByText('Persuasion');
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText('Your earlier order had reached us')).toBeVisible());
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  expect(readCart()).toEqual([other]);
  expect(fakeShop.orders).toHaveLength(1);
});
