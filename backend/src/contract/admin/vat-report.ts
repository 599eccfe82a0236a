import * as z from 'zod/mini';
import { priceSchema } from '../number/money.ts';
import { vatRateSchema } from '../number/vat-rate.ts';

/**
 * What the sales of each day have in them of each rate: the sum of their orders, each of them rounded
 * by itself. Days come in their order, the highest rate first. As in the sales report, cancelled and
 * returned orders and those in another currency than the shop's are left out, and so are orders from
 * before VAT was on.
 */
export const vatReportSchema = z.array(
  z.object({
    /** `2026-11-21` */
    day: z.string(),
    rate: vatRateSchema,
    net: priceSchema,
    vat: priceSchema,
    gross: priceSchema,
  }),
);
export type VatReport = z.infer<typeof vatReportSchema>;
