import * as z from 'zod/mini';
import { cleanPastedNumber } from '../number/pasted-number.ts';
import { emailSchema } from '../text/email.ts';
import { idSchema } from '../id.ts';
import { pageQuerySchema } from '../paging.ts';
import { timestampSchema } from '../timestamp.ts';
import { atMost, requiredLine } from '../text/text.ts';
import { rule } from '../words/rules.ts';

/** A text is reported by its own rule, everything else by the choice of the two. */
const numberMessage = ({ input }: { input?: unknown }) =>
  input === undefined || input === '' ? rule('required') : rule('not_order_number');

/** An order's number as people write it: `1024`, `#1024` or `01024`. */
const orderNumberSchema = z.pipe(
  z.union(
    [
      z
        .string()
        .check(
          z.overwrite(cleanPastedNumber),
          z.regex(/^\s*(?:#\s*)?(?:\d\s*){1,9}$/, { error: numberMessage }),
        ),
      z.pipe(z.int().check(z.minimum(0), z.maximum(999_999_999)), z.transform(String)),
    ],
    { error: numberMessage },
  ),
  z.transform((text) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')),
);

/**
 * A consumer's withdrawal from a contract (Directive 2011/83/EU, Article 11a). Without `confirm`
 * nothing is stored; signed-in customers may leave name and e-mail out.
 */
export const newWithdrawalSchema = z.object({
  name: z.optional(requiredLine(100)),
  email: z.optional(emailSchema),
  number: orderNumberSchema,
  /** Single books; absent for the whole order. */
  items: z.optional(
    z.array(idSchema).check(z.minLength(1, rule('no_books')), atMost(100, 'books')),
  ),
  confirm: z.optional(z.literal(true)),
});
export type NewWithdrawal = z.output<typeof newWithdrawalSchema>;

/** The declaration to confirm in the second step. */
const withdrawalSummarySchema = z.object({
  name: z.string(),
  email: z.string(),
  number: z.string(),
  items: z.optional(z.array(idSchema)),
});

/** Confirms the receipt with its time, whether or not the order exists. */
export const withdrawalReceiptSchema = z.object({ receivedAt: timestampSchema });
export const withdrawalResponseSchema = z.union([withdrawalReceiptSchema, withdrawalSummarySchema]);

export const withdrawalStatuses = ['open', 'done'] as const;
export const withdrawalStatusSchema = z.object({ status: z.enum(withdrawalStatuses) });

/**
 * A declaration as the owner reads it; without `orderId` no order has this number and e-mail.
 * `isSignedIn`: sent by the order's customer; else anybody with number and address may have sent it.
 */
export const withdrawalSchema = z.extend(withdrawalSummarySchema, {
  _id: idSchema,
  orderId: z.optional(idSchema),
  isSignedIn: z.boolean(),
  receivedAt: timestampSchema,
  status: z.enum(withdrawalStatuses),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawalListQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(withdrawalStatuses)),
});
