import { toCents } from '../number/cents.ts';
import type { GiftSetting, NewGift } from './gift.ts';

// No zod here: the checkout page loads this file without it.

/** The gift's part of the total, in cents. */
export function giftFeeCents(
  { isOn, fee }: GiftSetting,
  gift: Pick<NewGift, 'wrap'> | undefined,
): number {
  return isOn && gift?.wrap ? toCents(fee) : 0;
}
