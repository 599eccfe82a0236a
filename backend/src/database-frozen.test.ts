import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { apiErrorSchema } from './contract/api-error.ts';
import { connect, disconnect } from './database/connect.ts';
import { withinLimits } from './protection/within-limits.ts';
import { breakableDatabase } from './testing/breakable-database.ts';
import { addTestAdmins } from './testing/database.ts';
import { signInAdmin } from './testing/sign-in.ts';
import { createTestApp, isCacheOff } from './testing/test-app.ts';

let database: Awaited<ReturnType<typeof breakableDatabase>>;
beforeAll(async () => {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = '/storyloom-test-frozen';
  database = await breakableDatabase(uri.href);
  await connect(database.uri);
  await mongoose.connection.dropDatabase();
  await addTestAdmins();
});
afterAll(async () => {
  database.thaw();
  await disconnect();
  await database.cut();
});

/** As many as may wait for the database at once. */
const mostAtOnce = 200;

/** Takes these places for a test that is not about who stands in them; returns how to leave them. */
function takePlaces(count: number): () => Promise<unknown> {
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  const places = Array.from({ length: count }, () => withinLimits(() => left, 60_000));
  return () => (leave(), Promise.all(places));
}

it('goes on with what it knows while the database hangs, and lets nobody wait without an end', async () => {
  const { api } = createTestApp();
  const dashboard = () => api.get('/api/admin').set(signInAdmin());
  await api.get('/api/books/').expect(200);
  await dashboard().expect(200);
  database.freeze();

  const leaveOne = takePlaces(1);
  const leaveOthers = takePlaces(mostAtOnce - 1);
  expect((await dashboard()).headers['retry-after']).toBe('1');
  for (const path of ['/api/config', '/api/health/live']) await api.get(path).expect(200);
  const readiness = await api.get('/api/health/ready').expect(503);
  expect(apiErrorSchema.parse(readiness.body).error.message).toBe('The shop is not ready.');
  await api.get('/api/books/').expect(isCacheOff ? 503 : 200);

  await leaveOne();
  // One of them has the only place, and waits.
  const two = await Promise.all([dashboard(), dashboard()]);
  expect(two.map(({ headers }) => headers['retry-after']).sort()).toEqual(['1', '5']);
  await leaveOthers();

  // More than there are connections: some wait for an answer, some for a connection.
  for (const { status, body } of await Promise.all(Array.from({ length: 60 }, () => dashboard()))) {
    expect(status).toBe(503);
    expect(apiErrorSchema.parse(body).error.code).toBe('service_unavailable');
  }

  database.thaw();
  await expect.poll(async () => (await dashboard()).status).toBe(200);
  await api.get('/api/health/ready').expect(200);
}, 60_000);
