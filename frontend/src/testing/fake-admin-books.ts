import {
  bookBulkResultSchema,
  bookBulkSchema,
  bookChangeSchema,
  bookSchema,
  coverSchema,
  newBookSchema,
  type Book,
  type NewBook,
} from '@storyloom/backend/contract/book';
import { bookImportSchema } from '@storyloom/backend/contract/book-import';
import { deletedBookSchema } from '@storyloom/backend/contract/deleted-book';
import { http, type HttpHandler } from 'msw';
import { z } from 'zod';
import { makeBook } from './factories';
import { csv, fakeAdmin, forAdmin, recordCall } from './fake-admin';
import { answer, api, etagOf, fakeShop, refuse } from './fake-api';

/** What the owner does with books. */
export const adminBookHandlers: HttpHandler[] = [
  http.post(api('/covers'), ({ request }) =>
    forAdmin(request, () => {
      recordCall(request, null);
      const cover = { name: 'stored-cover.webp', url: '/api/covers/stored-cover.webp' };
      return answer(coverSchema, { ...cover, width: 640, height: 960 }, { status: 201 });
    }),
  ),
  http.get(api('/books/export.csv'), ({ request }) =>
    forAdmin(request, () => csv('title,description,category,newPrice\r\n')),
  ),
  http.post(api('/books/import'), ({ request }) =>
    forAdmin(request, () => {
      recordCall(request, null);
      const rows = fakeAdmin.importRows;
      const dryRun = request.url.includes('dryRun=true');
      const errors = fakeAdmin.importErrors;
      const choice = new URL(request.url).searchParams.get('conflicts');
      const { importConflicts: conflicts } = fakeAdmin;
      if (!dryRun && conflicts.length > 0 && !choice) return refuse('stale_update');
      const skipped = choice === 'skip' ? conflicts.length : 0;
      const imported = errors.length === 0 ? rows - skipped : 0;
      if (!dryRun) fakeShop.books.unshift(...Array.from({ length: imported }, () => makeBook()));
      return answer(bookImportSchema, {
        ...{ dryRun, rows, imported, errors, conflicts },
        conflictCount: conflicts.length,
      });
    }),
  ),
  http.post(api('/books/create-book'), ({ request }) =>
    forAdmin(request, async () => {
      const sent = await request.json();
      recordCall(request, sent);
      const created = makeBook(asStored(newBookSchema.parse(sent)));
      fakeShop.books.unshift(created);
      return answer(bookSchema, created, { status: 201 });
    }),
  ),
  http.put(api('/books/edit/:id'), ({ params, request }) =>
    forAdmin(request, async () => {
      const sent = await request.json();
      recordCall(request, sent);
      const book = fakeShop.books.find(({ _id }) => _id === params['id']);
      if (!book) return refuse('record_not_found');
      if (request.headers.get('If-Match') !== etagOf(book)) {
        const { stockSetAt } = fakeAdmin;
        return refuse('stale_update', { current: book, currentEtag: etagOf(book), stockSetAt });
      }
      const { seenStock: _seen, ...change } = bookChangeSchema.parse(sent);
      const updatedAt = new Date(Date.parse(book.updatedAt) + 1000).toISOString();
      Object.assign(book, asStored(change), { updatedAt });
      return answer(bookSchema, book, { headers: { ETag: etagOf(book) } });
    }),
  ),
  http.get(api('/books/'), ({ request }) => {
    if (!new URL(request.url).searchParams.has('deleted')) return undefined;
    const deletedAt = '2026-11-20T10:00:00.000Z';
    const books = fakeAdmin.deleted.map((book) => ({ ...book, deletedAt, deletedBy: 'ann' }));
    const headers = { 'X-Total-Count': String(books.length) };
    return answer(z.array(deletedBookSchema), books, { headers });
  }),
  http.delete(api('/books/:id'), ({ params, request }) =>
    forAdmin(request, () => {
      const book = fakeShop.books.find(({ _id }) => _id === params['id']);
      if (!book) return refuse('record_not_found');
      fakeShop.books = fakeShop.books.filter((other) => other !== book);
      fakeAdmin.deleted.push(book);
      return answer(bookSchema, book);
    }),
  ),
  http.post(api('/books/bulk'), ({ request }) =>
    forAdmin(request, async () => {
      const bulk = bookBulkSchema.parse(await request.json());
      recordCall(request, bulk);
      const hold = bulk.restore ? fakeAdmin.deleted : fakeShop.books;
      const results = bulk.ids.map((id) => {
        const book = hold.find(({ _id }) => _id === id);
        if (!book)
          return { id, ok: false, error: { code: 'record_not_found' as const, message: 'No.' } };
        if (bulk.change) Object.assign(book, JSON.parse(JSON.stringify(bulk.change)));
        if (bulk.delete) fakeAdmin.deleted.push(book);
        if (bulk.delete) fakeShop.books = fakeShop.books.filter((other) => other !== book);
        if (bulk.restore) fakeShop.books.unshift(book);
        return { id, ok: true };
      });
      return answer(bookBulkResultSchema, { results });
    }),
  ),
  http.post(api('/books/:id/restore'), ({ params, request }) =>
    forAdmin(request, () => {
      const book = fakeAdmin.deleted.find(({ _id }) => _id === params['id']);
      if (!book) return refuse('record_not_found');
      fakeAdmin.deleted = fakeAdmin.deleted.filter((other) => other !== book);
      fakeShop.books.unshift(book);
      return answer(bookSchema, book);
    }),
  ),
];

/** What is cleared is not there. */
function asStored(fields: Partial<NewBook>): Partial<Book> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value ?? undefined]),
  );
}
