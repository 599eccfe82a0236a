import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeShop } from '@/testing/fake-api';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeThread } from '@/testing/fake-messages';
import { makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

test('the owner sees which orders have new messages, and answers on the order', async () => {
  const order = makeOrder({ number: 1007, name: 'Mary Shelley', unread: 2 });
  fakeShop.orders = [order];
  const text = 'Is it signed?';
  fakeThread.messages = [
    { _id: 'a'.repeat(24), by: 'customer', text, at: '2026-11-20T11:00:00.000Z' },
  ];
  const { user } = renderApp('/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: '1 new order, 2 new messages' }));
  await user.click(await screen.findByRole('link', { name: '2 new messages' }));
  expect(await screen.findByText('Orders with new messages')).toBeInTheDocument();
  expect(fakeShop.calls.at(-1)).toContain('unread=true');
  await user.click(screen.getByRole('link', { name: '1007' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.type(screen.getByLabelText('New message'), 'Yes, it is.');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Yes, it is.', { selector: 'p' })).toBeInTheDocument();
  const [sent] = fakeThread.calls.filter(({ url }) => url.startsWith('POST'));
  expect(sent?.authorization).toMatch(/^Bearer /);
});

test('an order without messages shows a button before the field', async () => {
  const order = makeOrder({ number: 1007 });
  fakeShop.orders = [order];
  fakeThread.messages = [];
  const { user } = renderApp(`/dashboard/orders/${order._id}`);
  const button = await screen.findByRole('button', { name: 'New message' });
  expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  await user.click(button);
  expect(screen.getByLabelText('New message')).toHaveFocus();
  await user.keyboard('Hello');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Hello', { selector: 'p' })).toBeInTheDocument();
});

test('the order of an erased customer takes neither messages nor notes', async () => {
  const order = makeOrder({
    number: 1007,
    status: 'delivered',
    name: 'Erased',
    erasedAt: '2026-11-20T11:00:00.000Z',
  });
  fakeShop.orders = [order];
  renderApp(`/dashboard/orders/${order._id}`);
  await screen.findByRole('heading', { name: /^Order 1007/ });
  expect(screen.getByRole('heading', { name: 'History' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New message' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('New note')).not.toBeInTheDocument();
});

test('an order without an email address says so instead of taking a message', async () => {
  const order = makeOrder({ number: 1007, source: 'phone', email: '' });
  fakeShop.orders = [order];
  fakeThread.messages = [];
  renderApp(`/dashboard/orders/${order._id}`);
  expect(
    await screen.findByText(
      'Messages about this order are closed, or the order has no email address.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New message' })).not.toBeInTheDocument();
});
