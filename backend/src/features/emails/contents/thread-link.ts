import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredOrder } from '../../../models/orders/order.model.ts';

/**
 * The page on which a customer writes about an order. Customers by telephone have no page of orders, so
 * their link contains a token.
 */
export function threadPath({ _id, uid }: Pick<StoredOrder, '_id' | 'uid'>): string {
  if (uid) return sitePages.orders.path;
  const page = sitePages.orderMessages.path.replace(':id', _id.toHexString());
  // After the `#`, so that the token reaches no server or log.
  return `${page}#[link:message]`;
}
