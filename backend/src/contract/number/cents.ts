// Without the rules of money.ts, and so without zod, for what the first page loads.

export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

export function toAmount(cents: number): number {
  return cents / 100;
}
