import * as z from 'zod/mini';
import { namesSomething } from '../change.ts';
import { maxBookListLength } from '../limits.ts';
import { addressSchema, newOrderSchema } from '../order/order.ts';
import { idSchema } from '../id.ts';
import { atMost } from '../text/text.ts';
import { rule } from '../words/rules.ts';

/** Ids of the books in the cart or the wishlist, newest first, including books that are no longer sold. */
export const bookIdsSchema = z.array(idSchema);

/** A customer's account. `email` is that of the session; null when the provider gave none. */
export const accountSchema = z.object({
  uid: z.string(),
  email: z.nullable(z.string()),
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  address: z.optional(addressSchema),
  cart: bookIdsSchema,
  wishlist: bookIdsSchema,
});
export type Account = z.infer<typeof accountSchema>;

const ofOrder = newOrderSchema.shape;

/** An absent field stays as it is; null removes its value. */
export const accountChangeSchema = z
  .object({
    name: z.optional(z.nullable(ofOrder.name)),
    phone: z.optional(z.nullable(ofOrder.phone)),
    address: z.optional(z.nullable(ofOrder.address)),
  })
  .check(namesSomething);
export type AccountChange = z.output<typeof accountChangeSchema>;

const givenIds = z.array(idSchema, rule('required')).check(
  atMost(maxBookListLength, 'books'),
  z.overwrite((ids) => [...new Set(ids)]),
);

/** A whole list, newest first. With `merge`, at sign-in, it is added to the account's list. */
export const bookListSchema = z.object({ bookIds: givenIds, merge: z.optional(z.boolean()) });

/** The books that one device added or removed. A whole list could bring back a book removed elsewhere. */
export const bookListChangeSchema = z
  .object({ add: z.optional(givenIds), remove: z.optional(givenIds) })
  .check(namesSomething);
export type BookListChange = z.output<typeof bookListChangeSchema>;

/** The number of orders from which name, e-mail, phone and street were erased. */
export const erasedSchema = z.object({ erased: z.int() });
