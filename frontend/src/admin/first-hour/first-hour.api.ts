import type { FirstHour } from '@storyloom/backend/contract/shop/first-hour';
import { baseApi } from '@/api/base-api';

const firstHourApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Also after each change of settings and books: what is done ticks itself.
    readFirstHour: build.query<FirstHour, void>({
      query: () => '/first-hour',
      providesTags: [
        'Settings',
        { type: 'Settings', id: 'FIRST_HOUR' },
        { type: 'Book', id: 'LIST' },
      ],
    }),
    dismissFirstHour: build.mutation<FirstHour, boolean>({
      query: (isDismissed) => ({ url: '/first-hour', method: 'PUT', body: { isDismissed } }),
      invalidatesTags: [{ type: 'Settings', id: 'FIRST_HOUR' }],
    }),
  }),
});

export const { useReadFirstHourQuery, useDismissFirstHourMutation } = firstHourApi;
