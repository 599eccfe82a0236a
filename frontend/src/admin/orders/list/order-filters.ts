import { orderStatuses } from '@storyloom/backend/contract/order/order-status';
import { paths } from '@/config/paths';
import * as filter from '@/browser/navigation/use-filters';

const schema = {
  status: filter.oneOf(orderStatuses, ''),
  /** The id of a book that must be in them. */
  book: filter.text,
  q: filter.text,
  from: filter.day,
  to: filter.day,
  sort: filter.oneOf(['oldest'], ''),
  /** Those with new messages. */
  unread: filter.oneOf(['true'], ''),
  page: filter.pageNumber,
};
export type AdminOrderFilters = filter.FiltersOf<typeof schema>;

export const useAdminOrderFilters = () => filter.useFilters(schema);

export const adminOrdersUrl = (filters: Partial<AdminOrderFilters>) =>
  ordersPageUrl(paths.adminOrders, filters);

/** A page opened from the list; keeps the filters of the list for the way back. */
export const ordersPageUrl = (path: string, filters: Partial<AdminOrderFilters>) =>
  filter.urlOf(path, schema, filters);

/** The way back to the list as it was filtered. */
export const useOrdersUrl = () => adminOrdersUrl(useAdminOrderFilters().filters);

export function filterOf({ status, book, q, from, to, unread }: AdminOrderFilters) {
  return filter.omitEmpty({ status, book, q, from, to, unread });
}
