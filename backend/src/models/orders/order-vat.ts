import { toAmount } from '../../contract/number/cents.ts';
import type { OrderVat } from '../../contract/order/vat/order-vat.ts';
import { sumVat, type Charge, type VatSum } from '../../contract/order/vat/vat.ts';
import { firstCurrency } from '../settings/default-settings.ts';
import type { StoredOrder } from './order.model.ts';
import { countedItems } from './returned-books.ts';

type TaxedOrder = Pick<
  StoredOrder,
  'items' | 'shippingCents' | 'shippingVatRate' | 'gift' | 'returnedCents' | 'currency'
>;

/** All charges of an order, without returned books. Add new fees here. */
function chargesOf(order: TaxedOrder): Charge[] {
  const { shippingCents, shippingVatRate, gift } = order;
  return [
    ...countedItems(order).map(({ priceCents, vatRate }) => ({
      gross: priceCents,
      rate: vatRate ?? 0,
    })),
    { gross: shippingCents ?? 0, rate: shippingVatRate ?? 0 },
    { gross: gift?.feeCents ?? 0, rate: gift?.vatRate ?? 0 },
  ];
}

/** The VAT of an order in cents; undefined of one that was placed while VAT was off. */
export function vatCentsOf(order: TaxedOrder): VatSum[] | undefined {
  const hasVat = order.items.some(({ vatRate }) => vatRate != null);
  return hasVat ? sumVat(chargesOf(order), order.currency ?? firstCurrency) : undefined;
}

/** The same as the API returns it. */
export function orderVat(order: TaxedOrder): OrderVat[] | undefined {
  return vatCentsOf(order)?.map(toVat);
}

export function toVat({ rate, net, vat, gross }: VatSum): OrderVat {
  return { rate, net: toAmount(net), vat: toAmount(vat), gross: toAmount(gross) };
}
