import { toAmount, toCents } from '@storyloom/backend/contract/number/cents';
import type { Order } from '@storyloom/backend/contract/order/order';
import { formatPrice } from '@/ui/text/formats';
import { words } from '@/words/shop';

/** A sum of amounts without binary rounding: added in hundredths. */
export function sumPrices(amounts: number[]): number {
  return toAmount(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
}

/** What remains of an order's total after a return of books; undefined if none came back. */
export const remainingTotal = ({ status, left }: Pick<Order, 'status' | 'left'>) =>
  status === 'returned' ? 0 : left;

export function shippingLabel(shipping: number, currency?: string): string {
  return shipping === 0 ? words.parts.freeShipping : formatPrice(shipping, currency);
}
