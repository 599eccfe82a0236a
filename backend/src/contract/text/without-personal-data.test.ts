import { expect, it } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

it.each([
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  [
    `Unexpected token 'A', "Ada Lovelace" is not valid JSON`,
    "Unexpected token 'A', [text] is not valid JSON",
  ],
  ["Cannot find 'Ada Lovelace'", 'Cannot find [text]'],
  ['No order of ada@example.com', 'No order of [email]'],
  ['Bad phone +44 020 1234', 'Bad phone [number]'],
  [
    'Failed to fetch https://shop.example/books?q=ada',
    'Failed to fetch https://shop.example/books',
  ],
  [
    'Failed to fetch https://shop.example/messages/6b0c94c0a7a173fc85718b2f#wd01fcMiFowsH8WV57',
    'Failed to fetch https://shop.example/messages/[id]',
  ],
  [
    'Refused: Bearer eyJhbGciOiJIUzI1NiIsInR5.eyJ1aWQiOiJhYmMxMjM0NTY3',
    'Refused: Bearer [id].[id]',
  ],
  [
    'Failed to fetch dynamically imported module: https://shop.example/assets/checkout-page-B3kd92k.js',
    'Failed to fetch dynamically imported module: https://shop.example/assets/checkout-page-B3kd92k.js',
  ],
  [
    'Cannot write private member #orders of 12345 books',
    'Cannot write private member #orders of [number] books',
  ],
  [`Unexpected end of "Ada Lovel`, 'Unexpected end of [text]'],
])('takes out of %s what may be about a person', (message, expected) => {
  expect(withoutPersonalData(message)).toBe(expected);
});

it('keeps a message short', () => {
  expect(withoutPersonalData('x '.repeat(5000))).toHaveLength(300);
});
