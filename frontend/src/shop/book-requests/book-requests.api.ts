import type { NewBookRequest } from '@storyloom/backend/contract/book/book-request';
import { baseApi } from '@/api/base-api';

export const bookRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeBookRequest: build.mutation<void, NewBookRequest>({
      query: (body) => ({ url: '/book-requests/', method: 'POST', body }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});
