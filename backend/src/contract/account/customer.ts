import * as z from 'zod/mini';
import { addressSchema, orderSchema } from '../order/order.ts';
import { withdrawalSchema } from '../order/withdrawal.ts';
import { priceSchema } from '../number/money.ts';
import { countSchema as count } from '../number/number.ts';
import { idSchema } from '../id.ts';
import { pageQuerySchema } from '../paging.ts';
import { timestampSchema } from '../timestamp.ts';
import { ownEmailSchema } from '../email/email.ts';
import { bookRequestSchema } from '../book/book-request.ts';
import { accountSchema } from './account.ts';
import { orderMessageSchema } from '../order/order-message.ts';

/** A customer with orders: an account or, for orders by telephone, a phone number. */
export const customerSchema = z.object({
  id: idSchema,
  /** Name, e-mail and phone as on the newest order. */
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.string(),
  /** All orders, including cancelled ones. */
  orders: count,
  delivered: count,
  /** The sum of delivered orders in the shop's currency. */
  total: priceSchema,
  lastOrderAt: timestampSchema,
});
export type Customer = z.infer<typeof customerSchema>;

/** `q` searches names, e-mails and phone numbers, and ignores accents. */
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

/** The emails to a person, their withdrawals and book requests, and when each session ends. */
const storedDataSchemas = {
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
  /** Messages about the orders; absent when there are none. */
  messages: z.optional(z.array(z.extend(orderMessageSchema, { orderId: z.string() }))),
};

/** All data that the shop stores about a person. */
export const customerExportSchema = z.extend(customerDetailSchema, {
  exportedAt: timestampSchema,
  /** Different addresses of the orders. */
  addresses: z.array(addressSchema),
  /** Ids of books. */
  cart: z.array(z.string()),
  wishlist: z.array(z.string()),
  newsletter: z.array(z.object({ email: z.string(), consentAt: timestampSchema })),
  ...storedDataSchemas,
});
export type CustomerExport = z.infer<typeof customerExportSchema>;

/** All data that the shop stores about a customer. */
export const accountExportSchema = z.extend(accountSchema, {
  exportedAt: timestampSchema,
  orders: z.array(orderSchema),
  /** Absent without an account with this address, or while the address is not verified. */
  newsletter: z.optional(z.object({ email: z.string(), consentAt: timestampSchema })),
  ...storedDataSchemas,
});
export type AccountExport = z.infer<typeof accountExportSchema>;
