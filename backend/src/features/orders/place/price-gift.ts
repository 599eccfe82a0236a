import type { NewGift } from '../../../contract/order/gift.ts';
import { giftFeeCents } from '../../../contract/order/gift-fee.ts';
import { rule } from '../../../contract/words/rules.ts';
import { invalidFields } from '../../../http/api-error.ts';
import type { StoredGift } from '../../../models/orders/order-gift.ts';
import type { FullSettings } from '../../../models/settings/settings.model.ts';

/** The gift of an order with today's fee. Throws 400 when the shop offers no gifts. */
export function priceGift(
  gift: NewGift | undefined,
  { gift: setting }: Pick<FullSettings, 'gift'>,
): StoredGift | undefined {
  if (!gift) return undefined;
  if (!setting.isOn) {
    throw invalidFields({ gift: [rule('not_offered')] }, 'The shop does not offer gifts.');
  }
  const feeCents = giftFeeCents(setting, gift);
  return {
    ...(gift.text && { text: gift.text }),
    ...(gift.wrap && { wrap: true }),
    ...(feeCents > 0 && { feeCents }),
  };
}
