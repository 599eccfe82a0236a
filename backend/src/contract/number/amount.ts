/** With at most two decimals, as queries carry it. */
export const amountPattern = /^\d{1,7}(\.\d{1,2})?$/;

/** An amount as people write it (`$ 6,50`, `6,50 €`); undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const amount = text
    .replace(/\p{Sc}/u, '')
    .trim()
    .replace(',', '.');
  return amountPattern.test(amount) ? Number(amount) : undefined;
}
