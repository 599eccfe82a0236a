import * as z from 'zod/mini';
import { priceSchema } from '../number/money.ts';
import { vatRateSchema } from '../number/vat-rate.ts';

/** What is left to pay of one rate, rounded once: net + vat = gross. */
const orderVatSchema = z.object({
  rate: vatRateSchema,
  net: priceSchema,
  vat: priceSchema,
  gross: priceSchema,
});
export type OrderVat = z.infer<typeof orderVatSchema>;

/** What an order says of VAT, and of the company that ordered. */
export const orderVatFields = {
  /** Of what is `left`, else of `totalPrice`; absent of an order from before VAT was on. */
  vat: z.optional(z.array(orderVatSchema)),
  shippingVatRate: z.optional(vatRateSchema),
  company: z.optional(z.string()),
  vatNumber: z.optional(z.string()),
};
