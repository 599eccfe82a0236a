import { expect, it } from 'vitest';
import { apiErrorSchema } from './contract/api-error.ts';
import { useTestDatabase } from './testing/database.ts';
import { signInAdmin, signInCustomer } from './testing/people/sign-in.ts';
import { createTestApp } from './testing/test-app.ts';

useTestDatabase();

it.each([
  ['put', `/api/books/edit/${'f'.repeat(24)}`, {}],
  ['put', `/api/books/edit/${'f'.repeat(24)}`, { price: 1 }],
  ['patch', `/api/orders/${'f'.repeat(24)}`, { totalPrice: 1 }],
  ['put', '/api/settings', { colour: 'red' }],
  ['put', '/api/me', {}],
  ['patch', '/api/me/cart', {}],
] as const)(
  'a change that names nothing known is refused: %s %s %o',
  async (method, path, body) => {
    const headers = path.includes('/me') ? await signInCustomer() : signInAdmin();
    const response = await createTestApp().api[method](path).set(headers).send(body).expect(400);
    expect(apiErrorSchema.parse(response.body).error).toMatchObject({
      code: 'validation_error',
      fields: { body: ['must change something'] },
    });
  },
);

it.each([
  ['patch', `/api/orders/${'f'.repeat(24)}`, 'address'],
  ['put', '/api/settings', 'contact'],
  ['put', '/api/settings', 'money'],
] as const)(
  'a change of a part that names nothing of it is refused: %s %s %s',
  async (method, path, part) => {
    const { api } = createTestApp();
    const response = await api[method](path)
      .set(signInAdmin())
      .send({ [part]: {} });
    expect(response.status).toBe(400);
    expect(apiErrorSchema.parse(response.body).error).toMatchObject({
      code: 'validation_error',
      fields: { [part]: ['must change something'] },
    });
  },
);
