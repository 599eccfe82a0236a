import type {
  Customer,
  CustomerDetail,
  CustomerListQuery,
} from '@storyloom/backend/contract/account/customer';
import { baseApi } from '@/api/base-api';
import { longTimeout } from '@/api/endpoints/files.api';
import { toPage, type Page } from '@/api/page';

const pathOf = (id: string) => `/customers/${encodeURIComponent(id)}`;

export const customersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<Page<'customers', Customer>, CustomerListQuery>({
      query: (params) => ({ url: '/customers/', params: { ...params } }),
      transformResponse: toPage('customers'),
      providesTags: ['Order'],
    }),
    /** Without a tag: an erased customer must not be refetched while the page still shows them. */
    readCustomer: build.query<CustomerDetail, string>({ query: pathOf }),
    eraseCustomer: build.mutation<{ erased: number }, string>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE', ...longTimeout }),
      invalidatesTags: ['Order', 'AdminStats'],
    }),
  }),
});
