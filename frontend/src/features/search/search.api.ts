import type { BookSort, Category } from '@storyloom/backend/contract/book';
import type { BookSuggestion, SearchResult } from '@storyloom/backend/contract/search';
import { baseApi } from '@/api/base-api';

/** Prices in dollars. */
export interface SearchQuery {
  q?: string;
  category?: Category;
  trending?: true;
  minPrice?: number;
  maxPrice?: number;
  sort?: BookSort;
  page?: number;
  limit?: number;
}

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchBooks: build.query<SearchResult, SearchQuery>({
      query: (params) => ({ url: '/search', params }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    suggestBooks: build.query<BookSuggestion[], string>({
      query: (q) => ({ url: '/search/suggest', params: { q } }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
  }),
});

export const { useSearchBooksQuery, useSuggestBooksQuery } = searchApi;
