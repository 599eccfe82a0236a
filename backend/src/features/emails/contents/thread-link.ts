import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';

/**
 * Where a customer writes about an order. Who ordered by telephone has no page of orders: the link
 * alone says that they may.
 */
export function threadPath({ _id, uid }: Pick<StoredOrder, '_id' | 'uid'>): string {
  if (uid) return sitePages.orders.path;
  const page = sitePages.orderMessages.path.replace(':id', _id.toHexString());
  // Behind the sign nothing of an address comes to a server or into its logs.
  return `${page}#[link:message]`;
}
