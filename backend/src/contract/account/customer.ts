import * as z from 'zod/mini';
import { addressSchema, orderSchema } from '../order/order.ts';
import { priceSchema } from '../number/money.ts';
import { countSchema as count } from '../number/number.ts';
import { keptSchemas } from './account-export.ts';
import { idSchema, pageQuerySchema, timestampSchema } from '../page.ts';

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
