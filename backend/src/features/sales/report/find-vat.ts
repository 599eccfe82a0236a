import type { ReportPeriod } from '../../../contract/admin/sales-report.ts';
import type { VatReport } from '../../../contract/admin/vat-report.ts';
import { addVatSums, type VatSum } from '../../../contract/order/vat/vat.ts';
import { daysOfZone } from '../../../contract/shop/days-of-zone.ts';
import type { ShopMoney } from '../../../contract/shop/money/shop-money.ts';
import { readOrderSummaries } from '../../orders/summaries/order-summaries.queries.ts';
import { isInCurrency, isSale } from '../../../order-record/order-summary.ts';
import { toVat } from '../../../order-record/order-vat.ts';

/** The VAT of sales, by day and rate. */
export async function findVat({ from, to }: ReportPeriod, money: ShopMoney): Promise<VatReport> {
  const dayOf = daysOfZone(money.timeZone);
  const sumsOf = new Map<string, VatSum[]>();
  for (const order of await readOrderSummaries()) {
    if (!order.vat || !isSale(order) || !isInCurrency(money.currency, order)) continue;
    const day = dayOf(order.at);
    if (day < from || day > to) continue;
    sumsOf.set(day, addVatSums([...(sumsOf.get(day) ?? []), ...order.vat]));
  }
  return [...sumsOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, sums]) => sums.map((sum) => ({ day, ...toVat(sum) })));
}
