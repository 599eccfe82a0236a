import type { FirstHour } from '@storyloom/backend/contract/shop/first-hour';
import { baseApi } from '@/api/base-api';

const firstHourApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Also after each change of settings and books: what is done ticks itself.
    readFirstHour: build.query<FirstHour, void>({
      query: () => '/first-hour',
      providesTags: ['Settings', { type: 'Book', id: 'LIST' }],
    }),
    dismissFirstHour: build.mutation<FirstHour, boolean>({
      query: (isDismissed) => ({ url: '/first-hour', method: 'PUT', body: { isDismissed } }),
      onQueryStarted: async (_isDismissed, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { util } = firstHourApi;
        dispatch(util.updateQueryData('readFirstHour', undefined, () => answer.data));
      },
    }),
  }),
});

export const { useReadFirstHourQuery, useDismissFirstHourMutation } = firstHourApi;
