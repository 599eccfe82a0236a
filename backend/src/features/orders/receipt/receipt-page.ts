import { pictureAddress } from '../../../contract/identity/picture-address.ts';
import { toAmount } from '../../../contract/number/cents.ts';
import { usedConditions } from '../../../contract/book/condition.ts';
import { addressLines } from '../../../contract/order/address-lines.ts';
import { isCancelledItem } from '../../../contract/order/item-state.ts';
import { orderStates } from '../../../contract/order/order-status.ts';
import { writeAmount, writeTime } from '../../../contract/shop/formats.ts';
import type { ShopSettings } from '../../../contract/shop/settings.ts';
import { html, Html } from '../../../text/html.ts';
import {
  currencyOf,
  type StoredOrder,
  type StoredOrderItem,
} from '../../../models/orders/order.model.ts';
import { vatCentsOf } from '../../../models/orders/order-vat.ts';
import { payableCents, refundCents, returnedAtOf } from '../../../models/orders/returned-books.ts';
import { vatTable } from './vat-table.ts';
import { orderedSentence } from '../../../contract/words/supply.ts';
import { directionOf } from '../../../contract/words/language.ts';
import { wordsOf, type ApiWords } from '../../../words/words-of.ts';

type Words = ApiWords['receipt'];
type Shop = Pick<ShopSettings, 'shop' | 'contact' | 'money' | 'shipping' | 'language'>;

const style = new Html(`
  @page { margin: 18mm 16mm; }
  body { max-width: 44rem; margin: 0 auto; padding: 24px; background: #fff; color: #000;
    font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; overflow-wrap: anywhere; }
  header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 16px 32px; }
  header img { display: block; max-width: 16rem; max-height: 5rem; margin-bottom: 8px; }
  h1 { margin: 0; font-size: 24px; line-height: 1.2; }
  p { margin: 0; }
  .shop { margin-bottom: 4px; font: bold 26px/1.2 Georgia, serif; }
  .lines { white-space: pre-line; }
  .right { margin-inline-start: auto; text-align: end; }
  .note { margin-top: 24px; padding: 12px; border: 2px solid #000; font-weight: bold; }
  .to { margin-top: 32px; }
  table { width: 100%; margin-top: 32px; border-collapse: collapse; }
  th, td { padding: 8px 0; border-bottom: 1px solid #999; text-align: start; vertical-align: top;
    font-weight: normal; }
  thead th { border-bottom: 2px solid #000; font-weight: bold; }
  .vat th { overflow-wrap: normal; }
  .vat thead th { white-space: normal; }
  tr, tbody + tbody { break-inside: avoid; }
  .small { display: block; font-size: 13px; color: #333; }
  .amount { padding-inline-start: 16px; text-align: end; white-space: nowrap;
    font-variant-numeric: tabular-nums; }
  .total th, .total td { border-bottom: 2px solid #000; font-size: 18px; font-weight: bold; }
  footer { margin-top: 32px; }
  @media print { body { max-width: none; padding: 0; } }`);

/**
 * The receipt to print: of one order or, at the counter, of all sales of one purchase. Every text is
 * escaped.
 */
