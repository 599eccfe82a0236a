import { orderStatuses, type OrderStatus } from '@storyloom/backend/contract/order-status';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { OrderFilter } from './admin-orders.api';

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
    setParameters(writeFilters({ ...filters, page: 1, ...change }), options);
  return { filters, setFilters };
}

/** The address of the orders page with these filters. */
export function adminOrdersAddress(filters: Partial<AdminOrderFilters>): string {
  const query = writeFilters(filters).toString();
  return query ? `${paths.adminOrders}?${query}` : paths.adminOrders;
}

export function filterOf({ status, q, from, to }: AdminOrderFilters): OrderFilter {
  return {
    ...(status && { status }),
    ...(q.trim() && { q: q.trim() }),
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

function writeFilters({ page = 1, ...texts }: Partial<AdminOrderFilters>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(texts)) if (value) parameters.set(name, value);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
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
    page: Math.max(1, Math.min(1_000_000, Math.trunc(Number(parameters.get('page'))) || 1)),
    order: parameters.get('order') ?? '',
  };
}
