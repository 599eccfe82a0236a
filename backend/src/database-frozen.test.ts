import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { apiErrorSchema } from './contract/api-error.ts';
import { connect, disconnect } from './db/connect.ts';
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

it('goes on with what it knows while the database hangs, and lets nobody wait without an end', async () => {
  const { api } = createTestApp();
  await api.get('/api/books/').expect(200);
  await api.get('/api/admin').set(signInAdmin()).expect(200);
  database.freeze();

  const order: string[] = [];
  const waiting = Array.from({ length: 200 }, async () => {
    const answer = await api.get('/api/admin').set(signInAdmin());
    order.push('who waited');
    return answer;
  });
  const readiness = api.get('/api/health/ready').then((answer) => {
    order.push('readiness');
    return answer;
  });
  // Everybody is in by the time a call that needs no database is through.
  await Promise.all([api.get('/api/config').expect(200), api.get('/api/health/live').expect(200)]);
  await expect
    .poll(async () => (await api.get('/api/orders/').set(signInAdmin())).headers['retry-after'])
    .toBe('1');
  await api.get('/api/books/').expect(isCacheOff ? 503 : 200);
  expect((await readiness).status).toBe(503);

  for (const { status, body, headers } of await Promise.all(waiting)) {
    expect(status).toBe(503);
    expect(apiErrorSchema.parse(body).error.code).toBe('service_unavailable');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(order[0]).toBe('readiness');

  database.thaw();
  await expect
    .poll(async () => (await api.get('/api/admin').set(signInAdmin())).status, { timeout: 15_000 })
    .toBe(200);
  await api.get('/api/health/ready').expect(200);
}, 60_000);
