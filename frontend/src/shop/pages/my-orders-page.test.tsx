import { act, screen, waitFor, within } from '@testing-library/react';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import type { OrderItem } from '@storyloom/backend/contract/order/order';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { fakeAccount } from '@/testing/fake-account';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeBook, makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

const email = 'ada@example.com';

test('orders are numbered and show everything that was specified', async () => {
  const order = makeOrder({ number: 1007, totalPrice: 12.5 });
  fakeShop.orders = [order];
  renderApp('/orders', { email });
  await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  const card = await screen.findByRole('article', { name: /# 1\s*Order 1007/ });
  expect(within(card).getByText('# 1')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('heading', { name: 'Your Orders' })).toBeVisible();
  for (const text of [
    order._id,
    order.name,
    order.email,
    order.phone,
    '$12.50',
    '12 St James Square',
  ]) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  expect(within(card).getByText('London, UK, SW1Y')).toBeVisible();
  expect(within(card).getByText(order.productIds[0] ?? '')).toBeVisible();
  expect(within(card).getByRole('link', { name: order.items[0]?.title ?? '' })).toBeVisible();
  const steps = within(card).getByRole('list', { name: 'Status' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.firstChild?.textContent),
  ).toEqual(['Placed', 'Confirmed', 'Shipped', 'Delivered']);
});

test.each([
  ['says that it is free', {}, /Total Price\$12\.50Shipping: free/],
  ['is not spoken of where the books are collected', { pickup: true }, /Total Price\$12\.50Name/],
])('shipping that cost nothing %s', async (_what, change, message) => {
  fakeShop.orders = [makeOrder({ totalPrice: 12.5, ...change })];
  renderApp('/orders', { email });
  expect(await screen.findByRole('article')).toHaveTextContent(message);
});

test('a title in another script leaves the sentences next to it their direction', async () => {
  const [book] = makeOrder().items;
  const later = { ...book!, supply: 'orderIn', promisedBy: '2099-03-12' } as const;
  fakeShop.orders = [makeOrder({ items: [later] })];
  renderApp('/orders', { email });
  const note = await screen.findByText(/^Ordered for you/);
  expect(note.closest('[dir=auto]')).toBeNull();
});

test('without orders it says "No orders found!"', async () => {
  renderApp('/orders', { email });
  await waitFor(() => expect(screen.getByText('No orders found!')).toBeVisible());
});

test('a failure shows the specified error with Retry', async () => {
  fakeApi.use(http.get(`${apiBase}/orders/email/:email`, () => refuse('service_unavailable')));
  renderApp('/orders', { email });
  await waitFor(() => expect(screen.getByText('Error geting orders data')).toBeVisible());
  expect(screen.getByRole('button', { name: /Retry|Trying again/ })).toBeVisible();
});

test('each order leads to its receipt, in a tab of its own', async () => {
  fakeShop.orders = [makeOrder(), makeOrder({ number: 1002, status: 'shipped' })];
  renderApp('/orders', { email });
  const link = await screen.findByRole('link', { name: 'Receipt of order 1002, in a new tab' });
  expect(link).toHaveAttribute('href', `/api/orders/${fakeShop.orders[1]?._id}/receipt`);
  expect(link).toHaveAttribute('target', '_blank');
});

test('books that came back are struck out, and what is left of the sum stands below', async () => {
  const [emma, persuasion] = [makeOrder().items[0], makeOrder().items[0]] as [OrderItem, OrderItem];
  const back = '2026-11-22T10:00:00.000Z';
  fakeShop.orders = [
    makeOrder({
      status: 'delivered',
      history: [
        { status: 'placed', at: '2026-11-20T10:00:00.000Z' },
        { status: 'delivered', at: '2026-11-21T10:00:00.000Z' },
        { status: 'delivered', at: back, returned: [emma.bookId] },
      ],
      items: [
        { ...emma, title: 'Emma', returnedAt: back },
        { ...persuasion, title: 'Persuasion' },
      ],
      totalPrice: 20,
      left: 10,
    }),
  ];
  renderApp('/orders', { email });
  const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('li');
  await waitFor(() => expect(rowOf('Emma')).toHaveTextContent('Returned 22 Nov 2026'));
  // All its dates are written in one way.
  expect(screen.getByRole('article')).not.toHaveTextContent('/2026');
  expect(rowOf('Persuasion')).not.toHaveTextContent('Returned');
  expect(screen.getByText('Left after returns').parentElement).toHaveTextContent('$10.00');
  // The return is no step of the order's way.
  const timeline = screen.getByRole('list', { name: 'Status' });
  expect(within(timeline).getByText('Delivered').closest('li')).toHaveTextContent(/21/);
  expect(within(timeline).queryByText(/22/)).not.toBeInTheDocument();
});

test('of an order that came back as a whole nothing of the sum is left', async () => {
  fakeShop.orders = [makeOrder({ status: 'returned', totalPrice: 12.5 })];
  renderApp('/orders', { email });
  const left = await screen.findByText('Left after returns');
  expect(left.parentElement).toHaveTextContent('$0.00');
});

test('who has withdrawn from one book may still withdraw from the others', async () => {
  fakeShop.settings.withdrawal = { isOn: true, days: 14 };
  const [emma, persuasion] = [makeOrder().items[0], makeOrder().items[0]] as [OrderItem, OrderItem];
  const receivedAt = '2026-11-22T10:00:00.000Z';
  const items = [emma, persuasion];
  fakeShop.orders = [
    makeOrder({ number: 1004, items, withdrawals: [{ receivedAt, isSignedIn: false }] }),
    makeOrder({
      number: 1003,
      items,
      withdrawals: [{ receivedAt, items: [emma.bookId], isSignedIn: true }],
    }),
    makeOrder({ number: 1002, items, withdrawals: [{ receivedAt, isSignedIn: true }] }),
  ];
  renderApp('/orders', { email });
  const card = async (name: RegExp) => within(await screen.findByRole('article', { name }));
  const link = { name: 'Withdraw from contract' };
  await waitFor(async () =>
    expect((await card(/Order 1003/)).getByRole('link', link)).toBeVisible(),
  );
  expect((await card(/Order 1003/)).getByText(/^Withdrawal received/)).toBeVisible();
  expect((await card(/Order 1004/)).getByRole('link', link)).toBeVisible();
  expect((await card(/Order 1004/)).getByText(/, not signed in$/)).toBeVisible();
  expect((await card(/Order 1002/)).queryByRole('link', link)).not.toBeInTheDocument();
});

test('a cancelled order gives its last copy back to the page of the book', async () => {
  const book = makeBook({ title: 'Emma', stock: 0 });
  fakeShop.books = [book];
  fakeShop.orders = [makeOrder({ productIds: [book._id] })];
  const { user } = renderApp(paths.book(book._id), { email });
  expect((await screen.findAllByText('Sold out')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: /^Your menu/ }));
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  book.stock = 1;
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  await screen.findByText('Order 1001 is cancelled.');
  act(() => window.history.back());
  expect((await screen.findAllByText('Only 1 left')).length).toBeGreaterThan(0);
});

test('an order can be cancelled while it is only placed, after a question', async () => {
  fakeShop.orders = [makeOrder(), makeOrder({ number: 1002, status: 'shipped' })];
  const { user } = renderApp('/orders', { email });
  const buttons = await screen.findAllByRole('button', { name: 'Cancel order' });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(screen.getByText('Cancelled')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  const card = screen.getByRole('article', { name: /Order 1001/ });
  await waitFor(() => expect(card).toHaveFocus());
});

test('an order that was cancelled in another tab meanwhile says so, and shows it', async () => {
  const order = makeOrder();
  fakeShop.orders = [order];
  const { user } = renderApp('/orders', { email });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  fakeShop.orders = [{ ...order, status: 'cancelled' }];
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(screen.getByText(/^It was cancelled before, or is/)).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByText('Cancelled')).toBeVisible());
});

