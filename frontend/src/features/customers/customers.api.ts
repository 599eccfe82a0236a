import type { Customer, CustomerDetail } from '@storyloom/backend/contract/customer';
import { baseApi } from '@/api/base-api';
import { readAsFile } from '@/ui/save-file';

interface CustomerPage {
  q?: string;
  page: number;
  limit: number;
}

interface CustomerList {
  customers: Customer[];
  /** On all pages together. */
  total: number;
}

const pathOf = (id: string) => `/customers/${encodeURIComponent(id)}`;

const customersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<CustomerList, CustomerPage>({
      query: (params) => ({ url: '/customers/', params: { ...params } }),
      extraOptions: { as: 'admin' },
      transformResponse: (customers: Customer[], meta) => ({
        customers,
        total: Number(meta?.response?.headers.get('X-Total-Count') ?? customers.length),
      }),
      providesTags: ['Order'],
    }),
    readCustomer: build.query<CustomerDetail, string>({
      query: pathOf,
      extraOptions: { as: 'admin' },
      providesTags: ['Order'],
    }),
    /** Returns the object URL of the file. */
    exportCustomer: build.mutation<string, string>({
      query: (id) => ({ url: `${pathOf(id)}/export`, responseHandler: readAsFile }),
      extraOptions: { as: 'admin' },
    }),
    eraseCustomer: build.mutation<{ erased: number }, string>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
      extraOptions: { as: 'admin' },
      // Who is gone cannot be asked for again: the page leaves before the lists are read anew.
      invalidatesTags: (erased) => (erased ? ['AdminStats'] : ['Order', 'AdminStats']),
    }),
  }),
});

export const {
  useListCustomersQuery,
  useReadCustomerQuery,
  useExportCustomerMutation,
  useEraseCustomerMutation,
} = customersApi;
