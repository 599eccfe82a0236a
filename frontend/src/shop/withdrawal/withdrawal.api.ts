import type { NewWithdrawal } from '@storyloom/backend/contract/order/withdrawal';
import { baseApi } from '@/api/base-api';

/** What is read back before it is confirmed. */
export type WithdrawalSummary = Required<Pick<NewWithdrawal, 'name' | 'email' | 'number'>> &
  Pick<NewWithdrawal, 'items'>;

const withdrawalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Is only read back, unless it says `confirm`. */
    declareWithdrawal: build.mutation<WithdrawalSummary | { receivedAt: string }, NewWithdrawal>({
      query: (body) => ({ url: '/withdrawals/', method: 'POST', body }),
      extraOptions: { as: 'customer' },
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useDeclareWithdrawalMutation } = withdrawalApi;
