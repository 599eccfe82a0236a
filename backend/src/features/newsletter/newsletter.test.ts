import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { NewsletterSignupModel } from './newsletter.model.ts';

useTestDatabase();

it('keeps an address once, with the time of the first consent, and says nothing about it', async () => {
  const { api } = createTestApp();
  const first = await api.post('/api/newsletter').send({ email: 'Reader@Example.com' }).expect(204);
  const kept = await NewsletterSignupModel.find().lean();
  const again = await api
    .post('/api/newsletter')
    .send({ email: 'reader@example.COM ' })
    .expect(204);
  expect(again.text).toBe(first.text);
  expect(await NewsletterSignupModel.find().lean()).toEqual(kept);
  expect(kept).toHaveLength(1);
});

it.each([
  { email: 'no address' },
  { email: '' },
  {},
  { email: { $ne: '' } },
  { email: `a@${'a.'.repeat(200)}` },
])('refuses %j', async (body) => {
  const { api } = createTestApp();
  const response = await api.post('/api/newsletter').send(body).expect(400);
  expect(apiErrorSchema.parse(response.body).error.fields).toHaveProperty('email');
});

it('gives the owner a list that no spreadsheet runs as a formula', async () => {
  const { api } = createTestApp();
  await api.post('/api/newsletter').send({ email: '=cmd|x@example.com' }).expect(204);
  await api.post('/api/newsletter').send({ email: 'reader@example.com' }).expect(204);
  const { text, headers } = await api.get('/api/newsletter').set(signInAdmin()).expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
  expect(rows.map((row) => row.email)).toEqual([`'=cmd|x@example.com`, 'reader@example.com']);
  expect(Date.parse(rows[0]?.consentAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await api.get('/api/newsletter').expect(401);
});

it('stops a program that fills the list', async () => {
  const { api } = createTestApp();
  for (let i = 0; i < 20; i += 1) {
    await api
      .post('/api/newsletter')
      .send({ email: `r${i}@example.com` })
      .expect(204);
  }
  const refused = await api.post('/api/newsletter').send({ email: 'r@example.com' }).expect(429);
  expect(apiErrorSchema.parse(refused.body).error.code).toBe('rate_limit_exceeded');
});

it('takes no address while the owner has switched it off', async () => {
  const { api } = createTestApp();
  const newsletter = { isOn: false };
  await api.put('/api/settings').set(signInAdmin()).send({ newsletter }).expect(200);
  const email = 'reader@example.com';
  const refused = await api.post('/api/newsletter').send({ email }).expect(404);
  expect(apiErrorSchema.parse(refused.body).error.message).toMatch(/no new addresses/);
  expect(await NewsletterSignupModel.countDocuments()).toBe(0);
});
