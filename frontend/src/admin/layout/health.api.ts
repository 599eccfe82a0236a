import type { Live } from '@storyloom/backend/contract/health';
import { baseApi } from '@/api/base-api';

const healthApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readLive: build.query<Live, void>({
      query: () => '/health/live',
      extraOptions: { as: 'anyone' },
    }),
  }),
});

export const { useReadLiveQuery } = healthApi;
