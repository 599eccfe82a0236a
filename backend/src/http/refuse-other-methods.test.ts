import { expect, it } from 'vitest';
import { apiErrorSchema } from '../contract/api-error.ts';
import { createTestApp } from '../testing/test-app.ts';

const { api } = createTestApp();

it.each([
  ['put', '/api/config', 'GET'],
  ['patch', '/api/session', 'POST, DELETE'],
  // Not an id of a book, or of an order, that is none.
  ['delete', '/api/books/import', 'POST'],
  ['get', '/api/books/create-book', 'POST'],
  ['patch', '/api/orders/export.csv', 'GET'],
] as const)('%s %s gets a 405 with the allowed methods', async (method, path, allowed) => {
  const { body, headers } = await api[method](path).expect(405);
  expect(apiErrorSchema.parse(body).error.code).toBe('method_not_allowed');
  expect(headers.allow).toBe(allowed);
});

it('a method that a path lacks is refused before body, origin and sign-in are looked at', async () => {
  const call = api.put('/api/orders/').set('Origin', 'https://evil.example').type('json');
  await call.send('{"').expect(405);
});
