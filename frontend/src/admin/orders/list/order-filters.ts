import { orderStatuses } from '@storyloom/backend/contract/order/order-status';
import { paths } from '@/config/paths';
import { readDay } from '@/browser/read-day';
import * as filter from '@/browser/use-filters';
import type { OrderFilter } from '@/admin/orders/admin-orders.api';

const schema = {
  status: filter.oneOf(orderStatuses, ''),
  /** The id of a book that must be in them. */
  book: filter.text(),
  q: filter.text(),
  from: readDay,
  to: readDay,
  sort: filter.oneOf(['oldest'], ''),
  /** The order that is open, `new` for one by telephone, `wishes` for what readers ask for. */
  order: filter.text(),
  page: filter.pageNumber,
};
export type AdminOrderFilters = filter.FiltersOf<typeof schema>;

export const useAdminOrderFilters = () => filter.useFilters(schema);

export const adminOrdersAddress = (filters: Partial<AdminOrderFilters>) =>
  filter.addressOf(paths.adminOrders, schema, filters);

/** The filters as the API takes them: moments instead of days. */
export function filterOf({ status, book, q, from, to }: AdminOrderFilters): OrderFilter {
  return filter.chosen({
    status,
    book,
    q,
    from: from && new Date(`${from}T00:00:00`).toISOString(),
    to: to && new Date(`${to}T23:59:59.999`).toISOString(),
  });
}
