import type { NewOrder } from '../../contract/order.ts';

/** Beginnings by which an order is found: name, each later word of it, e-mail, digits of the phone. */
export function searchTermsOf({ name, email, phone }: Pick<NewOrder, 'name' | 'email' | 'phone'>) {
  const words = normalize(name).split(' ');
  const fromEachWord = words.map((_word, index) => words.slice(index).join(' '));
  return [...new Set([...fromEachWord, normalize(email), digitsOf(phone)])];
}

export function normalize(text: string): string {
  return text.toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
