import type { NewWithdrawal } from '@storyloom/backend/contract/order/withdrawal';
import { baseApi } from '@/api/base-api';

/** What is read back before it is confirmed. */
export type WithdrawalSummary = Required<Pick<NewWithdrawal, 'name' | 'email' | 'number'>> &
  Pick<NewWithdrawal, 'items'>;

const withdrawalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readWithdrawal: build.mutation<WithdrawalSummary, NewWithdrawal>({
      query: (body) => ({ url: '/withdrawals/', method: 'POST', body }),
      extraOptions: { as: 'customer' },
    }),
    confirmWithdrawal: build.mutation<{ receivedAt: string }, WithdrawalSummary>({
      query: (body) => ({
        url: '/withdrawals/',
        method: 'POST',
        body: { ...body, confirm: true },
      }),
      extraOptions: { as: 'customer' },
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useReadWithdrawalMutation, useConfirmWithdrawalMutation } = withdrawalApi;
