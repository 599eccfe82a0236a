import { systemSchema } from '@storyloom/backend/contract/health';
import { adminStatsSchema, type AdminStats } from '@storyloom/backend/contract/admin/admin-stats';
import {
  adminLoginSchema,
  adminPasswordChangeSchema,
  adminTokenSchema,
} from '@storyloom/backend/contract/admin/admins';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { csv, fakeAdmin, adminHandler, resetFakeAdmin } from './fake-admin';
import { adminBookHandlers } from './fake-admin-books';
import { counterHandlers } from './fake-counter';
import { adminPublisherHandlers } from './fake-admin-publishers';
import { awaitedBooksHandlers } from './fake-awaited-books';
import { adminShelfHandlers } from './fake-admin-shelves';
import { adminOrderHandlers } from './fake-admin-orders';
import { adminSettingsHandlers } from './fake-admin-settings';
import { adminTeamHandlers } from './fake-admin-team';
import { response, api, fakeApi, fakeShop, refuse } from '../fake-api';

function makeStats(fields: Partial<AdminStats> = {}): AdminStats {
  const months = Array.from({ length: 12 }, (_unused, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    revenue: index * 100,
  }));
  return adminStatsSchema.parse({
    totalBooks: fakeShop.books.length,
    trendingBooks: fakeShop.books.filter(({ trending }) => trending).length,
    totalOrders: fakeShop.orders.length,
    totalSales: 0,
    totalShipping: 0,
    returnedOrders: 0,
    returnedSales: 0,
    counterOrders: 0,
    counterSales: 0,
    ordersLeft: 0,
    newOrders: 0,
    visitsLastDay: 0,
    monthlyRevenue: months,
    customersByAverageOrder: [],
    salesByCategory: [],
    bestSellers: [],
    lowStock: [],
    ...fields,
  });
}

const adminSessionHandlers: HttpHandler[] = [
  http.post(api('/auth/admin'), async ({ request }) => {
    const login = adminLoginSchema.parse(await request.json());
    fakeAdmin.logins.push(login);
    if (login.password !== fakeAdmin.password) return refuse('authentication_failed');
    const { token, mustChangePassword } = fakeAdmin;
    return response(adminTokenSchema, {
      token,
      expiresIn: 3600,
      ...(mustChangePassword && { mustChangePassword }),
    });
  }),
  http.delete(api('/auth/admin'), ({ request }) => {
    fakeAdmin.ended.push(request.headers.get('Authorization') ?? '');
    return new HttpResponse(null, { status: 204 });
  }),
  http.put(api('/auth/admin/password'), ({ request }) =>
    adminHandler(request, async () => {
      const change = adminPasswordChangeSchema.parse(await request.json());
      if (change.currentPassword !== fakeAdmin.password) return refuse('authentication_failed');
      Object.assign(fakeAdmin, { password: change.newPassword, token: 'newer-token' });
      return response(adminTokenSchema, { token: fakeAdmin.token, expiresIn: 3600 });
    }),
  ),
  http.get(api('/admin'), ({ request }) =>
    adminHandler(request, () => response(adminStatsSchema, makeStats(fakeAdmin.stats))),
  ),
  http.get(api('/system'), ({ request }) =>
    adminHandler(request, () => response(systemSchema, fakeAdmin.system)),
  ),
  http.get(api('/newsletter'), ({ request }) =>
    adminHandler(request, () => csv('email,consentAt\r\n')),
  ),
];

/** What no test has filled; the pages that show it have fakes of their own where they are tried. */
const notThere: HttpHandler[] = ['/customers/', '/customers/:id', '/reports/sales', '/emails/'].map(
  (path) => http.get(api(path), () => refuse('record_not_found')),
);

/** Puts the owner's calls in front of the shop's for each test of the file. */
export function serveAdminApi(): void {
  // A dashboard is many elements, and the machine may be a busy one.
  vi.setConfig({ testTimeout: 60_000 });
  // The code of the dashboard, so that no test waits for it.
  beforeAll(async () => {
    await Promise.all([
      import('@/admin/layout/admin-layout'),
      import('@/admin/pages/admin-sign-in-page'),
      import('@/admin/pages/dashboard-page'),
      import('@/admin/pages/books/new-book-page'),
      import('@/admin/pages/books/edit-book-page'),
      import('@/admin/pages/books/manage-books-page'),
      import('@/admin/pages/orders/orders-page'),
      import('@/admin/pages/settings-page'),
    ]);
    await import('sweetalert2');
  }, 120_000);
  beforeEach(() => {
    resetFakeAdmin();
    fakeApi.use(
      ...adminSessionHandlers,
      ...adminSettingsHandlers,
      ...adminTeamHandlers,
      ...adminBookHandlers,
      ...adminShelfHandlers,
      ...adminPublisherHandlers,
      ...adminOrderHandlers,
      ...counterHandlers,
      ...awaitedBooksHandlers,
      ...notThere,
    );
    // What jsdom does not have.
    URL.createObjectURL ??= () => 'blob:picture';
    URL.revokeObjectURL ??= () => {};
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });
  // A form that was saved takes a step back in the history: in this test, not in the next one.
  afterEach(() => new Promise<void>((resolve) => window.setTimeout(resolve, 30)));
}
