import type { Book, BookChange, NewBook, DeletedBook } from '@storyloom/backend/contract/book/book';
import type { BookBulk, BookBulkResult } from '@storyloom/backend/contract/book/book-bulk';
import type { FoundBook } from '@storyloom/backend/contract/book/book-lookup';
import type { ImportUndone, PastImport } from '@storyloom/backend/contract/book/book-import';
import type { SearchQuery, SearchResult } from '@storyloom/backend/contract/book/search';
import { baseApi } from '@/api/base-api';
import { longTimeout } from '@/api/files.api';
import { toPage, type Page } from '@/api/page';
import type { BookVersion } from '@/api/books.api';
import { postOnce } from '@/api/idempotency-key';
import { putIfMatch, toVersion } from '@/api/versions';

/** As many books as one search may answer. */
export const wholeListPageLength = 100;
const importPollMs = 3000;
const everyBook = ['Book', 'AdminStats'] as const;

export const adminBooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The whole list, as far as it was asked for. */
    searchAllBooks: build.infiniteQuery<SearchResult, Partial<SearchQuery>, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          page * wholeListPageLength < total ? page + 1 : undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/search',
        params: { ...queryArg, page: pageParam, limit: wholeListPageLength },
      }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    listDeletedBooks: build.query<Page<'books', DeletedBook>, { page: number; limit: number }>({
      query: (page) => ({ url: '/books/', params: { deleted: true, ...page } }),
      transformResponse: toPage('books'),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    /** Asked each time again: nothing of it is kept. */
    lookUpBook: build.mutation<FoundBook, string>({
      query: (isbn) => ({ url: '/books/lookup', params: { isbn } }),
    }),
    /** The key is the same for every try to add one book, so that it becomes one. */
    createBook: build.mutation<Book, { book: NewBook; idempotencyKey: string }>({
      query: ({ book, idempotencyKey }) => postOnce(idempotencyKey, '/books/create-book', book),
      // Also without an answer: the book may be there all the same.
      invalidatesTags: [...everyBook],
    }),
    // All of them also after a refusal or a lost response: another admin may have changed the book.
    changeBook: build.mutation<BookVersion, { id: string; change: BookChange; etag: string }>({
      query: ({ id, change, etag }) => putIfMatch(etag, `/books/edit/${id}`, change),
      transformResponse: toVersion,
      invalidatesTags: [...everyBook],
    }),
    deleteBook: build.mutation<Book, string>({
      query: (id) => ({ url: `/books/${id}`, method: 'DELETE' }),
      invalidatesTags: [...everyBook],
    }),
    restoreBook: build.mutation<Book, string>({
      query: (id) => ({ url: `/books/${id}/restore`, method: 'POST' }),
      invalidatesTags: [...everyBook],
    }),
    /** Up to 500 books. */
    bulkBooks: build.mutation<BookBulkResult, BookBulk>({
      query: (bulk) => ({ url: '/books/bulk', method: 'POST', body: bulk, ...longTimeout }),
      // Also after a refusal: what the lists show may be older than the API's answer.
      invalidatesTags: [...everyBook],
    }),
    undoBulk: build.mutation<BookBulkResult, string>({
      query: (id) => ({ url: '/books/bulk/undo', method: 'POST', body: { id }, ...longTimeout }),
      invalidatesTags: [...everyBook],
    }),
    listImports: build.query<PastImport[], void>({
      query: () => '/imports/',
      providesTags: [{ type: 'Book', id: 'LIST' }],
      // The books of an import come or go by themselves: until it is done, all lists of books are polled.
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const imports = await queryFulfilled.catch(() => undefined);
        if (imports?.data.some(({ isUnderWay }) => isUnderWay))
          window.setTimeout(() => dispatch(invalidateBooks()), importPollMs);
      },
    }),
    undoImport: build.mutation<ImportUndone, string>({
      query: (id) => ({ url: `/imports/${id}/undo`, method: 'POST' }),
      invalidatesTags: [...everyBook],
    }),
  }),
});

/** Makes every list and figure that shows books ask again. */
export const invalidateBooks = () => baseApi.util.invalidateTags([...everyBook]);
