import { orderStatuses } from '@storyloom/backend/contract/order-status';
import { paths } from '@/config/paths';
import * as filter from '@/browser/use-filters';
import type { OrderFilter } from '@/admin/orders/admin-orders.api';

const schema = {
  status: filter.oneOf(orderStatuses, ''),
  q: filter.text(),
  from: filter.day,
  to: filter.day,
  sort: filter.oneOf(['oldest'], ''),
  /** The order that is open, `new` for one by telephone. */
  order: filter.text(),
  page: filter.pageNumber,
};
export type AdminOrderFilters = filter.FiltersOf<typeof schema>;

export const useAdminOrderFilters = () => filter.useFilters(schema);

/** The address of the orders page with these filters. */
export const adminOrdersAddress = (filters: Partial<AdminOrderFilters>) =>
  filter.addressOf(paths.adminOrders, schema, filters);

/** The filters as the API takes them: moments instead of days. */
export function filterOf({ status, q, from, to }: AdminOrderFilters): OrderFilter {
  return filter.chosen({
    status,
    q,
    from: from && new Date(`${from}T00:00:00`).toISOString(),
    to: to && new Date(`${to}T23:59:59.999`).toISOString(),
  });
}
