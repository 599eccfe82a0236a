import * as z from 'zod/mini';
import { orderVatSchema } from '../order/vat/order-vat.ts';

/**
 * Net, VAT and gross of each day by rate. Each order is rounded separately, then the orders are summed.
 * Days are in order, within a day the shop's currency comes before earlier ones, and the highest rate
 * is first. Cancelled and returned orders, and orders from before VAT was switched on are left out.
 */
export const vatReportSchema = z.array(
  z.object({
    /** `2026-11-21` */
    day: z.string(),
    ...orderVatSchema.shape,
    /** Of the orders: amounts of different currencies are not added up. */
    currency: z.string(),
  }),
);
export type VatReport = z.infer<typeof vatReportSchema>;
