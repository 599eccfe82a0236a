import type { Wish } from '@storyloom/backend/contract/shop/wish';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';

interface WishPage {
  of: 'book' | 'text';
  status: Wish['status'];
}

const adminWishesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWishes: build.query<Page<'wishes', Wish>, WishPage>({
      query: (params) => ({ url: '/wishes/', params: { ...params, limit: 100 } }),
      transformResponse: toPage('wishes'),
      providesTags: ['Wish'],
    }),
    answerWish: build.mutation<Wish, Pick<Wish, '_id' | 'status'>>({
      query: ({ _id, status }) => ({ url: `/wishes/${_id}`, method: 'PATCH', body: { status } }),
      invalidatesTags: ['Wish'],
    }),
  }),
});

export const { useListWishesQuery, useAnswerWishMutation } = adminWishesApi;
