import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { setListHeaders } from './response-page.ts';

useTestDatabase();

it.each(['/api/books/', '/api/shelves/', '/api/categories', '/api/imports/', '/api/admins'])(
  'a list says how many records there are: %s',
  async (path) => {
    const response = await createTestApp().api.get(path).set(signInAdmin()).expect(200);
    expect(response.headers['x-total-count']).toBe(String((response.body as unknown[]).length));
  },
);

it.each([
  [{}, 1, '/list?page=11&limit=100'],
  [{ page: 2 }, 2, '/list?page=21&limit=100'],
])('after a page without a limit come pages of 100: %o', (query, page, next) => {
  const headers = new Map<string, string>();
  setListHeaders((name, value) => headers.set(name, value), {
    path: '/list',
    query,
    total: 2001,
    page,
    limit: 1000,
  });
  expect(headers.get('Link')).toBe(`<${next}>; rel="next"`);
});
