import { orderStatuses, type OrderStatus } from '@storyloom/backend/contract/order-status';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { listAddress, listParameters, readPage } from '@/browser/list-address';
import type { OrderFilter } from '@/admin/orders/admin-orders.api';

export interface AdminOrderFilters {
  status: OrderStatus | '';
  q: string;
  /** Days as the owner's calendar has them: `2026-11-21`. */
  from: string;
  to: string;
  /** '' is newest first. */
  sort: 'oldest' | '';
  page: number;
  /** The order that is open, `new` for one by telephone; '' for the list. */
  order: string;
}

/** What the list shows stands in the address, so that it survives a reload and can be sent. */
export function useAdminOrderFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters = readFilters(parameters);
  const setFilters = (change: Partial<AdminOrderFilters>, options?: { replace: boolean }) =>
    setParameters(listParameters({ ...filters, page: 1, ...change }), options);
  return { filters, setFilters };
}

/** The address of the orders page with these filters. */
export function adminOrdersAddress(filters: Partial<AdminOrderFilters>): string {
  return listAddress(paths.adminOrders, filters);
}

export function filterOf({ status, q, from, to }: AdminOrderFilters): OrderFilter {
  return {
    ...(status && { status }),
    ...(q.trim() && { q: q.trim() }),
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

function readFilters(parameters: URLSearchParams): AdminOrderFilters {
  const day = (name: string) => {
    const text = parameters.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
  };
  return {
    status: orderStatuses.find((status) => status === parameters.get('status')) ?? '',
    q: (parameters.get('q') ?? '').slice(0, 100),
    from: day('from'),
    to: day('to'),
    sort: parameters.get('sort') === 'oldest' ? 'oldest' : '',
    page: readPage(parameters),
    order: parameters.get('order') ?? '',
  };
}
