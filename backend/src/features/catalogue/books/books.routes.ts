import { z } from 'zod';
import {
  bookChangeSchema,
  bookExportQuerySchema,
  bookListQuerySchema,
  bookSchema,
  publicBookSchema,
  newBookSchema,
  type BookListQuery,
  type PublicBook,
  deletedBookSchema,
} from '../../../contract/book/book.ts';
import {
  bookBulkResultSchema,
  bookBulkSchema,
  bookBulkUndoSchema,
} from '../../../contract/book/book-bulk.ts';
import { draftsAreHidden } from '../../../http/api-error.ts';
import { writeCsv } from '../../../text/csv.ts';
import { setListHeaders } from '../../../http/response-page.ts';
import { exampleIds, idParamsOf } from '../../../http/example-ids.ts';
import { defineRoute, type Route, type SetHeader } from '../../../http/route.ts';
import { bookTag } from '../../../models/books/book-changes.ts';
import { assertCategory } from '../../../models/settings/known-categories.ts';
import { findManufacturerOf, withPublisherColumns } from '../publishers/find-publishers.ts';
import { bulkBooks, undoBulk } from './bulk-books.ts';
import { onSale, ownersBooks, toBook } from '../../../models/books/book.model.ts';
import { findBooks, findRelatedBooks, readStoredBook, readAllBooks } from './find-books.ts';
import { toPublicBooks } from '../../../models/books/public-books.ts';
import { changeBook, createBook, deleteBook, etagOfBook, restoreBook } from './save-book.ts';
import { exportOfShop } from '../../../contract/identity/file-of-shop.ts';
import { findExportColumns } from '../export/export-columns.ts';
import { writeAbebooksFile } from '../export/abebooks-file.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { dayIn } from '../../../models/settings/shop-day.ts';

