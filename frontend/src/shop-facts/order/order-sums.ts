import { toAmount, toCents } from '@storyloom/backend/contract/number/cents';
import type { Order } from '@storyloom/backend/contract/order/order';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/shop';

/** Adds amounts in hundredths, without binary rounding errors. */
export function sumPrices(amounts: number[]): number {
  return toAmount(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
}

/** The total of an order after a return of books; undefined without a return. */
export const remainingTotal = ({ status, left }: Pick<Order, 'status' | 'left'>) =>
  status === 'returned' ? 0 : left;

export function shippingLabel(shipping: number, currency?: string): string {
  return shipping === 0 ? words.shopUi.freeShipping : formatPrice(shipping, currency);
}
