/** People say a number with the country's code and without: so many digits at its end stay the same. */
export const nationalDigits = 9;

export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** The same for `0041...` and `+41...`. */
export function dialledDigits(phone: string): string {
  return digitsOf(phone).replace(/^00/, '');
}
