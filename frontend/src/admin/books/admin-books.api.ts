import type { Book, BookChange, NewBook, DeletedBook } from '@storyloom/backend/contract/book/book';
import type { BookBulk, BookBulkResult } from '@storyloom/backend/contract/book/book-bulk';
import type { FoundBook } from '@storyloom/backend/contract/book/book-lookup';
import type { ImportUndone, PastImport } from '@storyloom/backend/contract/book/book-import';
import type { SearchQuery, SearchResult } from '@storyloom/backend/contract/book/search';
import { baseApi } from '@/api/base-api';
import { longTimeout } from '@/api/endpoints/files.api';
import { toPage, type Page } from '@/api/page';
import type { BookVersion } from '@/api/endpoints/books.api';
import { postOnce } from '@/api/idempotency-key';
import { putIfMatch, toVersion } from '@/api/versions';

/** The most books that one search returns. */
export const infinitePageSize = 100;
const importPollMs = 3000;
const everyBook = ['Book', 'AdminStats'] as const;

export const adminBooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All books, in pages that are loaded on request. */
    searchAllBooks: build.infiniteQuery<SearchResult, Partial<SearchQuery>, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          page * infinitePageSize < total ? page + 1 : undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/search',
        params: { ...queryArg, page: pageParam, limit: infinitePageSize },
      }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    listDeletedBooks: build.query<Page<'books', DeletedBook>, { page: number; limit: number }>({
      query: (page) => ({ url: '/books/', params: { deleted: true, ...page } }),
      transformResponse: toPage('books'),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    /** A mutation, so that no result is cached. */
    lookUpBook: build.mutation<FoundBook, string>({
      query: (isbn) => ({ url: '/books/lookup', params: { isbn } }),
    }),
    /** The key is the same for every try to add one book, so that it becomes one. */
    createBook: build.mutation<Book, { book: NewBook; idempotencyKey: string }>({
      query: ({ book, idempotencyKey }) => postOnce(idempotencyKey, '/books/create-book', book),
      // Also without a response: the API may have added the book.
      invalidatesTags: everyBook,
    }),
    // Also after an error or a lost response: another admin may have changed the book.
    changeBook: build.mutation<BookVersion, { id: string; change: BookChange; etag: string }>({
      query: ({ id, change, etag }) => putIfMatch(etag, `/books/edit/${id}`, change),
      transformResponse: toVersion,
      invalidatesTags: everyBook,
    }),
    deleteBook: build.mutation<Book, string>({
      query: (id) => ({ url: `/books/${id}`, method: 'DELETE' }),
      invalidatesTags: everyBook,
    }),
    restoreBook: build.mutation<Book, string>({
      query: (id) => ({ url: `/books/${id}/restore`, method: 'POST' }),
      invalidatesTags: everyBook,
    }),
    /** Up to 500 books. */
    changeManyBooks: build.mutation<BookBulkResult, BookBulk>({
      query: (bulk) => ({ url: '/books/bulk', method: 'POST', body: bulk, ...longTimeout }),
      // Also after an error: the lists may be older than the API's response.
      invalidatesTags: everyBook,
    }),
    undoBulk: build.mutation<BookBulkResult, string>({
      query: (id) => ({ url: '/books/bulk/undo', method: 'POST', body: { id }, ...longTimeout }),
      invalidatesTags: everyBook,
    }),
    listImports: build.query<PastImport[], void>({
      query: () => '/imports/',
      providesTags: [{ type: 'Book', id: 'LIST' }],
      // An import adds or removes books in the background: all book lists are polled until it is
      // done.
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const imports = await queryFulfilled.catch(() => undefined);
        if (imports?.data.some(({ isUnderWay }) => isUnderWay))
          window.setTimeout(() => dispatch(invalidateBooks()), importPollMs);
      },
    }),
    undoImport: build.mutation<ImportUndone, string>({
      query: (id) => ({ url: `/imports/${id}/undo`, method: 'POST' }),
      invalidatesTags: everyBook,
    }),
  }),
});

/** Refetches every list and figure that shows books. */
export const invalidateBooks = () => baseApi.util.invalidateTags([...everyBook]);
