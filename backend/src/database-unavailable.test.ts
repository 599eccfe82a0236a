import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { apiErrorSchema } from './contract/api-error.ts';
import { connect } from './database/connect.ts';
import { breakableDatabase } from './testing/breakable-database.ts';
import { addBook } from './testing/books.ts';
import { addTestAdmins } from './testing/database.ts';
import { signInAdmin } from './testing/people/sign-in.ts';
import { createTestApp, isCacheOff } from './testing/test-app.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-away-'));
const page = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';
writeFileSync(path.join(webFolder, 'index.html'), page);

let database: Awaited<ReturnType<typeof breakableDatabase>>;
beforeAll(async () => {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = '/storyloom-test-away';
  database = await breakableDatabase(uri.href);
  await connect(database.uri);
  await mongoose.connection.dropDatabase();
  await addTestAdmins();
});
afterAll(async () => {
  rmSync(webFolder, { recursive: true });
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  await database.cut();
});

it('says that the shop is not ready while the database is away, and goes on when it is back', async () => {
  const { api, lines } = createTestApp();
  await api.get('/api/health/ready').expect(200);
  await database.cut();

  const responses = await Promise.all([
    api.get('/api/health/ready'),
    api.get('/api/orders/').set(signInAdmin()),
    api.get('/api/admin').set(signInAdmin()),
    api.get('/api/orders/email/a@b.example').set('Cookie', 'storyloom_session=x'),
    api.get(`/api/books/${'a'.repeat(24)}`),
    api.post('/api/newsletter').send({ email: 'a@b.example' }),
    api.post('/api/auth/admin').send({ Username: 'owner', password: 'secret of the owner' }),
    api.post('/api/visits'),
  ]);
  for (const response of responses) {
    expect(response.status).toBe(503);
    const { code, message } = apiErrorSchema.parse(response.body).error;
    expect(code).toBe('service_unavailable');
    expect(message).not.toMatch(/mongo|127|ECONN|topology|buffer/i);
    expect(response.headers['retry-after']).toBe('5');
  }
  await api.get('/api/health/live').expect(200);
  await api.get('/api/config').expect(200);
  expect(lines.join('')).not.toMatch(/secret of the owner|a@b\.example/);
  // One warning for each, with the reason and no stack: the program is not at fault.
  const refusals = lines.filter((line) => !line.includes('"status":200'));
  expect(refusals).toHaveLength(responses.length);
  for (const line of refusals) expect(line).toMatch(/^\{"level":40,.*"reason":"\w/);
  expect(refusals.join('')).not.toContain('"stack"');

  await database.mend();
  await expect.poll(async () => (await api.get('/api/health/ready')).status).toBe(200);
  await api.get('/api/admin').set(signInAdmin()).expect(200);
});

it.skipIf(isCacheOff)(
  'shows what lies ready while the database is away, and tells it from what is not there',
  async () => {
    const { api: web, caches } = createTestApp({}, webFolder);
    const { _id } = await addBook({ title: 'Emma', author: '夏目漱石' });
    const author = encodeURIComponent('夏目漱石');
    const ready = [
      '/',
      '/books',
      '/books?page=2',
      `/books/${_id}`,
      '/about',
      `/authors/${author}`,
      '/api/books/',
      `/api/books/${_id}`,
      '/api/settings',
    ];
    for (const address of ready) await web.get(address).expect(200);
    caches.responses.invalidate('all');
    await database.cut();
    for (const address of ready) {
      const { headers, text } = await web.get(address).expect(200);
      expect(headers.warning, address).toMatch(/^110 /);
      expect(Number(headers.age)).toBeGreaterThanOrEqual(0);
      expect(text.length).toBeGreaterThan(50);
    }
    await web.get('/nothing').expect(404);
    await web.get('/authors/%ff').expect(404);
    await web.get(`/books/${'f'.repeat(24)}`).expect(503);

    await database.mend();
    await expect.poll(async () => (await web.get('/api/health/ready')).status).toBe(200);
    caches.responses.invalidate('all');
    for (const address of ready) {
      const { headers } = await web.get(address).expect(200);
      expect(headers.warning).toBeUndefined();
    }
  },
);
