import { askEvery } from '@/api/page';
import { useListAdminOrdersQuery } from '@/admin/orders/admin-orders.api';

const newest = { status: 'placed', page: 1, limit: 5 } as const;

/** The orders that nobody has confirmed yet; asked for again and again wherever the owner is. */
export function useNewOrders() {
  return useListAdminOrdersQuery(newest, askEvery(5000));
}
