import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as orderNotes from '@/admin/orders/detail/order-notes';
import * as statCards from '@/admin/reports/dashboard/stat-cards';
import { fakeShop } from '@/testing/fake-api';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  vi.mocked(console.error).mockImplementation(() => {});
});

function fail(): never {
  throw new TypeError('nothing to show');
}
const sign = /^Something went wrong on our side/;

test('a part of the dashboard that throws leaves the others standing', async () => {
  vi.spyOn(statCards, 'StatCards').mockImplementation(fail);
  renderApp('/dashboard');
  expect(await screen.findByText(sign)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Monthly Revenue' })).toBeInTheDocument();
  vi.mocked(console.error).mockClear(); // React prints what it caught
});

test('a part of an order that throws leaves the others standing', async () => {
  vi.spyOn(orderNotes, 'OrderNotes').mockImplementation(fail);
  const order = makeOrder({ number: 1003 });
  fakeShop.orders = [order];
  renderApp(`/dashboard/orders/${order._id}`);
  expect(await screen.findByText(sign)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Items (1)' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'History' })).toBeInTheDocument();
  vi.mocked(console.error).mockClear();
});
