import { expect, it } from 'vitest';
import { bookLookupQuerySchema } from '../../contract/book/book-lookup.ts';
import { coverImageSchema, newBookSchema } from '../../contract/book/book.ts';
import { priceInputSchema, sumInputSchema } from '../../contract/number/money.ts';
import { recipientSchema } from '../../contract/order/order.ts';
import { withdrawalSettingSchema } from '../../contract/shop/settings.ts';
import { emailSchema } from '../../contract/text/email.ts';
import { optionalLine, requiredLine, requiredText } from '../../contract/text/text.ts';
import * as patterns from './openapi-patterns.ts';

const long = (length: number) => 'x'.repeat(length);

// A client that validates by the OpenAPI text must accept what the shop accepts.
it.each([
  [
    'line',
    requiredLine(300),
    patterns.line,
    ['Emma', ' a b ', '', ' ', '\u200b', 'a\u202eb', '\u3164', 'שלום', '愛', 'a\u0007b', '\u0301'],
  ],
  ['emptyOrLine', optionalLine(300), patterns.emptyOrLine, ['', ' ', 'a', 'a\u200bb', 'a\u2028b']],
  ['text', requiredText(300), patterns.text, ['a\nb', '\n', '', '\u2800', '\u202ea']],
  [
    'email',
    emailSchema,
    patterns.email,
    [
      'a@b.c',
      'a@b',
      '@b.c',
      'a@b..c',
      'a b@c.d',
      'a@@b.c',
      `${long(64)}@b.c`,
      `${long(65)}@b.c`,
      `a@${long(63)}.c`,
      `a@${long(64)}.c`,
      'ä@ö.ü',
      'a;b@c.d',
      'a\u200b@c.d',
    ],
  ],
  [
    'coverImage',
    coverImageSchema,
    patterns.coverImage,
    [
      '',
      'emma.webp',
      '.hidden',
      'a/b.webp',
      'http://a.b/c d',
      'https://shop.example:8080/a.jpg?w=1',
      'https://127.0.0.1/a',
      'https://1.2.3.4.5/',
      'javascript:x',
      'http://',
      `${long(255)}`,
      `${long(256)}`,
    ],
  ],
  [
    'ISBN',
    bookLookupQuerySchema.shape.isbn,
    patterns.isbn,
    [
      '978-0-14-143958-7',
      '9780141439587',
      '0-14-143958-0',
      '080442957x',
      ' 97\u20118 0141439587\u00a0',
      '977-0-14-143958-7',
      '97801414395870',
      '978014143958X',
      'ISBN 9780141439587',
      '',
      '-',
    ],
  ],
  [
    'blankOrIsbn',
    newBookSchema.shape.isbn,
    patterns.blankOrIsbn,
    ['', ' \t', '-', '9780141439587', '97801'],
  ],
  [
    'phone',
    recipientSchema.shape.phone,
    patterns.phone,
    [
      '12345',
      '1234',
      '+41 (79) 123-45',
      '1'.repeat(20),
      '1'.repeat(21),
      '0041\u00a079\u2013123',
      'call 12345',
    ],
  ],
  [
    'price',
    priceInputSchema,
    patterns.price(10_000_000),
    [
      '0',
      '12.5',
      '12.50',
      '12.505',
      '12.500',
      '-1',
      '-0.00',
      '10000000',
      '10000000.00',
      '10000000.01',
      '1000001',
      '10000001',
      '000000001',
      '1,5',
      '1.',
      '.5',
    ],
  ],
  [
    'sum',
    sumInputSchema,
    patterns.price(1_020_000_000),
    ['0', '999999999', '1019999999.99', '1020000000', '1020000000.01', '1020000001', '9999999999'],
  ],
  [
    'whole number',
    withdrawalSettingSchema.shape.days,
    patterns.wholeNumber(14, 365),
    ['13', '14', '365', '366', '99', '400', '300', '0', '014', 'x', ''],
  ],
])('%s', (_name, schema, pattern, texts) => {
  const expected = texts.filter((text) => schema.safeParse(text).success);
  expect(texts.filter((text) => new RegExp(pattern).test(text))).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
});
