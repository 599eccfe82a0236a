import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { afterAll, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { BookModel } from '../models/books/book.model.ts';
import { createLog } from '../log.ts';
import { useTestDatabase } from '../testing/database.ts';
import { testEnv } from '../testing/test-app.ts';

useTestDatabase();

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-away-'));
const page = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';
writeFileSync(path.join(webFolder, 'index.html'), page);
afterAll(() => rmSync(webFolder, { recursive: true }));

function open() {
  const log = createLog('silent');
  return supertest(createApp({ env: testEnv, log, isStopping: () => false, webFolder }));
}

const away = new mongoose.mongo.MongoNetworkError('away');

it('the app still starts while the database is away', async () => {
  const web = open();
  const find = vi.spyOn(BookModel.collection, 'findOne').mockRejectedValue(away);
  const { text, headers } = await web.get(`/books/${'f'.repeat(24)}`).expect(503);
  expect(text).toContain('<div id="root">');
  expect(headers['retry-after']).toBe('5');
  find.mockRestore();
});

it.each([
  ['/books', 503],
  ['/cart', 200],
  ['/nothing', 404],
  ['/books/no-id', 404],
])('%s waits once only for a database that is away', async (address, status) => {
  const settings = mongoose.model('Settings').collection;
  const find = vi.spyOn(settings, 'findOne').mockRejectedValue(away);
  await open().get(address).expect(status);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockRestore();
});
