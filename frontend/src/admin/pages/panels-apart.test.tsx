import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeShop } from '@/testing/fake-api';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

vi.mock('@/admin/reports/dashboard/stat-cards', () => ({
  StatCards: () => {
    throw new TypeError('no figures');
  },
}));
vi.mock('@/admin/orders/detail/order-notes', async (original) => ({
  ...(await original<object>()),
  OrderNotes: () => {
    throw new TypeError('no notes');
  },
}));

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  vi.mocked(console.error).mockImplementation(() => {});
});

const sign = /^Something went wrong on our side/;

test('a part of the dashboard that throws leaves the others standing', async () => {
  renderApp('/dashboard');
  expect(await screen.findByText(sign)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Monthly Revenue' })).toBeInTheDocument();
  vi.mocked(console.error).mockClear(); // React prints what it caught
});

test('a part of an order that throws leaves the others standing', async () => {
  const order = makeOrder({ number: 1003 });
  fakeShop.orders = [order];
  renderApp(`/dashboard/orders/${order._id}`);
  expect(await screen.findByText(sign)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Items (1)' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'History' })).toBeInTheDocument();
  vi.mocked(console.error).mockClear();
});
