import type { NewGift, OrderGift } from '@storyloom/backend/contract/order/gift';
import type { ShopSettings } from '@storyloom/backend/contract/shop/settings';

/** The gift of a new order as the API stores it. */
export function fakeGift(
  gift: NewGift | undefined,
  { gift: { fee } }: ShopSettings,
): OrderGift | undefined {
  if (!gift) return undefined;
  const { text, wrap } = gift;
  return { ...(text && { text }), ...(wrap && { wrap, ...(fee > 0 && { fee }) }) };
}
