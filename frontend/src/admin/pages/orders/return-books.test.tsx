import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '@storyloom/backend/contract/order/order';
import {
  withdrawalSchema,
  withdrawalStatusSchema,
} from '@storyloom/backend/contract/order/withdrawal';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeBook, makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
let order: Order;
beforeEach(() => {
  signInAsAdmin();
  const books = ['Emma', 'Persuasion', 'Sanditon'].map((title) => makeBook({ title }));
  order = makeOrder({
    status: 'delivered',
    history: [{ status: 'delivered', at: '2026-11-20T10:00:00.000Z', by: 'owner' }],
    productIds: books.map(({ _id }) => _id),
    items: books.map(({ _id, title }) => ({ bookId: _id, title, coverImage: '', price: 10 })),
    totalPrice: 34,
    shipping: 4,
  });
  fakeShop.orders = [order];
});

async function open() {
  const { user } = renderApp(`/dashboard/orders/${order._id}`);
  await user.click(await screen.findByRole('button', { name: 'Return books' }));
  return user;
}

test('single books come back by ticking them, and that can be undone', async () => {
  const user = await open();
  expect(screen.getByRole('button', { name: 'Return' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Persuasion' }));
  await user.click(screen.getByRole('button', { name: 'Return 1 book' }));
  expect(await screen.findByText('1 book of order 1001 came back.')).toBeInTheDocument();
  expect(order.status).toBe('delivered');
  // It is paid already.
  expect(await screen.findByText('Left')).toBeInTheDocument();
  const items = screen.getByRole('region', { name: 'Items (3)' });
  expect(items).toHaveTextContent('$24.00');
  expect(screen.getByText('Returned: Persuasion')).toBeInTheDocument();
  // What lies in the parcel is without it.
  const slip = screen.getByText('Packing slip').closest('article');
  expect(slip).not.toHaveTextContent(/Persuasion|To collect/);
  expect(slip).toHaveTextContent('Sanditon');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  expect(
    await screen.findByText('1 book of order 1001 did not come back after all.'),
  ).toBeInTheDocument();
  expect(order.left).toBeUndefined();
});

test('all books ticked say that the order becomes returned', async () => {
  const user = await open();
  const form = screen.getByRole('group', { name: 'Which books came back?' });
  for (const box of within(form).getAllByRole('checkbox')) await user.click(box);
  expect(form).toHaveTextContent('the order becomes returned, with its shipping');
  await user.click(screen.getByRole('button', { name: 'Return 3 books' }));
  expect(await screen.findByText('3 books of order 1001 came back.')).toBeInTheDocument();
  expect(order.status).toBe('returned');
  expect((await screen.findByText('Left')).parentElement).toHaveTextContent('$0.00');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Return books' })).not.toBeInTheDocument(),
  );
});

test('the list says next to the total of an order that all of it came back', async () => {
  fakeShop.orders.push(makeOrder({ number: 1002, status: 'returned', totalPrice: 25.5 }));
  renderApp('/dashboard/orders');
  const returned = await screen.findByRole('row', { name: /1002/ });
  expect(returned).toHaveTextContent('$25.50all came back');
  expect(screen.getAllByText('all came back')).toHaveLength(1);
});

test('says what stands in the way of a return, with the books that came back before', async () => {
  const user = await open();
  fakeApi.use(
    http.patch(`${apiBase}/orders/:id/status`, () =>
      refuse('invalid_transition', {
        bookIds: order.items.filter(({ title }) => title === 'Emma').map(({ bookId }) => bookId),
      }),
    ),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Emma' }));
  await user.click(screen.getByRole('button', { name: 'Return 1 book' }));
  expect(await screen.findByText('“Emma” came back before.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Emma' })).toBeChecked();
});

test('of an order that has not left nothing can come back', async () => {
  order.status = 'placed';
  renderApp(`/dashboard/orders/${order._id}`);
  await screen.findByRole('heading', { name: 'Items (3)' });
  expect(screen.queryByRole('button', { name: 'Return books' })).not.toBeInTheDocument();
});

test('a withdrawal that is marked as done leads to returning exactly its books', async () => {
  const declared = {
    receivedAt: '2026-11-21T10:00:00.000Z',
    items: [order.items[2]?.bookId ?? ''],
    isSignedIn: false,
  };
  order.withdrawals = [declared];
  const withdrawal = { _id: 'a'.repeat(24), name: 'Ada', email: 'ada@example.com', number: '1001' };
  let status = 'open';
  const answered = () => ({ ...withdrawal, ...declared, orderId: order._id, status });
  fakeApi.use(
    http.get(`${apiBase}/withdrawals/`, () => {
      const open = status === 'open' ? [withdrawalSchema.parse(answered())] : [];
      return HttpResponse.json(open, { headers: { 'X-Total-Count': `${open.length * 12}` } });
    }),
    http.patch(`${apiBase}/withdrawals/:id`, async ({ request }) => {
      ({ status } = withdrawalStatusSchema.parse(await request.json()));
      return HttpResponse.json(withdrawalSchema.parse(answered()));
    }),
  );
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('link', { name: '12 open withdrawals' }));
  expect(await screen.findByText('1 of 12; those of an order come first.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(
    await screen.findByText('This is its order, where you enter the books that came back.'),
  ).toBeInTheDocument();
  expect(await screen.findByText(/^Withdrawal received .*, not signed in$/)).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: 'Sanditon' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Emma' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Return 1 book' }));
  expect(await screen.findByText('1 book of order 1001 came back.')).toBeInTheDocument();
  expect(order.items.map(({ returnedAt }) => returnedAt !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a withdrawal that was marked by mistake is open again with Undo, also after a lost answer', async () => {
  let status = 'open';
  const email = 'ada@example.com';
  const withdrawal = { _id: 'a'.repeat(24), name: email, email, number: '77' };
  const answered = () =>
    withdrawalSchema.parse({
      ...withdrawal,
      isSignedIn: false,
      receivedAt: '2026-11-21T10:00:00.000Z',
      status,
    });
  fakeApi.use(
    http.get(`${apiBase}/withdrawals/`, () =>
      HttpResponse.json(status === 'open' ? [answered()] : []),
    ),
    http.patch(`${apiBase}/withdrawals/:id`, async ({ request }) => {
      ({ status } = withdrawalStatusSchema.parse(await request.json()));
      return HttpResponse.json(answered());
    }),
  );
  const { user } = renderApp('/dashboard/orders/withdrawals');
  await screen.findByText(/^ada@example.com, the whole order/);
  await user.dblClick(screen.getByRole('button', { name: 'Mark as done' }));
  const undo = { name: 'Undo', description: 'Order 77' };
  await screen.findByRole('button', undo);
  await screen.findByText('No withdrawal is open.');
  expect(screen.queryByText(/This is its order/)).not.toBeInTheDocument();
  fakeApi.use(http.patch(`${apiBase}/withdrawals/:id`, () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('button', undo));
  await screen.findByText('It could not be marked. Please try again.');
  await user.click(screen.getByRole('button', undo));
  expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeInTheDocument();
});

test('the orders say how many withdrawals are open, which stand on a page of their own', async () => {
  const declared = Array.from({ length: 40 }, (_, i) =>
    withdrawalSchema.parse({
      _id: `${i}`.padStart(24, 'a'),
      name: 'Ada',
      email: 'ada@example.com',
      number: `${1000 + i}`,
      receivedAt: '2026-11-21T10:00:00.000Z',
      status: 'open',
      isSignedIn: true,
    }),
  );
  fakeApi.use(
    http.get(`${apiBase}/withdrawals/`, () =>
      HttpResponse.json(declared, { headers: { 'X-Total-Count': '40' } }),
    ),
  );
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('link', { name: '40 open withdrawals' }));
  const title = await screen.findByRole('heading', { name: 'Withdrawals' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(await screen.findAllByRole('button', { name: 'Mark as done' })).toHaveLength(40);
  declared.length = 0;
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
});

test('a withdrawal that comes while the orders are open appears by itself, after a failure too', async () => {
  let asked = 0;
  const withdrawal = withdrawalSchema.parse({
    _id: 'a'.repeat(24),
    name: 'Ada',
    email: 'ada@example.com',
    number: '77',
    receivedAt: '2026-11-21T10:00:00.000Z',
    status: 'open',
    isSignedIn: true,
  });
  fakeApi.use(
    http.get(`${apiBase}/withdrawals/`, () => {
      asked += 1;
      return asked > 1 ? HttpResponse.json([withdrawal]) : HttpResponse.error();
    }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    renderApp('/dashboard/orders');
    await waitFor(() => expect(asked).toBe(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByRole('link', { name: '1 open withdrawal' })).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});
