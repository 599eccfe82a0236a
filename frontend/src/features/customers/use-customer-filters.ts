import { useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';

interface CustomerFilters {
  q: string;
  page: number;
}

/** What the list shows stands in the address, so that it survives a reload and the way back. */
export function useCustomerFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters: CustomerFilters = {
    q: (parameters.get('q') ?? '').slice(0, 100),
    page: Math.max(1, Math.min(1_000_000, Math.trunc(Number(parameters.get('page'))) || 1)),
  };
  const search = (q: string) => setParameters(writeFilters({ q, page: 1 }), { replace: true });
  return { filters, search };
}

export function customersAddress(filters: CustomerFilters): string {
  const query = writeFilters(filters).toString();
  return query ? `${paths.adminCustomers}?${query}` : paths.adminCustomers;
}

function writeFilters({ q, page }: CustomerFilters): URLSearchParams {
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}
