import type { BookSuggestion } from '@storyloom/backend/contract/book/search';
import { baseApi } from '@/api/base-api';

export const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggestBooks: build.query<BookSuggestion[], string>({
      query: (q) => ({ url: '/search/suggest', params: { q } }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
      extraOptions: { as: 'anyone' },
    }),
  }),
});
