import { apiErrorSchema, errorStatus, type ErrorCode } from '@storyloom/backend/contract/api-error';
import { newsletterSignupSchema } from '@storyloom/backend/contract/email/newsletter';
import { publicBookSchema, type PublicBook } from '@storyloom/backend/contract/book/book';
import { authorSchema } from '@storyloom/backend/contract/book/author';
import {
  shelfSchema,
  shelfSummarySchema,
  type Shelf,
} from '@storyloom/backend/contract/book/shelf';
import { slugOf } from '@storyloom/backend/contract/text/fold';
import { newOrderSchema, orderSchema, type Order } from '@storyloom/backend/contract/order/order';
import { bookSuggestionSchema, searchResultSchema } from '@storyloom/backend/contract/book/search';
import { clientErrorSchema, type ClientError } from '@storyloom/backend/contract/client-error';
import {
  newBookRequestSchema,
  type NewBookRequest,
} from '@storyloom/backend/contract/book/book-request';
import { settingsSchema } from '@storyloom/backend/contract/shop/settings';
import {
  newSessionSchema,
  publicConfigSchema,
  sessionSchema,
} from '@storyloom/backend/contract/account/session';
import { http, HttpResponse, type DefaultBodyType, type StrictRequest } from 'msw';
import { setupServer } from 'msw/node';
import { z } from 'zod';
import { makeOrder, makeSettings } from './factories';
import { fakeAccount, fakeAccountCalls, resetFakeAccount } from './fake-account';
import { fakeGift } from './fake-gift';

/** The state of the fake shop; tests fill it and look at what arrived. */
export const fakeShop = {
  books: [] as PublicBook[],
  orders: [] as Order[],
  session: null as string | null,
  placed: [] as { body: unknown; key: string | null; authorization: string | null }[],
  newsletter: [] as string[],
  settings: makeSettings(),
  calls: [] as string[],
  shelves: [] as Shelf[],
  bookRequests: [] as NewBookRequest[],
  clientErrors: [] as ClientError[],
};

export function resetFakeApi(): void {
  resetFakeAccount();
  Object.assign(fakeShop, {
    books: [],
    orders: [],
    session: null,
    placed: [],
    newsletter: [],
    settings: makeSettings(),
    calls: [],
    shelves: [],
    bookRequests: [],
    clientErrors: [],
  });
}

export const apiBase = 'http://localhost:5173/api';
export const api = (path: string) => `${apiBase}${path}`;
const isOf = (category: string | null, book: PublicBook) => !category || book.category === category;

/** The state of a book that its ETag names. */
export const etagOf = ({ _id, updatedAt }: PublicBook) => `"${_id}-${updatedAt}"`;

/** The same of a shelf. */
export const etagOfShelf = ({ title, books }: Shelf) =>
  `"${encodeURIComponent(title)}-${books.map(({ book }) => book._id).join('-')}"`;

/** A fake response, parsed by its contract: one that drifts fails the test. */
export function response<Body>(schema: z.core.$ZodType<Body>, body: Body, init: ResponseInit = {}) {
  return HttpResponse.json(z.parse(schema, body) as DefaultBodyType, init);
}

export function refuse(code: ErrorCode, extra: Record<string, unknown> = {}) {
  const error = { code, message: 'No.', requestId: 'test', ...extra };
  return HttpResponse.json(apiErrorSchema.parse({ error }), { status: errorStatus[code] });
}

const config = (sendsEmails: boolean) =>
  http.get(api('/config'), () =>
    response(publicConfigSchema, {
      firebase: { projectId: 'demo-storyloom', apiKey: 'key', authDomain: 'demo.example' },
      sendsEmails,
    }),
  );

/** From now on the shop has no mail server. */
export const sendNoEmails = () => fakeApi.use(config(false));

