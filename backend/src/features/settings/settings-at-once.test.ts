import { expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';

useTestDatabase();

it('takes sixty saves that come at once one after the other, and not without end', async () => {
  const { api } = createTestApp();
  const save = (lowStock: number) => api.put('/api/settings').set(signInAdmin()).send({ lowStock });
  const saved = await Promise.all(Array.from({ length: 60 }, (_, i) => save(i + 1)));
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]));
  // A refused save counts too, and takes less time.
  const refused = { shop: { logo: 'unknown.webp' } };
  const others = Array.from({ length: 180 }, () =>
    api.put('/api/settings').set(signInAdmin()).send(refused),
  );
  for (const { status } of await Promise.all(others)) expect(status).toBe(400);
  expect((await save(5)).status).toBe(429);
});

it('drops a category called like what every object has', async () => {
  const { api } = createTestApp();
  const put = (body: object) => api.put('/api/settings').set(signInAdmin()).send(body);
  const fiction = { slug: 'fiction', name: 'Fiction' };
  const odd = { slug: 'constructor', name: 'Constructor' };
  await put({ categories: [fiction, odd] }).expect(200);
  await put({ categories: [fiction] }).expect(200);
  await put({ categories: [fiction, { slug: 'new', name: 'New' }] }).expect(200);
});
