import type { NewWithdrawal, Withdrawal } from '@storyloom/backend/contract/order/withdrawal';
import { baseApi } from '@/api/base-api';

/** The summary that the customer confirms. */
export type WithdrawalSummary = Pick<Withdrawal, 'name' | 'email' | 'number' | 'items'>;

export const withdrawalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Without `confirm` the API only returns the summary. */
    declareWithdrawal: build.mutation<WithdrawalSummary | { receivedAt: string }, NewWithdrawal>({
      query: (body) => ({ url: '/withdrawals/', method: 'POST', body }),
      extraOptions: { as: 'customer' },
      invalidatesTags: ['Order'],
    }),
  }),
});
