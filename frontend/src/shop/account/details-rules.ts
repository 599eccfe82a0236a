import type { Account } from '@storyloom/backend/contract/account/account';
import { checkoutSchema, type CheckoutDetails } from '@storyloom/backend/contract/order/checkout';
import * as z from 'zod/mini';

const { name, phone, address } = checkoutSchema.shape;
const savedSchema = z.object({
  name: z.nullable(name),
  phone: z.nullable(phone),
  address: z.nullable(address),
});
const isBlank = (text: string) => text.trim() === '';

/** The rules of the checkout, but empty fields are allowed and stored as nothing. */
export const detailsSchema = z.pipe(
  z.transform((typed: CheckoutDetails) => ({
    name: isBlank(typed.name) ? null : typed.name,
    phone: isBlank(typed.phone) ? null : typed.phone,
    address: Object.values(typed.address).every(isBlank) ? null : typed.address,
  })),
  savedSchema,
);

export function toFormValues({ name: n, phone: p, address: a }: Partial<Account>): CheckoutDetails {
  const { street = '', city = '', country = '', state = '', zipcode = '' } = a ?? {};
  return { name: n ?? '', phone: p ?? '', address: { street, city, country, state, zipcode } };
}
