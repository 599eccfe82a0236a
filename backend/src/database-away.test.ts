import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { apiErrorSchema } from './contract/api-error.ts';
import { connect } from './database/connect.ts';
import { breakableDatabase } from './testing/breakable-database.ts';
import { addTestAdmins } from './testing/database.ts';
import { signInAdmin } from './testing/people/sign-in.ts';
import { createTestApp } from './testing/test-app.ts';

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
  // One warning for each, with the reason and no stack: nobody needs to mend the program.
  const refusals = lines.filter((line) => !line.includes('"status":200'));
  expect(refusals).toHaveLength(responses.length);
  for (const line of refusals) expect(line).toMatch(/^\{"level":40,.*"reason":"\w/);
  expect(refusals.join('')).not.toContain('"stack"');

  await database.mend();
  await expect.poll(async () => (await api.get('/api/health/ready')).status).toBe(200);
  await api.get('/api/admin').set(signInAdmin()).expect(200);
});