test('a customer buys again what is still to be had of an order', async () => {
  const [emma, gone] = [makeBook({ title: 'Emma' }), makeBook({ title: 'Gone', stock: 0 })];
  fakeShop.books = [emma, gone];
  fakeShop.orders = [makeOrder({ productIds: [emma._id, gone._id] })];
  const { user } = renderApp('/orders', { email });
  await user.click(await screen.findByRole('button', { name: 'Buy again: order 1001' }));
  expect(
    await screen.findByText(/1 book put into your cart. 1 book is not available/),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /cart, 1/i })).toBeInTheDocument();
});

test('a customer with a full cart reads that it is full, and keeps the order in view', async () => {
  const emma = makeBook({ title: 'Emma' });
  const others = Array.from({ length: maxBookListLength }, () => makeBook());
  fakeShop.books = [emma, ...others];
  fakeAccount.kept.cart = others.map(({ _id }) => _id);
  fakeShop.orders = [makeOrder({ productIds: [emma._id] })];
  const { user } = renderApp('/orders', { email });
  expect(await screen.findByRole('link', { name: /cart, 100/i })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Buy again: order 1001' }));
  expect(await screen.findByText('Your cart is full')).toBeInTheDocument();
  expect(screen.getByText('One order takes up to 100 books.')).toBeInTheDocument();
  expect(screen.queryByText(/put into your cart/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your Orders' })).toBeInTheDocument();
});

test('a customer who buys again what is in the cart hears so, not of 0 books', async () => {
  const emma = makeBook({ title: 'Emma' });
  fakeShop.books = [emma];
  fakeAccount.kept.cart = [emma._id];
  fakeShop.orders = [makeOrder({ productIds: [emma._id] })];
  const { user } = renderApp('/orders', { email });
  expect(await screen.findByRole('link', { name: /cart, 1/i })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Buy again: order 1001' }));
  expect(await screen.findByText('In your cart')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Shopping cart' })).toBeInTheDocument();
});

test('all books that are bought again go to the account in one call', async () => {
  const books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Persuasion' })];
  fakeShop.books = books;
  fakeShop.orders = [makeOrder({ productIds: books.map(({ _id }) => _id) })];
  const { user } = renderApp('/orders', { email });
  await user.click(await screen.findByRole('button', { name: 'Buy again: order 1001' }));
  expect(await screen.findByRole('link', { name: /cart, 2/i })).toBeInTheDocument();
  const ids = books.map(({ _id }) => _id);
  await waitFor(() => expect([...fakeAccount.kept.cart].sort()).toEqual(ids.sort()));
  expect(fakeAccount.listCalls).toHaveLength(1);
});

test('an order says where it is, with the shop’s promise, before its books', async () => {
  fakeShop.settings.delivery = 'With you in three days.';
  fakeShop.orders = [
    makeOrder({ status: 'shipped' }),
    makeOrder({ status: 'delivered', number: 2 }),
  ];
  renderApp('/orders', { email });
  const promise = await screen.findByText('With you in three days.');
  expect(screen.getByText('Your parcel has left the shop.')).toBeInTheDocument();
  const book = screen.getAllByRole('link', { name: fakeShop.orders[0]?.items[0]?.title ?? '' })[0];
  expect(promise.compareDocumentPosition(book!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
