import { toAmount, toCents } from '@storyloom/backend/contract/number/cents';
import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderVat } from '@storyloom/backend/contract/order/vat/order-vat';
import { sumVat, type Charge } from '@storyloom/backend/contract/order/vat/vat';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/shop';

/** Adds amounts in hundredths, without binary rounding errors. */
export function sumPrices(amounts: number[]): number {
  return toAmount(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
}

/** The VAT in charges, by rate. All amounts are prices, not cents. */
export function vatByRate(charges: Charge[], currency: string): OrderVat[] {
  const inCents = charges.map(({ gross, rate }) => ({ gross: toCents(gross), rate }));
  return sumVat(inCents, currency).map(({ rate, net, vat, gross }) => {
    return { rate, net: toAmount(net), vat: toAmount(vat), gross: toAmount(gross) };
  });
}

/** The total of an order after a return of books; undefined without a return. */
export const remainingTotal = ({ status, left: remaining }: Pick<Order, 'status' | 'left'>) =>
  status === 'returned' ? 0 : remaining;

export function shippingLabel(shipping: number, currency?: string): string {
  return shipping === 0 ? words.shopUi.freeShipping : formatPrice(shipping, currency);
}
