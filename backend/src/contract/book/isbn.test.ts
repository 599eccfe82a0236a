import { expect, it } from 'vitest';
import { isbnProblem, readIsbn } from './isbn.ts';

it.each([
  ['978-0-14-143951-8', '9780141439518'],
  ['9780141439518', '9780141439518'],
  ['0-14-143951-3', '9780141439518'],
  ['0 8044 2957 x', '9780804429573'],
  ['979-10-90636-07-1', '9791090636071'],
])('the ISBN %s is kept as its 13 digits', (text, isbn) => {
  expect(readIsbn(text)).toBe(isbn);
});

const rule = 'must be an ISBN of 10 or 13 digits';
const mistyped = 'has a mistyped digit: its check digit does not fit the others';

it.each([
  ['978-0-14-143951-9', mistyped],
  ['0141439514', mistyped],
  ['0-14-143951-X', mistyped],
  ['977-0-14-143951-8', `${rule}; 13 begin with 978 or 979`],
  ['123', `${rule}, not 3`],
  ['x', rule],
])('%s is no ISBN, and it is said why', (text, why) => {
  expect(readIsbn(text)).toBeUndefined();
  expect(isbnProblem(text)).toBe(why);
});
