import type {
  BookRequest,
  BookRequestListQuery,
} from '@storyloom/backend/contract/book/book-request';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';

export const adminBookRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBookRequests: build.query<Page<'bookRequests', BookRequest>, BookRequestListQuery>({
      query: (params) => ({ url: '/book-requests/', params: { ...params, limit: 100 } }),
      transformResponse: toPage('bookRequests'),
      providesTags: ['BookRequest'],
    }),
    markBookRequest: build.mutation<BookRequest, Pick<BookRequest, '_id' | 'status'>>({
      query: ({ _id, status }) => ({
        url: `/book-requests/${_id}`,
        method: 'PATCH',
        body: { status },
      }),
      invalidatesTags: ['BookRequest'],
    }),
  }),
});
