import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { addEmail, EmailModel } from '../../models/emails/email.model.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp, isCacheOff, testEnv } from '../../testing/test-app.ts';

useTestDatabase();

const metricsToken = 'token-of-the-collector';
const collector = { Authorization: `Bearer ${metricsToken}` };
const env = { ...testEnv, metricsToken };
const { app, api, caches } = createTestApp(env);

async function read(): Promise<string> {
  return (await api.get('/api/metrics').set(collector).expect(200)).text;
}

/** What stands behind a name and its labels; 0 before the first time. */
function valueOf(text: string, name: string, labels = ''): number {
  const line = text
    .split('\n')
    .find((each) => each.startsWith(labels ? `${name}{` : `${name} `) && each.includes(labels));
  return Number(line?.split(' ').at(-1) ?? 0);
}

it('lets in only a collector and an admin by their tokens', async () => {
  await api.get('/api/metrics').set(signInAdmin()).expect(200);
  await api.get('/api/metrics').expect(401);
  await api
    .get('/api/metrics')
    .set(await signInCustomer())
    .expect(401);
  await api
    .get('/api/metrics')
    .set({ Authorization: `Bearer ${metricsToken}2` })
    .expect(401);
  const without = createTestApp().api;
  for (const token of [metricsToken, 'undefined', '']) {
    await without
      .get('/api/metrics')
      .set({ Authorization: `Bearer ${token}` })
      .expect(401);
  }
});

it('counts orders placed once, however often they are sent, and refused ones by reason', async () => {
  const before = await read();
  const book = await makeBook({ stock: 1 });
  const customer = await signInCustomer();
  const place = (key: string) =>
    api
      .post('/api/orders/')
      .set({ ...customer, 'Idempotency-Key': key })
      .send(orderFor([book]));
  await place('one').expect(201);
  await place('one').expect(201);
  await place('two').expect(409);
  const after = await read();
  const grown = (name: string, labels = '') =>
    valueOf(after, name, labels) - valueOf(before, name, labels);
  expect(grown('storyloom_orders_placed_total')).toBe(1);
  const refused = 'method="POST",route="/api/orders/",code="insufficient_stock"';
  expect(grown('storyloom_refusals_total', refused)).toBe(1);
});

it('counts responses from the cache and those that had to be made', async () => {
  const shop = supertest(createServer(caches.responses.inFrontOf(app)));
  const before = await read();
  for (let n = 0; n < 3; n++) await shop.get('/api/books/?limit=7').expect(200);
  const after = await read();
  const grown = (name: string, labels: string) =>
    valueOf(after, name, labels) - valueOf(before, name, labels);
  expect(grown('storyloom_cache_loads_total', 'route="/api/books/"')).toBe(isCacheOff ? 3 : 1);
  expect(grown('storyloom_cached_responses_total', 'route="/api/books/",status="200"')).toBe(2);
});

it('counts pending and failed emails', async () => {
  const draft = { kind: 'order-received', to: '', subject: 'A', text: 'A', html: 'A' } as const;
  for (const key of ['one', 'two', 'three', 'four']) await addEmail({ ...draft, key });
  await EmailModel.updateOne({ key: 'one' }, { $set: { status: 'failed' } });
  await EmailModel.updateOne({ key: 'two' }, { $set: { status: 'sent' } });
  const text = await read();
  expect(valueOf(text, 'storyloom_emails', 'status="waiting"')).toBe(2);
  expect(valueOf(text, 'storyloom_emails', 'status="failed"')).toBe(1);
});

it('names routes, never addresses or people, however many are asked for', async () => {
  await api.get('/api/orders/email/ada@example.com').set(signInAdmin()).expect(200);
  for (let n = 0; n < 20; n++) await api.get(`/api/no-such-${n}`).expect(404);
  const text = await read();
  expect(text).toContain('route="/api/orders/email/:email"');
  expect(text).not.toMatch(/ada@example|no-such/);
});

it('is what the ready dashboard shows', async () => {
  const text = await read();
  const dashboard = readFileSync(new URL('../../../metrics/grafana.json', import.meta.url), 'utf8');
  const named = new Set(dashboard.match(/\b(?:storyloom|nodejs|process)_[a-z_]+/g));
  expect(named.size).toBeGreaterThan(8);
  for (const name of named) expect(text).toContain(`\n${name}`);
});
