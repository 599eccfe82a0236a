import {
  adminLoginSchema,
  adminPasswordChangeSchema,
  adminStatsSchema,
  adminTokenSchema,
  type AdminStats,
} from '@storyloom/backend/contract/admin';
import {
  bookChangeSchema,
  bookImportSchema,
  bookSchema,
  coverSchema,
  newBookSchema,
  type Book,
  type BookImport,
} from '@storyloom/backend/contract/book';
import {
  nextStatuses,
  orderSchema,
  orderStatusChangeSchema,
  type Order,
} from '@storyloom/backend/contract/order';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { z } from 'zod';
import { makeBook } from './factories';
import { answer, apiBase, fakeApi, fakeShop, refuse } from './fake-api';

/** What the owner's calls meet; tests fill it and look at what arrived. */
export const fakeAdmin = {
  password: 'a-long-password',
  token: 'admin-token',
  stats: {} as Partial<AdminStats>,
  deleted: [] as Book[],
  ended: [] as string[],
  logins: [] as unknown[],
  sent: [] as { method: string; path: string; body: unknown }[],
  importRows: 2,
  importErrors: [] as BookImport['errors'],
};

export function resetFakeAdmin(): void {
  Object.assign(fakeAdmin, {
    password: 'a-long-password',
    token: 'admin-token',
    stats: {},
    deleted: [],
    ended: [],
    logins: [],
    sent: [],
    importRows: 2,
    importErrors: [],
  });
}

/** Signed in, with the hour nearly whole or as much of it as the test says. */
export function signInAsAdmin(secondsLeft = 3600): void {
  window.localStorage.setItem('token', JSON.stringify(fakeAdmin.token));
  window.localStorage.setItem('tokenExpiresAt', JSON.stringify(Date.now() + secondsLeft * 1000));
  window.localStorage.setItem('tokenOwner', JSON.stringify('owner'));
}

