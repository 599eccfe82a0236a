import { cleanPastedNumber } from '../number/pasted-number.ts';

/** People say a number with the country's code and without: so many digits at its end stay the same. */
export const nationalDigits = 9;

export function digitsOf(phone: string): string {
  return cleanPastedNumber(phone).replace(/\D/g, '');
}

/** The same for `0041...`, `+41...` and `+41 (0)...`, whose zero is dialled at home only. */
export function dialledDigits(phone: string): string {
  const digits = digitsOf(phone.replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1'));
  return digits.replace(/^00/, '');
}
