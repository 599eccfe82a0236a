import type { GiftSetting, NewGift } from './gift.ts';

// Without zod: the checkout needs it too.

/** What the gift adds to the total, in cents. */
export function giftFeeCents(
  { isOn, fee }: GiftSetting,
  gift: Pick<NewGift, 'wrap'> | undefined,
): number {
  return isOn && gift?.wrap ? Math.round(fee * 100) : 0;
}
