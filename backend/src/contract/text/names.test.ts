import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newAdminSchema } from '../admin/admins.ts';
import { newBookSchema } from '../book/book.ts';
import { publisherInputSchema } from '../book/publishers/publisher.ts';
import { shelfInputSchema } from '../book/shelf.ts';
import { shopCategoriesSchema } from '../book/categories/shop-categories.ts';
import { shopIdentitySchema } from '../identity/shop-identity.ts';
import { checkoutSchema } from '../order/checkout.ts';
import { newWithdrawalSchema } from '../order/withdrawal.ts';

const category = z.pipe(
  z.pipe(
    z.string(),
    z.transform((name) => [{ slug: 'one', name }]),
  ),
  shopCategoriesSchema,
);

const names: [string, z.core.$ZodType][] = [
  ['a customer', checkoutSchema.shape.name],
  ['who withdraws', newWithdrawalSchema.shape.name],
  ['an administrator', newAdminSchema.shape.username],
  ['a book', newBookSchema.shape.title],
  ['an author', newBookSchema.shape.author],
  ['a publisher', newBookSchema.shape.publisher],
  ['the record of a publisher', publisherInputSchema.shape.name],
  ['a shelf', shelfInputSchema.shape.title],
  ['a category', category],
  ['the shop', shopIdentitySchema.shape.name],
];

it.each(names)('the name of %s must not turn what stands around it', (_whose, schema) => {
  for (const sign of ['\u202e', '\u202d', '\u202b', '\u2067']) {
    const { error } = z.safeParse(schema, `Ann${sign}gnp.exe`);
    expect(error?.issues[0]?.message).toBe('invisible_characters');
  }
  expect(z.safeParse(schema, 'חנה Ann').success).toBe(true);
});
