import type {
  Book,
  BookBulk,
  BookBulkResult,
  BookChange,
  NewBook,
} from '@storyloom/backend/contract/book';
import { baseApi } from '@/api/base-api';
import { readAsFile } from '@/ui/save-file';
import { booksApi } from './books.api';

interface BookChangeCall {
  id: string;
  change: BookChange;
  /** Refused with 412 `stale_update` when the book is another by now. */
  etag: string;
}

const everyBook = ['Book', 'AdminStats'] as const;

const adminBooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createBook: build.mutation<Book, NewBook>({
      query: (book) => ({ url: '/books/create-book', method: 'POST', body: book }),
      extraOptions: { as: 'admin' },
      invalidatesTags: (book) => (book ? everyBook : []),
    }),
    changeBook: build.mutation<Book, BookChangeCall>({
      query: ({ id, change, etag }) => ({
        url: `/books/edit/${id}`,
        method: 'PUT',
        headers: { 'If-Match': etag },
        body: change,
      }),
      extraOptions: { as: 'admin' },
      invalidatesTags: (book) => (book ? everyBook : []),
    }),
    deleteBook: build.mutation<Book, string>({
      query: (id) => ({ url: `/books/${id}`, method: 'DELETE' }),
      extraOptions: { as: 'admin' },
      invalidatesTags: (book) => (book ? everyBook : []),
    }),
    restoreBook: build.mutation<Book, string>({
      query: (id) => ({ url: `/books/${id}/restore`, method: 'POST' }),
      extraOptions: { as: 'admin' },
      invalidatesTags: (book) => (book ? everyBook : []),
    }),
    /** Up to 500 books. A change shows at once, and goes back when the call fails. */
    bulkBooks: build.mutation<BookBulkResult, BookBulk>({
      query: (bulk) => ({ url: '/books/bulk', method: 'POST', body: bulk }),
      extraOptions: { as: 'admin' },
      onQueryStarted: async ({ ids, change }, { dispatch, getState, queryFulfilled }) => {
        if (!change) return;
        const show = (books: Book[]) => {
          for (const book of books) if (ids.includes(book._id)) Object.assign(book, change);
        };
        const patches = booksApi.util
          .selectCachedArgsForQuery(getState(), 'searchBooks')
          .map((query) =>
            dispatch(
              booksApi.util.updateQueryData('searchBooks', query, ({ books }) => show(books)),
            ),
          );
        await queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
      },
      // Also after a refusal: what the lists show may be older than the API's answer.
      invalidatesTags: [...everyBook],
    }),
    /** Returns the object URL of the CSV. */
    exportBooks: build.mutation<string, void>({
      query: () => ({ url: '/books/export.csv', responseHandler: readAsFile }),
      extraOptions: { as: 'admin' },
    }),
  }),
});

/** Makes every list and figure that shows books ask again. */
export const invalidateBooks = () => baseApi.util.invalidateTags([...everyBook]);

export const {
  useCreateBookMutation,
  useChangeBookMutation,
  useDeleteBookMutation,
  useRestoreBookMutation,
  useBulkBooksMutation,
  useExportBooksMutation,
} = adminBooksApi;
