import type { StoredOrder } from '../../../order-record/order.model.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { withoutLinks, type Sender } from './email-content.ts';

/** What an email says of a gift; nothing of an order that is none. */
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
