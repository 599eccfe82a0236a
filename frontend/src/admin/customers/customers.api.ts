import type {
  Customer,
  CustomerDetail,
  CustomerListQuery,
} from '@storyloom/backend/contract/account/customer';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';

const pathOf = (id: string) => `/customers/${encodeURIComponent(id)}`;

const customersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<Page<'customers', Customer>, CustomerListQuery>({
      query: (params) => ({ url: '/customers/', params: { ...params } }),
      transformResponse: toPage('customers'),
      providesTags: ['Order'],
    }),
    readCustomer: build.query<CustomerDetail, string>({
      query: pathOf,
      providesTags: ['Order'],
    }),
    eraseCustomer: build.mutation<{ erased: number }, string>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
      // Who is gone cannot be asked for again: the page leaves before the lists are read anew.
      invalidatesTags: (erased) => (erased ? ['AdminStats'] : ['Order', 'AdminStats']),
    }),
  }),
});

export const { useListCustomersQuery, useReadCustomerQuery, useEraseCustomerMutation } =
  customersApi;
