import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { createTestApp } from '../testing/test-app.ts';

useTestDatabase();

it.each(['/api/books/', '/api/shelves/', '/api/categories', '/api/imports/', '/api/admins'])(
  'a list says how many records there are: %s',
  async (path) => {
    const response = await createTestApp().api.get(path).set(signInAdmin()).expect(200);
    expect(response.headers['x-total-count']).toBe(String((response.body as unknown[]).length));
  },
);
