import * as z from 'zod/mini';
import { priceSchema } from '../../number/money.ts';
import { vatRateSchema } from '../../number/vat-rate.ts';

/** The amounts of one VAT rate without returned books, rounded once: net + vat = gross. */
export const orderVatSchema = z.object({
  rate: vatRateSchema,
  net: priceSchema,
  vat: priceSchema,
  gross: priceSchema,
});
export type OrderVat = z.infer<typeof orderVatSchema>;

/** VAT of an order, and the company that ordered. */
export const orderVatFields = {
  /** Computed from `left`, else from `totalPrice`; absent if VAT was off when the order was placed. */
  vat: z.optional(z.array(orderVatSchema)),
  shippingVatRate: z.optional(vatRateSchema),
  company: z.optional(z.string()),
  vatNumber: z.optional(z.string()),
};