export function makeStats(fields: Partial<AdminStats> = {}): AdminStats {
  const months = Array.from({ length: 12 }, (_unused, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    revenue: index * 100,
  }));
  return adminStatsSchema.parse({
    totalBooks: fakeShop.books.length,
    trendingBooks: fakeShop.books.filter(({ trending }) => trending).length,
    totalOrders: fakeShop.orders.length,
    totalSales: 0,
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

const api = (path: string) => `${apiBase}${path}`;

/** The state of a book that its ETag names. */
export const etagOf = (book: Book) => `"${book._id}-${book.updatedAt}"`;

function forAdmin(request: Request, handle: () => Response | Promise<Response>) {
  const isAdmin = request.headers.get('Authorization') === `Bearer ${fakeAdmin.token}`;
  return isAdmin ? handle() : refuse('invalid_token');
}

function note(request: Request, body: unknown): void {
  const { pathname, search } = new URL(request.url);
  fakeAdmin.sent.push({ method: request.method, path: pathname.slice(4) + search, body });
}

function findOrders(request: Request): Order[] {
  const { searchParams } = new URL(request.url);
  const [status, q] = [searchParams.get('status'), searchParams.get('q')?.toLowerCase() ?? ''];
  return fakeShop.orders.filter(
    (order) =>
      (!status || order.status === status) &&
      `${order.name} ${order.phone} ${order.number}`.toLowerCase().includes(q) &&
      (!searchParams.get('from') || order.createdAt >= (searchParams.get('from') ?? '')) &&
      (!searchParams.get('to') || order.createdAt <= (searchParams.get('to') ?? '')),
  );
}

const csv = (text: string) => new HttpResponse(text, { headers: { 'Content-Type': 'text/csv' } });

export const adminHandlers: HttpHandler[] = [
  http.post(api('/auth/admin'), async ({ request }) => {
    const login = adminLoginSchema.parse(await request.json());
    fakeAdmin.logins.push(login);
    if (login.password !== fakeAdmin.password) return refuse('authentication_failed');
    return answer(adminTokenSchema, { token: fakeAdmin.token, expiresIn: 3600 });
  }),
  http.delete(api('/auth/admin'), ({ request }) => {
    fakeAdmin.ended.push(request.headers.get('Authorization') ?? '');
    return new HttpResponse(null, { status: 204 });
  }),
  http.put(api('/auth/admin/password'), ({ request }) =>
    forAdmin(request, async () => {
      const change = adminPasswordChangeSchema.parse(await request.json());
      if (change.currentPassword !== fakeAdmin.password) return refuse('authentication_failed');
      Object.assign(fakeAdmin, { password: change.newPassword, token: 'newer-token' });
      return answer(adminTokenSchema, { token: fakeAdmin.token, expiresIn: 3600 });
    }),
  ),
  http.get(api('/admin'), ({ request }) =>
    forAdmin(request, () => answer(adminStatsSchema, makeStats(fakeAdmin.stats))),
  ),
  http.get(api('/newsletter'), ({ request }) =>
    forAdmin(request, () => csv('email,consentAt\r\n')),
  ),

  http.post(api('/covers'), ({ request }) =>
    forAdmin(request, () => {
      note(request, null);
      const cover = { name: 'stored-cover.webp', url: '/api/covers/stored-cover.webp' };
      return answer(coverSchema, { ...cover, width: 640, height: 960 }, { status: 201 });
    }),
  ),
  http.get(api('/books/export.csv'), ({ request }) =>
    forAdmin(request, () => csv('title,description,category,newPrice\r\n')),
  ),
  http.post(api('/books/import'), ({ request }) =>
    forAdmin(request, () => {
      note(request, null);
      const rows = fakeAdmin.importRows;
      const dryRun = request.url.includes('dryRun=true');
      const errors = fakeAdmin.importErrors;
      const imported = errors.length === 0 ? rows : 0;
      if (!dryRun) fakeShop.books.unshift(...Array.from({ length: imported }, () => makeBook()));
      return answer(bookImportSchema, { dryRun, rows, imported, errors });
    }),
  ),
  http.get(api('/books/:id'), ({ params }) => {
    const book = fakeShop.books.find(({ _id }) => _id === params['id']);
    if (!book) return refuse('record_not_found');
    return answer(bookSchema, book, { headers: { ETag: etagOf(book) } });
  }),
  http.post(api('/books/create-book'), ({ request }) =>
    forAdmin(request, async () => {
      const sent = await request.json();
      note(request, sent);
      const { coverImage, oldPrice, author, stock, ...book } = newBookSchema.parse(sent);
      const created = makeBook({
        ...book,
        coverImage: coverImage ?? '',
        oldPrice: oldPrice ?? undefined,
        author: author ?? undefined,
        stock: stock ?? undefined,
      });
      fakeShop.books.unshift(created);
      return answer(bookSchema, created, { status: 201 });
    }),
  ),
  http.put(api('/books/edit/:id'), ({ params, request }) =>
    forAdmin(request, async () => {
      const sent = await request.json();
      note(request, sent);
      const book = fakeShop.books.find(({ _id }) => _id === params['id']);
      if (!book) return refuse('record_not_found');
      if (request.headers.get('If-Match') !== etagOf(book)) {
        return refuse('stale_update', { current: book });
      }
      const change = bookChangeSchema.parse(sent);
      const updatedAt = new Date(Date.parse(book.updatedAt) + 1000).toISOString();
      Object.assign(book, JSON.parse(JSON.stringify({ ...change, updatedAt })));
      for (const name of ['author', 'stock', 'oldPrice'] as const) {
        if (book[name] === null) delete book[name];
      }
      return answer(bookSchema, book);
    }),
  ),
  http.delete(api('/books/:id'), ({ params, request }) =>
    forAdmin(request, () => {
      const book = fakeShop.books.find(({ _id }) => _id === params['id']);
      if (!book) return refuse('record_not_found');
      fakeShop.books = fakeShop.books.filter((other) => other !== book);
      fakeAdmin.deleted.push(book);
      return answer(bookSchema, book);
    }),
  ),
  http.post(api('/books/:id/restore'), ({ params, request }) =>
    forAdmin(request, () => {
      const book = fakeAdmin.deleted.find(({ _id }) => _id === params['id']);
      if (!book) return refuse('record_not_found');
      fakeShop.books.unshift(book);
      return answer(bookSchema, book);
    }),
  ),

  http.get(api('/orders/'), ({ request }) =>
    forAdmin(request, () => {
      const { searchParams } = new URL(request.url);
      const limit = Number(searchParams.get('limit') ?? 50);
      const start = (Number(searchParams.get('page') ?? 1) - 1) * limit;
      const found = findOrders(request);
      return answer(z.array(orderSchema), found.slice(start, start + limit), {
        headers: { 'X-Total-Count': String(found.length) },
      });
    }),
  ),
  http.get(api('/orders/export.csv'), ({ request }) =>
    forAdmin(request, () => {
      note(request, null);
      return csv('number,date\r\n');
    }),
  ),
  http.get(api('/orders/:id'), ({ params, request }) =>
    forAdmin(request, () => {
      const order = fakeShop.orders.find(({ _id }) => _id === params['id']);
      return order ? answer(orderSchema, order) : refuse('record_not_found');
    }),
  ),
  http.patch(api('/orders/:id/status'), ({ params, request }) =>
    forAdmin(request, async () => {
      const { status } = orderStatusChangeSchema.parse(await request.json());
      const order = fakeShop.orders.find(({ _id }) => _id === params['id']);
      if (!order) return refuse('record_not_found');
      if (!nextStatuses[order.status].includes(status)) return refuse('invalid_transition');
      order.status = status;
      order.history.push({ status, at: '2026-11-21T09:00:00.000Z' });
      return answer(orderSchema, order);
    }),
  ),
];
/** Puts the owner's calls in front of the shop's for each test of the file. */
export function serveAdminApi(): void {
  // A dashboard is many elements, and the machine may be a busy one.
  vi.setConfig({ testTimeout: 60_000 });
  // The code of the dashboard, so that no test waits for it.
  beforeAll(async () => {
    await Promise.all([
      import('@/app/layouts/admin-layout'),
      import('@/app/pages/admin/admin-login-page'),
      import('@/app/pages/admin/dashboard-page'),
      import('@/app/pages/admin/new-book-page'),
      import('@/app/pages/admin/edit-book-page'),
      import('@/app/pages/admin/manage-books-page'),
      import('@/app/pages/admin/orders-page'),
    ]);
    await import('sweetalert2');
  }, 120_000);
  beforeEach(() => {
    resetFakeAdmin();
    fakeApi.use(...adminHandlers);
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
