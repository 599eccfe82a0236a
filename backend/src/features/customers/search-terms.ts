import { fold } from '../../contract/text/fold.ts';
import { digitsOf, nationalDigits } from '../../contract/text/phone-digits.ts';

const shortestDigits = 3;
const mostWords = 8;
/** Of as many as this, only the national ones are looked for. */
const nearlyWhole = 7;

/** Beginnings by which a customer is found; a phone number by any digits in it. */
export function termsOf(person: { name: string; email: string; phone: string }): string[] {
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
  if (digits.length >= shortestDigits && /^[\d\s+\-()./]+$/.test(q))
    return [nationalPartOf(digits)];
  if (q.includes('@')) return [fold(q.trim())];
  return [...new Set(wordsOf(q))].slice(0, mostWords);
}

/** Without the zeros that a number begins with at home, and at most the digits that stay the same. */
function nationalPartOf(digits: string): string {
  if (digits.length < nearlyWhole) return digits;
  const national = digits.replace(/^0+/, '').slice(-nationalDigits);
  return national.length < shortestDigits ? digits : national;
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
