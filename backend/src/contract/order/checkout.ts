import * as z from 'zod/mini';
import { requiredLine, requiredNumber } from '../text/text.ts';
import { rule } from '../words/rules.ts';
import { companyFields } from './vat/vat-number.ts';

/** Kept as typed, so leading zeros and a plus sign survive. */
const phone = requiredNumber(40).check(
  z.regex(/^[\d +\-()/.]*$/, rule('phone_characters')),
  z.refine(hasFiveToTwentyDigits, rule('phone_digits', { min: 5, max: 20 })),
);

export function hasFiveToTwentyDigits(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 5 && digits <= 20;
}

/** The fields of the checkout form. */
export const checkoutSchema = z.object({
  name: requiredLine(100),
  phone,
  address: z.object({
    street: requiredLine(200),
    city: requiredLine(100),
    country: requiredLine(100),
    state: requiredLine(100),
    zipcode: requiredLine(100),
  }),
  ...companyFields,
});
export type CheckoutDetails = z.infer<typeof checkoutSchema>;

/** The form for orders that are collected in the shop; it ignores the address. */
export const collectorSchema = z.extend(checkoutSchema, {
  address: z.custom<CheckoutDetails['address']>(),
});
