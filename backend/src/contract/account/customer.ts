import * as z from 'zod/mini';
import { addressSchema, orderSchema } from '../order/order.ts';
import { withdrawalSchema } from '../order/withdrawal.ts';
import { priceSchema } from '../number/money.ts';
import { countSchema as count } from '../number/number.ts';
import { idSchema, pageQuerySchema, timestampSchema } from '../page.ts';
import { ownEmailSchema } from '../shop/email.ts';
import { bookRequestSchema } from '../shop/book-request.ts';
import { accountSchema } from './account.ts';
import { orderMessageSchema } from '../order/order-message.ts';

/** Somebody who has ordered: an account or, by telephone, a phone number. */
export const customerSchema = z.object({
  id: idSchema,
  /** Name, e-mail and phone as on the newest order. */
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.string(),
  /** All orders, whatever became of them. */
  orders: count,
  delivered: count,
  /** What was delivered in the shop's currency is worth. */
  total: priceSchema,
  lastOrderAt: timestampSchema,
});
export type Customer = z.infer<typeof customerSchema>;

/** `q` finds words of the name, the e-mail and digits of the phone, accents or not. */
export const customerListQuerySchema = z.extend(pageQuerySchema, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});
export type CustomerListQuery = z.output<typeof customerListQuerySchema>;

/** The newest 1,000 orders, newest first. */
export const customerDetailSchema = z.object({
  customer: customerSchema,
  orders: z.array(orderSchema),
});
export type CustomerDetail = z.infer<typeof customerDetailSchema>;

/** What was written to a person, what it has declared and waits for, and when each open sign-in ends. */
const keptSchemas = {
  sessions: z.array(z.object({ expiresAt: timestampSchema })),
  emails: z.array(ownEmailSchema),
  withdrawals: z.array(
    z.pick(withdrawalSchema, {
      number: true,
      items: true,
      name: true,
      email: true,
      receivedAt: true,
    }),
  ),
  bookRequests: z.array(
    z.pick(bookRequestSchema, { bookId: true, text: true, email: true, createdAt: true }),
  ),
  /** What was written about the orders; absent when nothing was. */
  messages: z.optional(z.array(z.extend(orderMessageSchema, { orderId: z.string() }))),
};

/** All that the shop keeps about somebody. */
export const customerExportSchema = z.extend(customerDetailSchema, {
  exportedAt: timestampSchema,
  /** Each address once. */
  addresses: z.array(addressSchema),
  /** Ids of books. */
  cart: z.array(z.string()),
  wishlist: z.array(z.string()),
  newsletter: z.array(z.object({ email: z.string(), consentAt: timestampSchema })),
  ...keptSchemas,
});
export type CustomerExport = z.infer<typeof customerExportSchema>;

/** All that the shop keeps about a customer. */
export const accountExportSchema = z.extend(accountSchema, {
  exportedAt: timestampSchema,
  orders: z.array(orderSchema),
  /** Absent when nobody signed up with this address, or it is not verified to be the customer's. */
  newsletter: z.optional(z.object({ email: z.string(), consentAt: timestampSchema })),
  ...keptSchemas,
});
export type AccountExport = z.infer<typeof accountExportSchema>;
