import type { ReportPeriod } from '../../../contract/admin/sales-report.ts';
import type { VatReport } from '../../../contract/admin/vat-report.ts';
import { addVatSums, type VatSum } from '../../../contract/order/vat/vat.ts';
import { daysOfZone } from '../../../contract/shop/days-of-zone.ts';
import type { ShopMoney } from '../../../contract/shop/money/shop-money.ts';
import { readOrderSummaries } from '../../orders/summaries/order-summaries.queries.ts';
import { isSale } from '../../../models/orders/order-summary.ts';
import { currencyOf } from '../../../models/orders/order.model.ts';
import { toVat } from '../../../models/orders/order-vat.ts';

/** The VAT of sales, by day, currency and rate. */
export async function findVat({ from, to }: ReportPeriod, money: ShopMoney): Promise<VatReport> {
  const dayOf = daysOfZone(money.timeZone);
  const groups = new Map<string, { day: string; currency: string; sums: VatSum[] }>();
  for (const order of await readOrderSummaries()) {
    if (!order.vat || !isSale(order)) continue;
    const day = dayOf(order.at);
    if (day < from || day > to) continue;
    const currency = currencyOf(order);
    // The shop's own currency comes first.
    const key = `${day} ${currency === money.currency ? '' : currency}`;
    const sums = [...(groups.get(key)?.sums ?? []), ...order.vat];
    groups.set(key, { day, currency, sums: addVatSums(sums) });
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { day, currency, sums }]) =>
      sums.map((sum) => ({ day, ...toVat(sum), currency })),
    );
}
