import { useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { listAddress, listParameters, readPage } from '@/browser/list-address';

interface CustomerFilters {
  q: string;
  page: number;
}

/** What the list shows stands in the address, so that it survives a reload and the way back. */
export function useCustomerFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters: CustomerFilters = {
    q: (parameters.get('q') ?? '').slice(0, 100),
    page: readPage(parameters),
  };
  const search = (q: string) => setParameters(listParameters({ q, page: 1 }), { replace: true });
  return { filters, search };
}

export function customersAddress(filters: CustomerFilters): string {
  return listAddress(paths.adminCustomers, filters);
}
