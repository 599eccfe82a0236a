import express from 'express';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from './contract/api-error.ts';
import { createLog } from './log.ts';
import { writeCsv } from './text/csv.ts';
import { errorHandler } from './http/error-handler.ts';
import { mountRoutes } from './mount-routes.ts';
import { requestLog } from './http/request-log.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import type { Route } from './http/route.ts';

/** Books of a database that goes away after so many of them. */
async function* readBooks(before: number) {
  for (let i = 0; i < before; i += 1) yield { title: `Book ${i}` };
  throw new mongoose.mongo.MongoNetworkError('connection closed');
}

const path = '/api/export.csv';

function appOf(how: Pick<Route, 'response' | 'responseType' | 'handle'>) {
  const log = createLog('silent');
  const app = express();
  app.use(requestLog(log));
  const route = { method: 'get', path, access: 'anyone', summary: 'Test', status: 200 } as const;
  const responses = new ResponseCache({ log, maxBytes: 1e6 });
  const authenticate = () => null as never;
  mountRoutes(app, [{ ...route, before: [], ...how }], { authenticate, responses });
  app.use(errorHandler(log, () => {}));
  return app;
}

function exportOf(before: number) {
  const handle: Route['handle'] = ({ res }) => {
    res.attachment('books.csv');
    return writeCsv(readBooks(before), 'en-US', ['title']);
  };
  return supertest(appOf({ responseType: 'text/csv', handle })).get(path);
}

it('asks to come back when the database goes before the first row of an export', async () => {
  const { body, headers } = await exportOf(0).expect(503);
  expect(apiErrorSchema.parse(body).error.code).toBe('service_unavailable');
  expect(headers['retry-after']).toBe('5');
  expect(headers['content-disposition']).toBeUndefined();
});

it('aborts a file that cannot be read to the end, so that it does not look complete', async () => {
  // More than streams hold back before the first byte leaves, which newer Nodes do of more.
  await expect(exportOf(50_000)).rejects.toThrow(/aborted|hang up|ECONNRESET/);
});

it('makes a long answer in pieces, so that others get their turn', async () => {
  const list = Array.from({ length: 2000 }, (_, row) => ({ row, title: `Row "${row}"` }));
  const response = { rows: 2000, none: [], left: undefined, list, seen: 'end' };
  const stringify = vi.spyOn(JSON, 'stringify');
  const { body } = await supertest(appOf({ response: z.any(), handle: () => response })).get(path);
  const longest = Math.max(...stringify.mock.results.map(({ value }) => String(value).length));
  stringify.mockRestore();
  expect(body).toEqual({ rows: 2000, none: [], list, seen: 'end' });
  expect(longest).toBeLessThan(JSON.stringify(list).length / 4);
});
