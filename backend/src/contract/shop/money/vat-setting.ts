import * as z from 'zod/mini';
import { vatRateInput } from '../../number/vat-rate.ts';
import { rule } from '../../words/rules.ts';

/** Prices include VAT; `rate` is that of books without their own and of gift wrapping, in percent. */
export const vatSettingSchema = z.object({
  isOn: z.boolean(rule('not_boolean')),
  rate: vatRateInput,
  /** Of shipping; null for `rate`. */
  shippingRate: z.nullable(vatRateInput),
});
export type VatSetting = z.output<typeof vatSettingSchema>;
