import { expect, test } from 'vitest';
import { readReturnPath, returnPathOf } from './return-path';

test('pages of the shop are returned to, with their query', () => {
  expect(readReturnPath('/checkout', '/')).toBe('/checkout');
  expect(readReturnPath('/books?q=a#b', '/')).toBe('/books?q=a#b');
});

test('nothing leads to another site or around in circles', () => {
  const refused = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    null,
    7,
    '/login',
    '/register?x=1',
    '/admin',
  ];
  for (const value of refused) expect([value, readReturnPath(value, '/')]).toEqual([value, '/']);
});

test("the guard's note goes before the address bar", () => {
  expect(returnPathOf({ state: { from: '/orders' }, search: '?next=/cart' }, '/')).toBe('/orders');
  expect(returnPathOf({ state: null, search: '?next=/cart' }, '/')).toBe('/cart');
  expect(returnPathOf({ state: null, search: '?next=//evil.example' }, '/')).toBe('/');
});
