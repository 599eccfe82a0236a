import type { StoredOrder } from '../../../models/orders/order.model.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { withoutLinks, type Sender } from './email-content.ts';

/** The gift lines of an email; none for an order that is no gift. */
export function giftFacts(
  { gift }: Pick<StoredOrder, 'gift'>,
  { language }: Sender,
): [name: string, value: string][] {
  if (!gift) return [];
  const { rows } = wordsOf(language).emails;
  return [
    [rows.gift, gift.wrap ? rows.wrapping : rows.giftYes],
    [rows.cardText, withoutLinks(gift.text ?? '')],
  ];
}
