import type { Shipping } from './shop-money.ts';

// Without zod: the cart needs it too.

/** What an order of books for `booksCents` costs to send, in cents. */
export function shippingCents({ fee, freeFrom }: Shipping, booksCents: number): number {
  return freeFrom !== null && booksCents >= Math.round(freeFrom * 100) ? 0 : Math.round(fee * 100);
}
