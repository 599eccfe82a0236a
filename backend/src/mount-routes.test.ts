import express from 'express';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { apiErrorSchema } from './contract/api-error.ts';
import { createLog } from './log.ts';
import { writeCsv } from './text/csv.ts';
import { errorHandler } from './http/error-handler.ts';
import { mountRoutes } from './mount-routes.ts';
import { requestLog } from './http/request-log.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import { defineRoute } from './http/route.ts';

/** Books of a database that goes away after so many of them. */
async function* readBooks(before: number) {
  for (let i = 0; i < before; i += 1) yield { title: `Book ${i}` };
  throw new mongoose.mongo.MongoNetworkError('connection closed');
}

function exportOf(before: number) {
  const log = createLog('silent');
  const app = express();
  app.use(requestLog(log));
  const route = defineRoute({
    ...{ method: 'get', path: '/api/export.csv', access: 'anyone', summary: 'Test' },
    answerType: 'text/csv',
    handle: ({ res }) => {
      res.attachment('books.csv');
      return writeCsv(readBooks(before));
    },
  });
  const responses = new ResponseCache({ log, maxBytes: 1e6 });
  mountRoutes(app, [route], { authenticate: () => null as never, responses });
  app.use(errorHandler(log, () => {}));
  return supertest(app).get('/api/export.csv');
}

it('asks to come back when the database goes before the first row of an export', async () => {
  const { body, headers } = await exportOf(0).expect(503);
  expect(apiErrorSchema.parse(body).error.code).toBe('service_unavailable');
  expect(headers['retry-after']).toBe('5');
  expect(headers['content-disposition']).toBeUndefined();
});

it('breaks off a file whose rest cannot be read, so that nobody takes it for whole', async () => {
  // More than streams hold back before the first byte leaves, which newer Nodes do of more.
  await expect(exportOf(50_000)).rejects.toThrow(/aborted|hang up|ECONNRESET/);
});
