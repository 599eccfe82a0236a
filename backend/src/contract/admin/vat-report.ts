import * as z from 'zod/mini';
import { orderVatSchema } from '../order/vat/order-vat.ts';

/**
 * Net, VAT and gross of each day by rate. Each order is rounded separately, then the orders are summed.
 * Days are in order, and within a day the highest rate is first. Cancelled and returned orders, orders
 * in other currencies than the shop's, and orders from before VAT was switched on are left out.
 */
export const vatReportSchema = z.array(
  z.object({
    /** `2026-11-21` */
    day: z.string(),
    ...orderVatSchema.shape,
  }),
);
export type VatReport = z.infer<typeof vatReportSchema>;
