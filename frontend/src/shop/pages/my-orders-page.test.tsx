import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

const email = 'ada@example.com';

test('orders are numbered and show everything that was specified', async () => {
  const order = makeOrder({ number: 1007, totalPrice: 12.5 });
  fakeShop.orders = [order];
  renderApp('/orders', { email });
  await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  const card = await screen.findByRole('article', { name: /# 1\s*Order 1007/ });
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
  expect(within(card).getByText('London, -, UK, SW1Y')).toBeVisible();
  expect(within(card).getByText(order.productIds[0] ?? '')).toBeVisible();
  expect(within(card).getByRole('link', { name: order.items[0]?.title ?? '' })).toBeVisible();
  const steps = within(card).getByRole('list', { name: 'Status' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.firstChild?.textContent),
  ).toEqual(['Placed', 'Confirmed', 'Shipped', 'Delivered']);
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
