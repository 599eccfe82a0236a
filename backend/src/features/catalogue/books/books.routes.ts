import express from 'express';
import { z } from 'zod';
import {
  bookBulkResultSchema,
  bookBulkSchema,
  bookChangeSchema,
  bookListQuerySchema,
  bookSchema,
  newBookSchema,
  type Book,
  type BookListQuery,
} from '../../../contract/book.ts';
import { bookImportSchema, importConflictChoices } from '../../../contract/book-import.ts';
import { deletedBookSchema } from '../../../contract/deleted-book.ts';
import { idParamSchema } from '../../../contract/page.ts';
import { ApiError, draftsAreHidden } from '../../../http/api-error.ts';
import { writeCsv } from '../../../text/csv.ts';
import { setListHeaders } from '../../../http/list-headers.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { idOfKey, keyHeader, readKey } from '../../../http/idempotency-key.ts';
import { defineRoute, type Route, type SetHeader } from '../../../http/route.ts';
import { bookTag, catalogueTag } from './book-changes.model.ts';
import { bookColumns } from '../import/book-csv.ts';
import { bulkBooks } from './bulk-books.ts';
import { createBook } from './create-book.ts';
import { ownersBooks } from './book.model.ts';
import { findBook, findBooks, findRelatedBooks, readAllBooks } from './find-books.ts';
import { importBooks } from '../import/import-books.ts';
import { changeBook, deleteBook, etagOfBook, restoreBook } from './save-book.ts';

const importQuerySchema = z.object({
  dryRun: z.enum(['true', 'false']).optional(),
  conflicts: z.enum(importConflictChoices).optional(),
  drafts: z.enum(['true', 'false']).optional(),
});

