import type { Letter, LetterListQuery, OpenLetter } from '@storyloom/backend/contract/shop/letter';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';

export const lettersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLetters: build.query<Page<'letters', Letter>, LetterListQuery>({
      query: (params) => ({ url: '/letters/', params: { ...params } }),
      transformResponse: toPage('letters'),
      providesTags: ['Letter'],
    }),
    readLetter: build.query<OpenLetter, string>({
      query: (id) => `/letters/${encodeURIComponent(id)}`,
      providesTags: ['Letter'],
    }),
    retryLetter: build.mutation<Letter, string>({
      query: (id) => ({ url: `/letters/${encodeURIComponent(id)}/retry`, method: 'POST' }),
      // Also after a refusal: then it has been sent meanwhile.
      invalidatesTags: ['Letter'],
    }),
  }),
});
