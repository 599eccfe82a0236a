import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { apiErrorSchema } from './contract/api-error.ts';
import { connect } from './database/connect.ts';
import { breakableDatabase } from './testing/breakable-database.ts';
import { addTestAdmins } from './testing/database.ts';
import { signInAdmin } from './testing/people/sign-in.ts';
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
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  await database.cut();
});

it('goes on with cached data while the database hangs, and ends every request', async () => {
  const { api } = createTestApp();
  const dashboard = () => api.get('/api/admin').set(signInAdmin());
  await api.get('/api/books/').expect(200);
  await dashboard().expect(200);
  database.freeze();

  const waits = dashboard();
  for (const path of ['/api/config', '/api/health/live']) await api.get(path).expect(200);
  const readiness = await api.get('/api/health/ready').expect(503);
  expect(apiErrorSchema.parse(readiness.body).error.message).toBe('The shop is not ready.');
  await api.get('/api/books/').expect(isCacheOff ? 503 : 200);

  expect((await waits).headers['retry-after']).toBe('5');
  // More than there are connections: some wait for an answer, some for a connection.
  for (const { status, body } of await Promise.all(Array.from({ length: 60 }, () => dashboard()))) {
    expect(status).toBe(503);
    expect(apiErrorSchema.parse(body).error.code).toBe('service_unavailable');
  }

  database.thaw();
  await expect.poll(async () => (await dashboard()).status).toBe(200);
  await api.get('/api/health/ready').expect(200);
}, 60_000);
