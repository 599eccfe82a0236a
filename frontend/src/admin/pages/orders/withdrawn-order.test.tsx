import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeOrder } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const receivedAt = '2026-11-21T10:00:00.000Z';

function openOrders() {
  const withdrawn = makeOrder({ number: 1001, withdrawals: [{ receivedAt, isSignedIn: true }] });
  fakeShop.orders = [withdrawn, makeOrder({ number: 1002 })];
  return { ...renderApp('/dashboard/orders'), withdrawn };
}

test('the list of orders marks the one from which its customer has withdrawn', async () => {
  openOrders();
  expect(await screen.findByRole('row', { name: /1001.*Withdrawal received/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /1002/ })).not.toHaveTextContent('Withdrawal');
});

test('an order from which its customer has withdrawn goes on only when the owner says so', async () => {
  const { user, withdrawn } = openOrders();
  const confirm = await screen.findByRole('button', { name: 'Confirm: order 1001' });
  await user.click(confirm);
  const question = within(await screen.findByRole('dialog', { name: 'Go on with order 1001?' }));
  expect(question.getByText(/^The customer has withdrawn from “Book number/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Leave as it is' }));
  expect(withdrawn.status).toBe('placed');
  // It rests a moment after each press.
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(confirm);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Order 1001 is now confirmed.')).toBeInTheDocument();
});

test('an order of which the withdrawn book came back goes on without a question', async () => {
  const { user, withdrawn } = openOrders();
  Object.assign(withdrawn.items[0]!, { returnedAt: receivedAt });
  await user.click(await screen.findByRole('button', { name: 'Confirm: order 1001' }));
  expect(await screen.findByText('Order 1001 is now confirmed.')).toBeInTheDocument();
});
