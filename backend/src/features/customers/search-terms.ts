import { fold } from '../../contract/fold.ts';

const shortestDigits = 3;
const mostWords = 8;

/** Beginnings by which a customer is found; a phone number by any digits in it. */
export function customerTermsOf(person: { name: string; email: string; phone: string }): string[] {
  const digits = digitsOf(person.phone);
  const tails = Array.from({ length: Math.max(0, digits.length - shortestDigits + 1) }, (_no, at) =>
    digits.slice(at),
  );
  const email = fold(person.email);
  return [...new Set([...wordsOf(person.name), email, ...wordsOf(email), ...tails])].filter(
    Boolean,
  );
}

/** What must all be found, each as the beginning of a term. */
export function queryTermsOf(q: string): string[] {
  const digits = digitsOf(q);
  if (digits.length >= shortestDigits && /^[\d\s+\-()./]+$/.test(q)) return [digits];
  if (q.includes('@')) return [fold(q.trim())];
  return [...new Set(wordsOf(q))].slice(0, mostWords);
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
