import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { makeBook, makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';
import { fillIn, openCheckout } from '@/testing/open-checkout';

test('what the order comes to and what happens next is there before the list of orders', async () => {
  const { user } = openCheckout(12.5);
  await fillIn(user);
  const list = hold('get', '/orders/email/:email');
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  const card = await screen.findByRole('article', { name: /Order 1001.*just placed/ });
  await waitFor(() => expect(list.isAsked()).toBe(true));
  expect(card).toHaveTextContent('Thank you. Order 1001 is placed.');
  expect(card).toHaveTextContent('To pay on delivery: $12.50');
  expect(card).toHaveTextContent('Emma');
  await waitFor(() => expect(card).toHaveTextContent('An email to ada@example.com follows'));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(card).toHaveFocus());
  list.letGo();
});

test('the order has the keyboard too where its dialog was closed before the page came', async () => {
  fakeShop.orders = [makeOrder()];
  renderApp('/cart', { email: 'ada@example.com' });
  await screen.findByRole('heading', { name: 'Shopping cart' });
  const state = { usr: { newOrderId: fakeShop.orders[0]?._id }, key: 'placed' };
  act(() => {
    window.history.pushState(state, '', paths.orders);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  const card = await screen.findByRole('article', { name: /just placed/ });
  await waitFor(() => expect(card).toHaveFocus());
});

test('an order that has gone on since is not called just placed, and nothing is to pay any more', async () => {
  const { user } = openCheckout(12.5);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await screen.findByRole('article', { name: /just placed/ });
  fakeShop.orders = fakeShop.orders.map((order) => ({ ...order, status: 'delivered' }));
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.getByRole('article', { name: /Order 1001$/ })).toBeVisible();
  });
  expect(screen.getByRole('article', { name: /Order 1001$/ })).not.toHaveTextContent(
    /placed|To pay/,
  );
});

test('on its way an order has the keyboard, and then what stands in its way', async () => {
  const { book, user } = openCheckout();
  const waits = () => screen.getByRole('button', { name: 'Place an Order' });
  await screen.findByText('Tick the box above to continue.');
  await fillIn(user);
  expect(waits()).not.toHaveAccessibleDescription();
  let responseIt = () => {};
  const held = new Promise<void>((resolve) => (responseIt = resolve));
  const gone = () => refuse('book_unavailable', { bookIds: [book._id] });
  fakeApi.use(http.post(`${apiBase}/orders/`, () => held.then(gone)));
  await user.click(waits());
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByText('Loading....')),
  );
  fakeShop.books = [];
  responseIt();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Emma is no longer sold/));
  expect(waits()).toHaveAccessibleDescription(/A book in your cart cannot be bought any more/);
  waits().focus();
  await user.click(screen.getByRole('button', { name: 'See which' }));
  expect(document.activeElement).toHaveTextContent(/Emma is no longer sold/);
});

test('a refusal for a sold-out book shows on the page of the book, too', async () => {
  const book = makeBook({ title: 'Emma', stock: 1 });
  fakeShop.books = [book];
  const { user } = renderApp(paths.book(book._id), { cart: [book], email: 'ada@example.com' });
  await screen.findByRole('heading', { level: 1, name: 'Emma' });
  await user.click(await screen.findByRole('button', { name: /^Your menu/ }));
  await user.click(screen.getByRole('link', { name: 'Check Out' }));
  await fillIn(user);
  fakeApi.use(
    http.post(`${apiBase}/orders/`, () => {
      book.stock = 0;
      return refuse('insufficient_stock', { bookIds: [book._id] });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: 'Emma' });
  expect((await screen.findAllByText('Sold out')).length).toBeGreaterThan(0);
});

test('who takes out what is no longer sold goes on with the keyboard where the order is placed', async () => {
  const [emma, dracula] = [makeBook({ title: 'Emma' }), makeBook({ title: 'Dracula' })];
  fakeShop.books = [dracula];
  const { user } = renderApp('/checkout', { cart: [emma, dracula], email: 'ada@example.com' });
  await fillIn(user);
  await user.click(await screen.findByRole('button', { name: 'Remove it and go on' }));
  const place = screen.getByRole('button', { name: 'Place an Order' });
  await waitFor(() => expect(place.closest('[tabindex="-1"]')).toContainElement(focused()));
});

const focused = () => document.activeElement as HTMLElement;
