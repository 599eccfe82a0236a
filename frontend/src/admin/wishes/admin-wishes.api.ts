import type { Wish, WishListQuery } from '@storyloom/backend/contract/shop/wish';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';

const adminWishesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWishes: build.query<Page<'wishes', Wish>, WishListQuery>({
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
