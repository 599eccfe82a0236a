/** Dollars with at most two decimals, as queries carry them. */
export const dollarsPattern = /^\d{1,7}(\.\d{1,2})?$/;

/** Dollars as people write them (`$ 6,50`); undefined for anything else. */
export function readDollars(text: string): number | undefined {
  const amount = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.');
  return dollarsPattern.test(amount) ? Number(amount) : undefined;
}
