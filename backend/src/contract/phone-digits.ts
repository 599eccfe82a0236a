/** People say a number with the country's code and without: so many digits at its end stay the same. */
export const nationalDigits = 9;

export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