/** `publicUrl`: where the shop is, which files for other shops need. */
export function booksRoutes(publicUrl: string | undefined): Route[] {
  return [
    defineRoute({
      call: 'GET /api/books/',
      access: 'anyone',
      summary: 'List books on sale, newest first; for admins also drafts and deleted books',
      query: bookListQuerySchema,
      example: { query: { page: '1', limit: '24' } },
      response: z.array(z.union([deletedBookSchema, publicBookSchema])),
      cache: {
        load: async ({ query, setHeader }) => {
          if (query.draft ?? query.deleted) throw draftsAreHidden();
          return listBooks(query, setHeader);
        },
      },
      fallbackToPublic: true,
      adminHandler: ({ query, setHeader }) => listBooks(query, setHeader),
    }),
    defineRoute({
      call: 'POST /api/books/create-book',
      access: 'admin',
      summary: 'Create a book',
      header: 'Idempotency-Key',
      body: newBookSchema,
      example: {
        body: {
          title: 'The Paper Lighthouse',
          description: 'A keeper reads the sea like a book.',
          category: 'fiction',
          trending: true,
          oldPrice: 15,
          newPrice: 12.5,
        },
      },
      response: bookSchema,
      status: 201,
      handle: async ({ body, caller: { adminId, username }, key, markReplayed }) => {
        await assertCategory(body.category, 'validation_error');
        const request = { book: body, key, adminId, by: username };
        const { book, isReplayed } = await createBook(request);
        if (isReplayed) markReplayed();
        return book;
      },
    }),
    defineRoute({
      call: 'POST /api/books/bulk',
      access: 'admin',
      summary: 'Update, delete or restore up to 500 books; returns a result for each',
      errors: ['request_in_progress'],
      body: bookBulkSchema,
      example: { body: { ids: [exampleIds.book], change: { trending: true } } },
      timeoutMs: 30_000,
      response: bookBulkResultSchema,
      handle: async ({ body, caller }) => {
        await assertCategory(body.change?.category, 'validation_error', 'change.category');
        return bulkBooks(body, { by: caller.username });
      },
    }),
    defineRoute({
      call: 'POST /api/books/bulk/undo',
      access: 'admin',
      summary: 'Undo a bulk change within 30 days; books edited since are skipped and listed',
      errors: ['record_not_found', 'request_in_progress'],
      body: bookBulkUndoSchema,
      example: { body: { id: exampleIds.bulk } },
      timeoutMs: 30_000,
      response: bookBulkResultSchema,
      handle: ({ body, caller }) => undoBulk(body.id, { by: caller.username }),
    }),
    defineRoute({
      call: 'GET /api/books/export.csv',
      access: 'admin',
      summary:
        'Export all books and drafts as CSV, or used copies as a tab-separated file for ' +
        'AbeBooks',
      query: bookExportQuerySchema,
      responseType: 'text/csv',
      handle: async ({ res, query }) => {
        const { money, shop, safety } = await findSettings();
        const day = dayIn(money);
        if (query.format === 'abebooks') {
          res.attachment(exportOfShop(`abebooks-${day}.txt`, shop));
          res.type('text/tab-separated-values');
          return writeAbebooksFile({ currency: money.currency, publicUrl });
        }
        res.attachment(exportOfShop(`books-${day}.csv`, shop));
        const books = safety.isOn ? withPublisherColumns(readAllBooks()) : readAllBooks();
        return writeCsv(books, money.locale, await findExportColumns());
      },
    }),
    defineRoute({
      call: 'PUT /api/books/edit/:id',
      access: 'admin',
      summary: 'Update the given fields of a book',
      errors: ['request_in_progress'],
      params: idParamsOf('book'),
      header: 'If-Match',
      body: bookChangeSchema,
      example: { body: { newPrice: 11, stock: 5 } },
      response: bookSchema,
      handle: async ({ req, params, body, caller, setHeader }) => {
        const actor = { by: caller.username };
        await assertCategory(body.category, 'validation_error');
        const book = await changeBook(params.id, body, actor, req.headers['if-match']);
        setHeader('ETag', etagOfBook(book));
        return book;
      },
    }),
    defineRoute({
      call: 'GET /api/books/:id',
      access: 'anyone',
      summary: 'Get a book',
      params: idParamsOf('book'),
      response: publicBookSchema,
      cache: {
        tag: ({ params }) => bookTag(params.id),
        load: ({ params }) => readPublicBook(params.id),
      },
      fallbackToPublic: true,
      adminHandler: async ({ params, setHeader }) => {
        const stored = await readStoredBook(params.id, ownersBooks);
        const [open] = await toPublicBooks([stored]);
        // The owner also sees the old price that fixed book prices hide.
        const book = toBook(stored);
        setHeader('ETag', etagOfBook(book));
        const { lowestPrice, promise } = open ?? {};
        return { ...book, lowestPrice, promise, maker: await findManufacturerOf(stored) };
      },
    }),
    defineRoute({
      call: 'DELETE /api/books/:id',
      access: 'admin',
      summary: 'Delete a book; it can be restored',
      errors: ['request_in_progress'],
      params: idParamsOf('book'),
      response: bookSchema,
      handle: ({ params, caller }) => deleteBook(params.id, { by: caller.username }),
    }),
    defineRoute({
      call: 'GET /api/books/:id/related',
      access: 'anyone',
      summary: 'List up to 8 books of the same author or category',
      params: idParamsOf('book'),
      response: z.array(publicBookSchema),
      cache: { load: ({ params }) => findRelatedBooks(params.id) },
    }),
    defineRoute({
      call: 'POST /api/books/:id/restore',
      access: 'admin',
      summary: 'Restore a deleted book',
      errors: ['validation_error', 'request_in_progress'],
      params: idParamsOf('deletedBook'),
      response: bookSchema,
      handle: ({ params, caller }) => restoreBook(params.id, { by: caller.username }),
    }),
  ];
}

/** Throws 404 when the book is unknown or not on sale. */
async function readPublicBook(id: string): Promise<PublicBook> {
  const stored = await readStoredBook(id, onSale);
  const [book] = await toPublicBooks([stored]);
  return { ...(book as PublicBook), maker: await findManufacturerOf(stored) };
}

async function listBooks(query: BookListQuery, setHeader: SetHeader): Promise<PublicBook[]> {
  await assertCategory(query.category, 'parameter_invalid');
  const { books, ...page } = await findBooks(query);
  setListHeaders(setHeader, { path: '/api/books/', query, ...page });
  return books;
}
