import type { Withdrawal } from '@storyloom/backend/contract/order/withdrawal';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';
import { pollEvery } from '@/api/poll-every';

export const withdrawalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOpenWithdrawals: build.query<Page<'withdrawals', Withdrawal>, void>({
      query: () => '/withdrawals/?status=open&limit=100',
      transformResponse: toPage('withdrawals'),
      providesTags: ['Order'],
    }),
    markWithdrawal: build.mutation<Withdrawal, Pick<Withdrawal, '_id' | 'status'>>({
      query: ({ _id, ...body }) => ({ url: `/withdrawals/${_id}`, method: 'PATCH', body }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const useOpenWithdrawals = () =>
  withdrawalsApi.useListOpenWithdrawalsQuery(undefined, pollEvery(10_000));
