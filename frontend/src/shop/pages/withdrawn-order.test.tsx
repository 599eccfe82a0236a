import { screen, waitFor, within } from '@testing-library/react';
import type { Order, OrderItem } from '@storyloom/backend/contract/order/order';
import { expect, test } from 'vitest';
import { fakeShop } from '@/testing/fake-api';
import { makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

const [emma, persuasion] = [makeOrder().items[0], makeOrder().items[0]] as [OrderItem, OrderItem];
const declared = { receivedAt: '2026-11-22T10:00:00.000Z', isSignedIn: true };

async function openOrder(fields: Partial<Order>) {
  fakeShop.orders = [makeOrder({ items: [emma, persuasion], ...fields })];
  renderApp('/orders', { email: 'ada@example.com' });
  return within(await screen.findByRole('article'));
}

test.each(['placed', 'confirmed', 'ready'] as const)(
  'an order that is %s promises no next step once it was withdrawn from',
  async (status) => {
    fakeShop.settings.withdrawal = { isOn: true, days: 14 };
    const card = await openOrder({ status, withdrawals: [declared] });
    // The promise would come with the settings, as this link does.
    await screen.findByRole('link', { name: 'Withdraw from contract' });
    expect(card.getByText('Next we deal with the withdrawal.')).toBeVisible();
    expect(card.queryByText(/set your books aside|are set aside|wait for you/)).toBeNull();
    expect(card.queryByText(/Pay in cash when it arrives/)).toBeNull();
  },
);

test('books that were withdrawn from one by one are withdrawn from together', async () => {
  const withdrawals = [emma, persuasion].map(({ bookId }, day) => {
    return { ...declared, receivedAt: `2026-11-2${day}T10:00:00.000Z`, items: [bookId] };
  });
  const card = await openOrder({ withdrawals });
  expect(card.getByText('Next we deal with the withdrawal.')).toBeVisible();
});

test('the books that stay in the order keep its next step', async () => {
  const card = await openOrder({ withdrawals: [{ ...declared, items: [emma.bookId] }] });
  expect(card.getByText('Next we look through it and set your books aside.')).toBeVisible();
  await waitFor(() => expect(card.getByText(/Pay in cash when it arrives/)).toBeVisible());
});

test('a parcel that has left the shop is on its way all the same', async () => {
  const card = await openOrder({ status: 'shipped', withdrawals: [declared] });
  expect(card.getByText('Your parcel has left the shop.')).toBeVisible();
});
