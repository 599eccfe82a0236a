import { addVatSums, type VatSum } from '../../../contract/order/vat/vat.ts';
import { writePercent } from '../../../contract/shop/formats.ts';
import type { ShopSettings } from '../../../contract/shop/settings.ts';
import { html, type Html } from '../../../text/html.ts';
import { wordsOf } from '../../../words/words-of.ts';

/** The VAT of what stands on a receipt, by rate; each order is rounded by itself. */
export function vatTable(
  sums: VatSum[],
  amount: (cents: number) => string,
  { language, money }: Pick<ShopSettings, 'language' | 'money'>,
): Html | undefined {
  if (sums.length === 0) return undefined;
  const { title, columns } = wordsOf(language).vat;
  return html`<table class="vat" aria-label="${title}">
    <thead>
      <tr>
        <th scope="col">${columns.rate}</th>
        <th scope="col" class="amount">${columns.net}</th>
        <th scope="col" class="amount">${columns.vat}</th>
        <th scope="col" class="amount">${columns.gross}</th>
      </tr>
    </thead>
    <tbody>
      ${addVatSums(sums).map(
        ({ rate, net, vat, gross }) =>
          html`<tr>
            <th scope="row">${writePercent(rate, money.locale)}</th>
            <td class="amount">${amount(net)}</td>
            <td class="amount">${amount(vat)}</td>
            <td class="amount">${amount(gross)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}
