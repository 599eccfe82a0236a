import { pipeline } from 'node:stream/promises';
import express from 'express';
import { z } from 'zod';
import {
  bookBulkResultSchema,
  bookBulkSchema,
  bookChangeSchema,
  bookImportSchema,
  bookListQuerySchema,
  bookSchema,
  newBookSchema,
} from '../../contract/book.ts';
import { idParamSchema } from '../../contract/page.ts';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { bookAnswer, bookListAnswer, relatedAnswer } from './book-answers.ts';
import { bulkBooks } from './bulk-books.ts';
import { writeCsv } from './book-csv.ts';
import { readAllBooks } from './find-books.ts';
import { importBooks } from './import-books.ts';
import { changeBook, createBook, deleteBook, restoreBook } from './save-book.ts';

const importQuerySchema = z.object({ dryRun: z.enum(['true', 'false']).optional() });
const notImported = 'The file was not imported: some rows are not valid.';

export function booksRoutes(answers: AnswerCache): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/books/',
      access: 'anyone',
      summary: 'Books on sale, newest first',
      query: bookListQuerySchema,
      answer: z.array(bookSchema),
      handle: ({ req, res, query }) => answers.send(req, res, bookListAnswer(query)),
    }),
    defineRoute({
      method: 'post',
      path: '/api/books/create-book',
      access: 'admin',
      summary: 'Adds a book',
      body: newBookSchema,
      answer: bookSchema,
      status: 201,
      handle: async ({ res, body }) => void res.status(201).json(await createBook(body)),
    }),
    defineRoute({
      method: 'post',
      path: '/api/books/bulk',
      access: 'admin',
      summary: 'Changes, deletes or restores up to 500 books; the result tells of each',
      body: bookBulkSchema,
      answer: bookBulkResultSchema,
      handle: async ({ res, body }) => void res.json(await bulkBooks(body)),
    }),
    defineRoute({
      method: 'post',
      path: '/api/books/import',
      access: 'admin',
      summary: 'Imports books from CSV, all or nothing; dryRun=true only checks',
      rawBody: { type: 'text/csv', schema: { type: 'string' } },
      query: importQuerySchema,
      answer: bookImportSchema,
      before: [express.raw({ type: 'text/csv', limit: '10mb' })],
      handle: async ({ req, res, query }) => {
        // eslint-disable-next-line no-restricted-syntax -- CSV, whose rows the schema reads
        const result = await importBooks(readText(req.body), query.dryRun === 'true');
        if (!result.dryRun && result.errors.length > 0) {
          throw new ApiError('validation_error', notImported, { fields: fieldsOf(result.errors) });
        }
        res.json(result);
      },
    }),
    defineRoute({
      method: 'get',
      path: '/api/books/export.csv',
      access: 'admin',
      summary: 'All books on sale as CSV, safe to open in a spreadsheet',
      handle: async ({ res }) => {
        res.type('text/csv').attachment(`books-${new Date().toISOString().slice(0, 10)}.csv`);
        await pipeline(writeCsv(readAllBooks()), res).catch(ignoreLostClient);
      },
    }),
    defineRoute({
      method: 'put',
      path: '/api/books/edit/:id',
      access: 'admin',
      summary: 'Changes a book; with If-Match only when it is unchanged since',
      params: idParamSchema,
      body: bookChangeSchema,
      answer: bookSchema,
      handle: async ({ req, res, params, body }) =>
        void res.json(await changeBook(params.id, body, req.headers['if-match'])),
    }),
    defineRoute({
      method: 'get',
      path: '/api/books/:id',
      access: 'anyone',
      summary: 'One book',
      params: idParamSchema,
      answer: bookSchema,
      handle: ({ req, res, params }) => answers.send(req, res, bookAnswer(params.id)),
    }),
    defineRoute({
      method: 'delete',
      path: '/api/books/:id',
      access: 'admin',
      summary: 'Takes a book out of the shop; restore undoes it',
      params: idParamSchema,
      answer: bookSchema,
      handle: async ({ res, params }) => void res.json(await deleteBook(params.id)),
    }),
    defineRoute({
      method: 'get',
      path: '/api/books/:id/related',
      access: 'anyone',
      summary: 'Up to 8 books of the same author or category',
      params: idParamSchema,
      answer: z.array(bookSchema),
      handle: ({ req, res, params }) => answers.send(req, res, relatedAnswer(params.id)),
    }),
    defineRoute({
      method: 'post',
      path: '/api/books/:id/restore',
      access: 'admin',
      summary: 'Brings a deleted book back',
      params: idParamSchema,
      answer: bookSchema,
      handle: async ({ res, params }) => void res.json(await restoreBook(params.id)),
    }),
  ];
}

function readText(body: unknown): string {
  if (!Buffer.isBuffer(body)) {
    throw new ApiError('unsupported_media_type', 'Send the file as text/csv.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new ApiError('invalid_request', 'The file is not UTF-8. Save it as "CSV UTF-8".');
  }
}

function fieldsOf(errors: { row: number; column?: string; message: string }[]) {
  const fields = new Map<string, string[]>();
  for (const { row, column, message } of errors) {
    const path = column ? `rows.${row}.${column}` : `rows.${row}`;
    fields.set(path, [...(fields.get(path) ?? []), message]);
  }
  return Object.fromEntries(fields);
}

function ignoreLostClient(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
