import { baseApi } from '@/api/base-api';

export const visitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countVisit: build.mutation<null, void>({
      query: () => ({ url: '/visits', method: 'POST', body: {} }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});
