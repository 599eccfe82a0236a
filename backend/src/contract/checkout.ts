import * as z from 'zod/mini';

const requiredText = (max: number) =>
  z
    .string('is required')
    .check(
      z.trim(),
      z.minLength(1, 'is required'),
      z.maxLength(max, `must have at most ${max} characters`),
    );

/** Kept as typed, so leading zeros and a plus sign survive (ruling R27). */
const phone = requiredText(40).check(
  z.regex(/^[\d +\-()]*$/, 'may have digits, spaces, + - ( ) only'),
  z.refine(hasFiveToTwentyDigits, 'must have 5 to 20 digits'),
);

function hasFiveToTwentyDigits(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 5 && digits <= 20;
}

/** What a customer types to order. */
export const checkoutSchema = z.object({
  name: requiredText(100),
  phone,
  address: z.object({
    street: requiredText(200),
    city: requiredText(100),
    country: requiredText(100),
    state: requiredText(100),
    zipcode: requiredText(100),
  }),
});
export type CheckoutDetails = z.infer<typeof checkoutSchema>;
