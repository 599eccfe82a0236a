import { useListAdminOrdersQuery } from '@/admin/orders/admin-orders.api';

const newest = { status: 'placed', page: 1, limit: 5 } as const;
const pollMs = 5000;

/** The orders that nobody has confirmed yet; asked for again and again wherever the owner is. */
export function useNewOrders() {
  return useListAdminOrdersQuery(newest, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
}