export function booksRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/books/',
      access: 'anyone',
      summary: 'Books on sale, newest first; for admins also drafts and deleted ones',
      query: bookListQuerySchema,
      example: { query: { page: '1', limit: '24' } },
      answer: z.array(z.union([deletedBookSchema, bookSchema])),
      cache: {
        tags: () => [catalogueTag],
        load: async ({ query, setHeader }) => {
          if (query.draft ?? query.deleted) throw draftsAreHidden();
          return listBooks(query, setHeader);
        },
      },
      isPublicOtherwise: true,
      forAdmin: ({ query, setHeader }) => listBooks(query, setHeader),
    }),
    defineRoute({
      method: 'post',
      path: '/api/books/create-book',
      access: 'admin',
      summary: 'Adds a book; the same Idempotency-Key never makes two',
      headers: keyHeader,
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
      answer: bookSchema,
      status: 201,
      handle: async ({ body, caller: { adminId, username }, req, setHeader }) => {
        const request = { book: body, key: readKey(req), adminId, by: username };
        const { book, isReplayed } = await createBook(request);
        if (isReplayed) setHeader('Idempotent-Replayed', 'true');
        return book;
      },
    }),
    defineRoute({
      method: 'post',
      path: '/api/books/bulk',
      access: 'admin',
      summary: 'Changes, deletes or restores up to 500 books; the result tells of each',
      body: bookBulkSchema,
      example: { body: { ids: [exampleIds.book], change: { trending: true } } },
      longestMs: 30_000,
      answer: bookBulkResultSchema,
      handle: ({ body, caller }) => bulkBooks(body, { by: caller.username }),
    }),
    defineRoute({
      method: 'post',
      path: '/api/books/import',
      access: 'admin',
      summary:
        'Imports books from CSV, all or nothing; dryRun=true only checks. ' +
        'The same file with the same Idempotency-Key adds its new books once',
      headers: keyHeader,
      rawBody: {
        type: 'text/csv',
        schema: { type: 'string' },
        example:
          'title,description,category,newPrice\nEmma,A matchmaker is matched.,fiction,9.50\n',
      },
      query: importQuerySchema,
      example: { query: { dryRun: 'true' } },
      answer: bookImportSchema,
      before: [express.raw({ type: 'text/csv', limit: '10mb' })],
      longestMs: 120_000,
      handle: ({ req, query, caller }) => {
        // eslint-disable-next-line no-restricted-syntax -- CSV, whose rows the schema reads
        const text = readText(req.body);
        const { dryRun, conflicts: choice, drafts } = query;
        const how = { dryRun: dryRun === 'true', asDrafts: drafts === 'true', choice };
        const key = readKey(req);
        const id = key === undefined ? undefined : idOfKey(caller.adminId, key, text);
        return importBooks(text, { ...how, by: caller.username, id });
      },
    }),
    defineRoute({
      method: 'get',
      path: '/api/books/export.csv',
      access: 'admin',
      summary: 'All books and drafts as CSV, safe to open in a spreadsheet',
      answerType: 'text/csv',
      handle: ({ res }) => {
        res.attachment(`books-${new Date().toISOString().slice(0, 10)}.csv`);
        return writeCsv(readAllBooks(), bookColumns);
      },
    }),
    defineRoute({
      method: 'put',
      path: '/api/books/edit/:id',
      access: 'admin',
      summary: 'Changes what is given of a book; with If-Match only when it is unchanged since',
      params: idParamSchema,
      body: bookChangeSchema,
      example: { params: { id: exampleIds.book }, body: { newPrice: 11, stock: 5 } },
      answer: bookSchema,
      handle: async ({ req, params, body, caller, setHeader }) => {
        const maker = { by: caller.username };
        const book = await changeBook(params.id, body, maker, req.headers['if-match']);
        setHeader('ETag', etagOfBook(book));
        return book;
      },
    }),
    defineRoute({
      method: 'get',
      path: '/api/books/:id',
      access: 'anyone',
      summary: 'One book',
      params: idParamSchema,
      example: { params: { id: exampleIds.book } },
      answer: bookSchema,
      cache: {
        tags: ({ params }) => [bookTag(params.id)],
        load: ({ params }) => findBook(params.id),
      },
      isPublicOtherwise: true,
      forAdmin: async ({ params, setHeader }) => {
        const book = await findBook(params.id, ownersBooks);
        setHeader('ETag', etagOfBook(book));
        return book;
      },
    }),
    defineRoute({
      method: 'delete',
      path: '/api/books/:id',
      access: 'admin',
      summary: 'Takes a book out of the shop; restore undoes it',
      params: idParamSchema,
      example: { params: { id: exampleIds.book } },
      answer: bookSchema,
      handle: ({ params, caller }) => deleteBook(params.id, { by: caller.username }),
    }),
    defineRoute({
      method: 'get',
      path: '/api/books/:id/related',
      access: 'anyone',
      summary: 'Up to 8 books of the same author or category',
      params: idParamSchema,
      example: { params: { id: exampleIds.book } },
      answer: z.array(bookSchema),
      cache: {
        tags: () => [catalogueTag],
        load: ({ params }) => findRelatedBooks(params.id),
      },
    }),
    defineRoute({
      method: 'post',
      path: '/api/books/:id/restore',
      access: 'admin',
      summary: 'Brings a deleted book back',
      params: idParamSchema,
      example: { params: { id: exampleIds.deletedBook } },
      answer: bookSchema,
      handle: ({ params, caller }) => restoreBook(params.id, { by: caller.username }),
    }),
  ];
}

async function listBooks(query: BookListQuery, setHeader: SetHeader): Promise<Book[]> {
  const { books, ...page } = await findBooks(query);
  setListHeaders(setHeader, { path: '/api/books/', query, ...page });
  return books;
}

function readText(body: unknown): string {
  if (!Buffer.isBuffer(body)) {
    throw new ApiError('unsupported_media_type', 'Send the file as text/csv.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new ApiError('invalid_request', 'The file is no text in UTF-8. Save it as "CSV UTF-8".');
  }
}
