import * as z from 'zod/mini';
import { namesSomething } from '../change.ts';
import { maxBookListLength } from '../limits.ts';
import { addressSchema, newOrderSchema } from '../order/order.ts';
import { idSchema } from '../page.ts';
import { atMost } from '../text/text.ts';
import { rule } from '../words/rules.ts';

/** Books of the cart or the wishlist by their ids, newest first; ids of lost books stay among them. */
export const bookIdsSchema = z.array(idSchema);

/** What a customer's account holds. `email` is that of the session; null when the provider gave none. */
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

/** What is not named stays as it is; null takes it out. */
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

/** A whole list, newest first. `merge` adds it to what is there: once, at sign-in. */
export const bookListSchema = z.object({ bookIds: givenIds, merge: z.optional(z.boolean()) });

/** What one device changed. Only this is sent while signed in, so that nothing removed comes back. */
export const bookListChangeSchema = z
  .object({ add: z.optional(givenIds), remove: z.optional(givenIds) })
  .check(namesSomething);
export type BookListChange = z.output<typeof bookListChangeSchema>;

/** How many orders lost the person's name, e-mail, phone and street. */
export const erasedSchema = z.object({ erased: z.int() });
