import * as z from 'zod/mini';
import { orderSchema } from '../order/order.ts';
import { withdrawalSchema } from '../order/withdrawal.ts';
import { timestampSchema } from '../page.ts';
import { ownLetterSchema } from '../shop/letter.ts';
import { wishSchema } from '../shop/wish.ts';
import { accountSchema } from './account.ts';

/** What was written to a person, what it has declared and waits for, and when each open sign-in ends. */
export const keptSchemas = {
  sessions: z.array(z.object({ expiresAt: timestampSchema })),
  letters: z.array(ownLetterSchema),
  withdrawals: z.array(
    z.pick(withdrawalSchema, {
      number: true,
      items: true,
      name: true,
      email: true,
      receivedAt: true,
    }),
  ),
  wishes: z.array(z.pick(wishSchema, { bookId: true, text: true, email: true, createdAt: true })),
};

/** All that the shop keeps about a customer. */
export const accountExportSchema = z.extend(accountSchema, {
  exportedAt: timestampSchema,
  orders: z.array(orderSchema),
  /** Absent when nobody signed up with this address, or it is not proven to be the customer's. */
  newsletter: z.optional(z.object({ email: z.string(), consentAt: timestampSchema })),
  ...keptSchemas,
});
export type AccountExport = z.infer<typeof accountExportSchema>;