export function toReceiptPage(orders: [StoredOrder, ...StoredOrder[]], shop: Shop): string {
  const words = wordsOf(shop.language).receipt;
  const [first] = orders;
  const numbers = orders.map(({ number }) => number).join(', ');
  const amount = (cents: number) =>
    writeAmount(toAmount(cents), { ...shop.money, currency: currencyOf(first) });
  const estimateOf = (item: StoredOrderItem) =>
    orderStates[first.status].isOpen && !returnedAtOf(item, first)
      ? orderedSentence(item, wordsOf(shop.language).supply, shop.money)
      : undefined;
  const sum = (count: (order: StoredOrder) => number) =>
    orders.reduce((all, order) => all + count(order), 0);
  const isSent = first.source !== 'counter' && !first.pickup;
  const isSale = orderStates[first.status].isSale;
  const vat = vatCentsOf(first) && orders.flatMap((order) => (isSale && vatCentsOf(order)) || []);
  const shippingCents = sum((order) => order.shippingCents ?? 0);
  const wrappingCents = sum((order) => order.gift?.feeCents ?? 0);
  const refunded = sum(refundCents);
  return html`<!doctype html>
    <html lang="${shop.language}" dir="${directionOf(shop.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${words.pageTitle(numbers, shop.shop.name)}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          ${letterhead(shop)}
          <div class="right">
            <h1>${words.title}</h1>
            <p>${words.orders(orders.length, numbers)}</p>
            <p>${writeTime(first.createdAt, shop.money, { dateStyle: 'long' })}</p>
          </div>
        </header>
        <main>
          ${endNote(first, words)} ${recipient(first, shop)}
          <table>
            <thead>
              <tr>
                <th scope="col">${words.book}</th>
                <th scope="col" class="amount">${words.price}</th>
              </tr>
            </thead>
            <tbody>
              ${orders.flatMap((order) => order.items.map((item) => bookRow(item, order, amount, shop, estimateOf(item))))}
            </tbody>
            <tbody>
              ${isSent ? row(words.shipping, shippingCents ? amount(shippingCents) : words.free) : undefined}
              ${wrappingCents ? row(words.wrapping, amount(wrappingCents)) : undefined}
              ${vat ? undefined : row(words.taxes, first.tax ?? shop.shipping.tax)}
              <tr class="total">
                <th scope="row">${words.total}</th>
                <td class="amount">${amount(sum(payableCents))}</td>
              </tr>
              ${refunded ? row(words.refund, amount(refunded)) : undefined}
            </tbody>
          </table>
          ${vat && vatTable(vat, amount, shop)}
        </main>
        <footer>
          <p>${paymentLabel(first, words)}</p>
        </footer>
      </body>
    </html>`.markup;
}

function letterhead({ shop: { name, logo }, contact }: Shop): Html {
  const { address, phone, email } = contact;
  const lines = [...address.split('\n'), phone, email].filter(Boolean);
  return html`<div>
    ${logo ? html`<img src="${pictureAddress(logo, 640)}" alt="" />` : undefined}
    <p class="shop">${name}</p>
    <p class="lines">${ownLines(lines)}</p>
  </div>`;
}

function endNote({ status }: StoredOrder, words: Words): Html | undefined {
  if (status !== 'cancelled' && status !== 'returned') return undefined;
  return html`<p class="note">${words[status]}</p>`;
}

/** Sales at the counter and erased customers have no name. */
function recipient(
  { name, company, vatNumber, address, source, erasedAt }: StoredOrder,
  { language }: Shop,
): Html | undefined {
  if (source === 'counter' || erasedAt) return undefined;
  const lines = addressLines({ name, company, address });
  if (vatNumber) lines.push(`${wordsOf(language).vat.vatNumber} ${vatNumber}`);
  return html`<p class="to lines">${ownLines(lines)}</p>`;
}

/** A phone number and a town keep their direction on a page that is read from the right. */
function ownLines(lines: string[]): Html[] {
  return lines.map((line, i) => html`${i > 0 ? '\n' : ''}<bdi>${line}</bdi>`);
}

function bookRow(
  item: StoredOrderItem,
  order: StoredOrder,
  amount: (cents: number) => string,
  { language }: Shop,
  estimate: string | undefined,
): Html {
  const { title, author, isbn, priceCents } = item;
  const isCancelled = order.status === 'cancelled' || isCancelledItem(item, order);
  const isStruck = isCancelled || returnedAtOf(item, order) !== undefined;
  const { receipt: words, conditions, supply } = wordsOf(language);
  const ended = isCancelled ? supply.ordered.cancelled : words.returnedBook;
  const condition = usedConditions.find((each) => each === item.condition);
  const used = condition && conditions.used[condition];
  const edition = [author, isbn && `ISBN ${isbn}`, used].filter(Boolean).join(' · ');
  const name = html`${title} ${edition ? html`<span class="small">${edition}</span>` : undefined}
  ${estimate ? html`<span class="small">${estimate}</span>` : undefined}`;
  return html`<tr>
    <td>${isStruck ? html`<s>${name}</s><span class="small">${ended}</span>` : name}</td>
    <td class="amount">${isStruck ? html`<s>${amount(priceCents)}</s>` : amount(priceCents)}</td>
  </tr> `;
}

function row(name: string, value: string): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    <td class="amount">${value}</td>
  </tr> `;
}

function paymentLabel({ status, source, pickup }: StoredOrder, words: Words): string {
  if (!orderStates[status].isSale) return '';
  if (source === 'counter') return words.paidAtCounter;
  return (status === 'delivered' ? words.paid : words.toBePaid)[pickup ? 'pickup' : 'delivery'];
}
