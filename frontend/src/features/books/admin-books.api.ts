import type { Book, BookChange, NewBook } from '@storyloom/backend/contract/book';
import { baseApi } from '@/api/base-api';
import { readAsFile } from '@/ui/save-file';

interface BookChangeCall {
  id: string;
  change: BookChange;
  /** Refused with 412 `stale_update` when the book is another by now. */
  etag: string;
}

const everyBook = ['Book', 'AdminStats'] as const;

export const adminBooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createBook: build.mutation<Book, NewBook>({
      query: (book) => ({ url: '/books/create-book', method: 'POST', body: book }),
      extraOptions: { as: 'admin' },
      invalidatesTags: (book) => (book ? everyBook : []),
    }),
    changeBook: build.mutation<Book, BookChangeCall>({
      query: changeCall,
      extraOptions: { as: 'admin' },
      invalidatesTags: (book) => (book ? everyBook : []),
    }),
    deleteBook: build.mutation<Book, string>({
      query: deleteCall,
      extraOptions: { as: 'admin' },
      invalidatesTags: (book) => (book ? everyBook : []),
    }),
    restoreBook: build.mutation<Book, string>({
      query: restoreCall,
      extraOptions: { as: 'admin' },
      invalidatesTags: (book) => (book ? everyBook : []),
    }),
    // The same three for many books in a row: whoever calls them invalidates once, at the end.
    changeOneOfMany: build.mutation<Book, BookChangeCall>({
      query: changeCall,
      extraOptions: { as: 'admin' },
    }),
    deleteOneOfMany: build.mutation<Book, string>({
      query: deleteCall,
      extraOptions: { as: 'admin' },
    }),
    restoreOneOfMany: build.mutation<Book, string>({
      query: restoreCall,
      extraOptions: { as: 'admin' },
    }),
    /** Returns the object URL of the CSV. */
    exportBooks: build.mutation<string, void>({
      query: () => ({ url: '/books/export.csv', responseHandler: readAsFile }),
      extraOptions: { as: 'admin' },
    }),
  }),
});

function changeCall({ id, change, etag }: BookChangeCall) {
  return { url: `/books/edit/${id}`, method: 'PUT', headers: { 'If-Match': etag }, body: change };
}

function deleteCall(id: string) {
  return { url: `/books/${id}`, method: 'DELETE' };
}

function restoreCall(id: string) {
  return { url: `/books/${id}/restore`, method: 'POST' };
}

/** Makes every list and figure that shows books ask again. */
export const invalidateBooks = () => baseApi.util.invalidateTags([...everyBook]);

export const {
  useCreateBookMutation,
  useChangeBookMutation,
  useDeleteBookMutation,
  useRestoreBookMutation,
  useExportBooksMutation,
} = adminBooksApi;