export const fakeApi = setupServer(
  ...fakeAccountCalls,
  config(true),
  http.post(api('/session'), async ({ request }) => {
    const { idToken } = newSessionSchema.parse(await request.json());
    const email = idToken.split('-')[1] ?? '';
    fakeShop.session = email;
    fakeAccount.customer = email;
    return response(sessionSchema, { uid: `uid-${email}`, email: email === 'null' ? null : email });
  }),
  http.delete(api('/session'), () => new HttpResponse((fakeShop.session = null), { status: 204 })),
  http.get(api('/settings'), () => response(settingsSchema, fakeShop.settings)),
  http.post(api('/visits'), () => new HttpResponse(null, { status: 204 })),
  http.post(api('/client-errors'), async ({ request }) => {
    fakeShop.clientErrors.push(z.parse(clientErrorSchema, await request.json()));
    return new HttpResponse(null, { status: 204 });
  }),
  http.post(api('/newsletter'), async ({ request }) => {
    const signup = newsletterSignupSchema.safeParse(await request.json());
    if (!signup.success)
      return refuse('validation_error', { fields: { email: ['must be an e-mail address'] } });
    fakeShop.newsletter.push(signup.data.email);
    return new HttpResponse(null, { status: 204 });
  }),
  http.get(api('/books/'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    fakeShop.calls.push(`GET /books/?${searchParams}`);
    const ids = searchParams.get('ids')?.split(',');
    const found = fakeShop.books.filter(
      (book) =>
        (!ids || ids.includes(book._id)) &&
        isOf(searchParams.get('category'), book) &&
        (!searchParams.has('trending') || book.trending) &&
        (searchParams.get('condition') !== 'used' || book.condition),
    );
    const limit = Number(searchParams.get('limit') ?? 1000);
    return response(z.array(publicBookSchema), found.slice(0, limit), {
      headers: { 'X-Total-Count': String(found.length) },
    });
  }),
  http.get(api('/books/:id'), ({ params }) => {
    const book = fakeShop.books.find(({ _id }) => _id === params['id']);
    if (!book) return refuse('record_not_found');
    return response(publicBookSchema, book, { headers: { ETag: etagOf(book) } });
  }),
  http.get(api('/books/:id/related'), ({ params }) =>
    response(
      z.array(publicBookSchema),
      fakeShop.books.filter(({ _id }) => _id !== params['id']).slice(0, 8),
    ),
  ),
  http.get(api('/shelves/'), () =>
    response(
      z.array(shelfSummarySchema),
      fakeShop.shelves.map((shelf) => ({ ...shelf, books: shelf.books.length })),
    ),
  ),
  http.get(api('/shelves/:slug'), ({ params }) => {
    const shelf = fakeShop.shelves.find(({ slug }) => slug === params['slug']);
    if (!shelf) return refuse('record_not_found');
    return response(shelfSchema, shelf, { headers: { ETag: etagOfShelf(shelf) } });
  }),
  http.get(api('/authors/:slug'), ({ params }) => {
    const books = fakeShop.books.filter(({ author = '' }) => slugOf(author) === params['slug']);
    const author = books[0]?.author;
    return author ? response(authorSchema, { author, books }) : refuse('record_not_found');
  }),
  http.get(api('/book-requests/'), () =>
    HttpResponse.json([], { headers: { 'X-Total-Count': '0' } }),
  ),
  http.post(api('/book-requests/'), async ({ request }) => {
    const bookRequest = newBookRequestSchema.safeParse(await request.json());
    if (!bookRequest.success)
      return refuse('validation_error', { fields: { email: ['is required'] } });
    fakeShop.bookRequests.push(bookRequest.data);
    return new HttpResponse(null, { status: 202 });
  }),
  http.get(api('/search'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    fakeShop.calls.push(`GET /search?${searchParams}`);
    const q = (searchParams.get('q') ?? '').toLowerCase();
    const named = fakeShop.books.filter(
      ({ title, isbn }) => title.toLowerCase().includes(q) || isbn === q,
    );
    const matching = named.filter(
      (book) =>
        Boolean(book.draft) === searchParams.has('draft') &&
        (!searchParams.has('trending') || book.trending) &&
        (!searchParams.has('here') || (book.stock !== 0 && !book.promise)) &&
        (book.stock ?? Infinity) <= Number(searchParams.get('maxStock') ?? Infinity) &&
        book.newPrice >= Number(searchParams.get('minPrice') ?? 0) &&
        book.newPrice <= Number(searchParams.get('maxPrice') ?? Infinity),
    );
    const found = matching.filter((book) => isOf(searchParams.get('category'), book));
    const limit = Number(searchParams.get('limit') ?? 24);
    const page = Number(searchParams.get('page') ?? 1);
    return response(searchResultSchema, {
      books: found.slice((page - 1) * limit, page * limit),
      total: found.length,
      categories: fakeShop.settings.categories.flatMap(({ slug: name }) => {
        const count = matching.filter((book) => book.category === name).length;
        return count > 0 ? [{ name, count }] : [];
      }),
      ...(named.length === 0 && q && { suggestion: 'moby' }),
    });
  }),
  http.get(api('/search/suggest'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    fakeShop.calls.push(`GET /search/suggest?${searchParams}`);
    const q = (searchParams.get('q') ?? '').toLowerCase();
    const found = fakeShop.books.filter((book) => book.title.toLowerCase().startsWith(q));
    return response(z.array(bookSuggestionSchema), found.slice(0, 8).map(toSuggestion));
  }),
  http.post(api('/orders/'), async ({ request }) => {
    const sent = await request.json();
    fakeShop.placed.push({
      body: sent,
      key: request.headers.get('Idempotency-Key'),
      authorization: request.headers.get('Authorization'),
    });
    if (!fakeShop.session) return refuse('authentication_required');
    const { data } = newOrderSchema.safeParse(sent);
    if (!data) return refuse('validation_error', { fields: { name: ['is required'] } });
    const gift = fakeGift(data.gift, fakeShop.settings);
    const idempotencyKey = request.headers.get('Idempotency-Key') ?? undefined;
    const order = makeOrder({ ...data, gift, items: itemsOf(data.productIds), idempotencyKey });
    fakeShop.orders.unshift(order);
    return response(orderSchema, order, { status: 201 });
  }),
  http.get(api('/orders/email/:email'), ({ request }) =>
    isCustomer(request)
      ? response(z.array(orderSchema), fakeShop.orders)
      : refuse('authentication_required'),
  ),
  http.post(api('/orders/:id/cancel'), ({ params }) => {
    const order = fakeShop.orders.find(({ _id }) => _id === params['id']);
    if (!order) return refuse('record_not_found');
    if (order.status !== 'placed') return refuse('invalid_transition');
    order.status = 'cancelled';
    order.history.push({ status: 'cancelled', at: '2026-11-21T09:00:00.000Z' });
    return response(orderSchema, order);
  }),
);

function isCustomer(_request: StrictRequest<DefaultBodyType>): boolean {
  return fakeShop.session !== null;
}

function toSuggestion({ _id, title, author, coverImage, newPrice }: PublicBook) {
  return { _id, title, author, coverImage, newPrice };
}

function itemsOf(productIds: string[]): Order['items'] {
  return productIds.flatMap((id) => {
    const book = fakeShop.books.find(({ _id }) => _id === id);
    return book ? [{ bookId: id, title: book.title, coverImage: '', price: book.newPrice }] : [];
  });
}
