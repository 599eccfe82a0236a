import { writePercent } from '../../../contract/shop/formats.ts';
import type { StoredOrder } from '../../../models/orders/order.model.ts';
import { vatCentsOf } from '../../../models/orders/order-vat.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { amountOf, type AmountRow, type Sender } from './email-content.ts';

/** The VAT of an order by rate; in signs where the words around are the owner's. */
export function vatRows(order: StoredOrder, sender: Sender, isInSigns = false): AmountRow[] {
  const { line } = wordsOf(sender.language).vat;
  return (vatCentsOf(order) ?? []).map(({ rate, ...cents }) => {
    const percent = writePercent(rate, sender.money.locale);
    const [net, vat] = [amountOf(cents.net, order, sender), amountOf(cents.vat, order, sender)];
    return {
      name: isInSigns ? `${percent}: ${net} + ${vat}` : line(percent, net, vat),
      amount: amountOf(cents.gross, order, sender),
    };
  });
}
