import type { BookSort, Category } from '@storyloom/backend/contract/book';
import type { SearchResult } from '@storyloom/backend/contract/search';
import { baseApi } from '@/api/base-api';

export interface SearchChoice {
  q?: string;
  category?: Category;
  sort?: BookSort | 'relevance';
  page?: number;
  limit?: number;
}

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchBooks: build.query<SearchResult, SearchChoice>({
      query: (choice) => ({ url: '/search', params: choice }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
  }),
});

export const { useSearchBooksQuery } = searchApi;
