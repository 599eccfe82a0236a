import type { BookSort, PublicBook } from '@storyloom/backend/contract/book/book';
import type { ConditionFilter } from '@storyloom/backend/contract/book/condition';
import type { SearchQuery, SearchResult } from '@storyloom/backend/contract/book/search';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import { pageSizes } from '@storyloom/backend/contract/shop/site-pages';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';
import { toVersion, type Version } from '@/api/versions';

interface BookListQuery {
  category?: string;
  trending?: boolean;
  ids?: string[];
  isbn?: string;
  condition?: ConditionFilter;
  sort?: BookSort | 'best-sellers';
  page?: number;
  limit?: number;
}

export type BookVersion = Version<PublicBook>;

/** The number of books that the home page loads; its carousels end before the list does. */
export const homeBooks = { limit: pageSizes.home } satisfies BookListQuery;

export const topSellers = { ...homeBooks, sort: 'best-sellers' } satisfies BookListQuery;

/** The length at which lists cut a description. */
export const shownDescriptionLength = 60;

export const booksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBooks: build.query<Page<'books', PublicBook>, BookListQuery>({
      query: ({ ids, ...query }) => ({
        url: '/books/',
        params: { ...query, ...(ids && { ids: ids.join(','), limit: maxBookListLength }) },
      }),
      transformResponse: toPage('books'),
      providesTags: ({ books } = { books: [], total: 0 }) => [
        { type: 'Book', id: 'LIST' },
        ...books.map(({ _id }) => ({ type: 'Book' as const, id: _id })),
      ],
    }),
    searchBooks: build.query<SearchResult, Partial<SearchQuery>>({
      query: (params) => ({ url: '/search', params }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    readBook: build.query<BookVersion, string>({
      query: (id) => `/books/${encodeURIComponent(id)}`,
      transformResponse: toVersion,
      providesTags: (_version, _error, id) => [{ type: 'Book', id }],
    }),
    /** Includes the stock, which suggestions lack. */
    searchBooksWithStock: build.query<SearchResult['books'], string>({
      query: (q) => ({ url: '/search', params: { q, limit: 8 } }),
      transformResponse: ({ books }: SearchResult) => books,
      providesTags: ['Book'],
      extraOptions: { as: 'anyone' },
    }),
    listRelatedBooks: build.query<PublicBook[], string>({
      query: (id) => `/books/${encodeURIComponent(id)}/related`,
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
  }),
});
