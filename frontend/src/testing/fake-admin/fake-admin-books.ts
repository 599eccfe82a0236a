import {
  bookChangeSchema,
  bookSchema,
  coverSchema,
  newBookSchema,
  type Book,
  type NewBook,
  deletedBookSchema,
} from '@storyloom/backend/contract/book/book';
import {
  bookBulkResultSchema,
  bookBulkSchema,
  bookBulkUndoSchema,
} from '@storyloom/backend/contract/book/book-bulk';
import {
  bookImportSchema,
  importedSchema,
  importUndoneSchema,
  pastImportSchema,
} from '@storyloom/backend/contract/book/book-import';
import { http, type HttpHandler } from 'msw';
import { z } from 'zod';
import { makeBook } from '../factories';
import { csv, fakeAdmin, adminHandler, recordCall, refuseStale } from './fake-admin';
import { response, api, etagOf, fakeShop, refuse } from '../fake-api';

/** What the owner does with books. */
export const adminBookHandlers: HttpHandler[] = [
  ...['/covers', '/settings/logo'].map((path) =>
    http.post(api(path), ({ request }) =>
      adminHandler(request, () => {
        recordCall(request, null);
        const cover = { name: 'stored-cover.webp', url: '/api/covers/stored-cover.webp' };
        return response(coverSchema, { ...cover, width: 640, height: 960 }, { status: 201 });
      }),
    ),
  ),
  http.get(api('/books/export.csv'), ({ request }) =>
    adminHandler(request, () => {
      recordCall(request, null);
      return csv('title,description,category,newPrice\r\n');
    }),
  ),
  http.post(api('/books/import'), ({ request }) =>
    adminHandler(request, () => {
      recordCall(request, null);
      const { importErrors: errors, importPreview: preview, importColumns: columns } = fakeAdmin;
      const count = (kind: string) => preview.filter((row) => row.kind === kind).length;
      const counts = {
        new: count('new'),
        changed: count('changed'),
        unchanged: count('unchanged'),
      };
      const { searchParams } = new URL(request.url);
      const conflicts = count('conflict');
      if (searchParams.get('dryRun') === 'true') {
        const rows = preview.length;
        const report = {
          rows,
          unknown: count('unknown'),
          conflicts,
          errors,
          warnings: fakeAdmin.importWarnings,
          preview,
          columns,
          seen: `of ${rows}`,
          publishers: fakeAdmin.importPublishers,
          // An owner who has chosen the format of amounts is not asked again.
          ...(!searchParams.has('decimals') && { doubtfulAmounts: fakeAdmin.importDoubt }),
        };
        return response(bookImportSchema, { ...counts, ...report });
      }
      const skipped = searchParams.has('skipErrors') ? count('error') : undefined;
      if (errors.length > 0 && skipped === undefined) return refuse('validation_error');
      const isSeen = searchParams.get('seen') === `of ${preview.length}`;
      if (!isSeen || (conflicts > 0 && !searchParams.has('conflicts')))
        return refuse('stale_update');
      fakeShop.books.unshift(...Array.from({ length: counts.new }, () => makeBook()));
      return response(importedSchema, { ...counts, importId: 'c'.repeat(24), skipped });
    }),
  ),
  http.get(api('/imports/'), ({ request }) =>
    adminHandler(request, () => response(z.array(pastImportSchema), fakeAdmin.imports)),
  ),
  http.post(api('/imports/:id/undo'), ({ request }) =>
    adminHandler(request, () => {
      recordCall(request, null);
      fakeAdmin.imports = fakeAdmin.imports.map((each) => ({
        ...each,
        canUndo: false,
        isUndone: true,
      }));
      return response(importUndoneSchema, {
        undone: 1,
        left: [
          { bookId: 'b'.repeat(24), title: 'Emma', why: 'was sold since', reason: 'sold_since' },
        ],
      });
    }),
  ),
  http.post(api('/books/create-book'), ({ request }) =>
    adminHandler(request, async () => {
      const sent = await request.json();
      recordCall(request, sent);
      const created = makeBook(asStored(newBookSchema.parse(sent)));
      fakeShop.books.unshift(created);
      return response(bookSchema, created, { status: 201 });
    }),
  ),
  http.put(api('/books/edit/:id'), ({ params, request }) =>
    adminHandler(request, async () => {
      const sent = await request.json();
      recordCall(request, sent);
      const book = fakeShop.books.find(({ _id }) => _id === params['id']);
      if (!book) return refuse('record_not_found');
      if (request.headers.get('If-Match') !== etagOf(book)) {
        const { stockSetAt } = fakeAdmin;
        return refuseStale(book, etagOf(book), { stockSetAt });
      }
      const { seenStock: _seen, ...change } = bookChangeSchema.parse(sent);
      const updatedAt = new Date(Date.parse(book.updatedAt) + 1000).toISOString();
      Object.assign(book, asStored(change), { updatedAt });
      return response(bookSchema, book, { headers: { ETag: etagOf(book) } });
    }),
  ),
  http.get(api('/books/'), ({ request }) => {
    if (!new URL(request.url).searchParams.has('deleted')) return undefined;
    const deletedAt = '2026-11-20T10:00:00.000Z';
    const books = fakeAdmin.deleted.map((book) => ({ ...book, deletedAt, deletedBy: 'ann' }));
    const headers = { 'X-Total-Count': String(books.length) };
    return response(z.array(deletedBookSchema), books, { headers });
  }),
  http.delete(api('/books/:id'), ({ params, request }) =>
    adminHandler(request, () => {
      const book = fakeShop.books.find(({ _id }) => _id === params['id']);
      if (!book) return refuse('record_not_found');
      fakeShop.books = fakeShop.books.filter((other) => other !== book);
      fakeAdmin.deleted.push(book);
      return response(bookSchema, book);
    }),
  ),
  http.post(api('/books/bulk'), ({ request }) =>
    adminHandler(request, async () => {
      const bulk = bookBulkSchema.parse(await request.json());
      recordCall(request, bulk);
      const hold = bulk.restore ? fakeAdmin.deleted : fakeShop.books;
      const befores: Book[] = [];
      const results = bulk.ids.map((id) => {
        const book = hold.find(({ _id }) => _id === id);
        if (!book)
          return {
            id,
            ok: false,
            changed: false,
            error: {
              code: 'record_not_found' as const,
              message: 'No.',
              reason: { code: 'book_unknown' },
            },
          };
        const before = { ...book };
        if (bulk.change) Object.assign(book, asStored(bulk.change));
        const changed = !bulk.change || JSON.stringify(book) !== JSON.stringify(before);
        if (changed) {
          befores.push(before);
          book.updatedAt = new Date(Date.parse(book.updatedAt) + 1000).toISOString();
        }
        if (bulk.delete) fakeAdmin.deleted.push(book);
        if (bulk.delete) fakeShop.books = fakeShop.books.filter((other) => other !== book);
        if (bulk.restore) fakeShop.books.unshift(book);
        return { id, ok: true, changed };
      });
      const undo = String(fakeAdmin.bulks.push(befores)).padStart(24, '0');
      return response(bookBulkResultSchema, { results, ...(befores.length > 0 && { undo }) });
    }),
  ),
  http.post(api('/books/bulk/undo'), ({ request }) =>
    adminHandler(request, async () => {
      const { id } = bookBulkUndoSchema.parse(await request.json());
      const befores = fakeAdmin.bulks[Number(id) - 1] ?? [];
      for (const before of befores) {
        const book = fakeShop.books.find(({ _id }) => _id === before._id);
        if (book) Object.assign(book, before);
        else fakeShop.books.unshift(before);
      }
      const results = befores.map(({ _id }) => ({ id: _id, ok: true, changed: true }));
      return response(bookBulkResultSchema, { results });
    }),
  ),
  http.post(api('/books/:id/restore'), ({ params, request }) =>
    adminHandler(request, () => {
      const book = fakeAdmin.deleted.find(({ _id }) => _id === params['id']);
      if (!book) return refuse('record_not_found');
      fakeAdmin.deleted = fakeAdmin.deleted.filter((other) => other !== book);
      fakeShop.books.unshift(book);
      return response(bookSchema, book);
    }),
  ),
];

/** What is cleared is not there. */
function asStored(fields: Partial<NewBook>): Partial<Book> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value ?? undefined]),
  );
}
