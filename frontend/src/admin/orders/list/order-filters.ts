import { orderStatuses } from '@storyloom/backend/contract/order/order-status';
import { paths } from '@/config/paths';
import * as filter from '@/browser/navigation/use-filters';

const schema = {
  status: filter.oneOf(orderStatuses, ''),
  /** The id of a book that the orders contain. */
  book: filter.text,
  q: filter.text,
  from: filter.day,
  to: filter.day,
  sort: filter.oneOf(['oldest'], ''),
  /** Only orders with unread messages. */
  unread: filter.oneOf(['true'], ''),
  page: filter.pageNumber,
};
export type AdminOrderFilters = filter.FiltersOf<typeof schema>;

export const useAdminOrderFilters = () => filter.useFilters(schema);

export const adminOrdersUrl = (filters: Partial<AdminOrderFilters>) =>
  ordersPageUrl(paths.adminOrders, filters);

/** The address of a page that is opened from the list, with the list's filters for the way back. */
export const ordersPageUrl = (path: string, filters: Partial<AdminOrderFilters>) =>
  filter.urlOf(path, schema, filters);

/** The address of the list with its filters. */
export const useOrdersUrl = () => adminOrdersUrl(useAdminOrderFilters().filters);

export function filterOf({ status, book, q, from, to, unread }: AdminOrderFilters) {
  return filter.omitEmpty({ status, book, q, from, to, unread });
}
