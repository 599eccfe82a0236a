import type { CheckoutDraft } from './checkout.storage';

type Field = keyof CheckoutDraft;

export const checkoutLabels: Record<Field, string> = {
  name: 'Full Name',
  phone: 'Phone Number',
  street: 'Address / Street',
  city: 'City',
  country: 'Country / region',
  state: 'State / province',
  zipcode: 'Zipcode',
};

const longest: Record<Field, number> = {
  name: 100,
  phone: 40,
  street: 200,
  city: 100,
  country: 100,
  state: 100,
  zipcode: 100,
};

/** What is wrong with a value, in the words of the API's own rules (contract/order.ts), or nothing. */
export function checkField(field: Field, value: string): string | undefined {
  const text = value.trim();
  if (text === '') return `${checkoutLabels[field]} is required`;
  if (text.length > longest[field]) {
    return `${checkoutLabels[field]} must have at most ${longest[field]} characters`;
  }
  return field === 'phone' ? checkPhone(text) : undefined;
}

function checkPhone(phone: string): string | undefined {
  if (!/^[\d +\-()]*$/.test(phone)) return 'Phone Number may have digits, spaces, + - ( ) only';
  const digits = phone.replace(/\D/g, '').length;
  return digits < 5 || digits > 20 ? 'Phone Number must have 5 to 20 digits' : undefined;
}
