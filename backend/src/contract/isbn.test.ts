import { expect, it } from 'vitest';
import { readIsbn } from './isbn.ts';

it.each([
  ['978-0-14-143951-8', '9780141439518'],
  ['9780141439518', '9780141439518'],
  ['0-14-143951-3', '9780141439518'],
  ['0 8044 2957 x', '9780804429573'],
  ['979-10-90636-07-1', '9791090636071'],
])('the ISBN %s is kept as its 13 digits', (text, isbn) => {
  expect(readIsbn(text)).toBe(isbn);
});

it.each(['978-0-14-143951-9', '0141439514', '0-14-143951-X', '977-0-14-143951-8', '123', 'x'])(
  '%s is no ISBN',
  (text) => {
    expect(readIsbn(text)).toBeUndefined();
  },
);
