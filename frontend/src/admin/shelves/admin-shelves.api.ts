import type { Shelf, ShelfInput } from '@storyloom/backend/contract/book/shelf';
import { baseApi } from '@/api/base-api';
import { postOnce } from '@/api/idempotency-key';
import { putIfMatch, toVersion, type Version } from '@/api/versions';

export type ShelfVersion = Version<Shelf>;

const pathOf = (slug: string) => `/shelves/${encodeURIComponent(slug)}`;

export const adminShelvesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readAdminShelf: build.query<ShelfVersion, string>({
      query: pathOf,
      transformResponse: toVersion,
      providesTags: ['Shelf', 'Book'],
    }),
    createShelf: build.mutation<Shelf, { key: string; shelf: ShelfInput }>({
      query: ({ key, shelf }) => postOnce(key, '/shelves/', shelf),
      invalidatesTags: ['Shelf'],
    }),
    changeShelf: build.mutation<ShelfVersion, { slug: string; shelf: ShelfInput; etag: string }>({
      query: ({ slug, shelf, etag }) => putIfMatch(etag, pathOf(slug), shelf),
      transformResponse: toVersion,
      invalidatesTags: (version) => (version ? ['Shelf'] : []),
    }),
    deleteShelf: build.mutation<ShelfVersion, string>({
      query: (slug) => ({ url: pathOf(slug), method: 'DELETE' }),
      transformResponse: toVersion,
      invalidatesTags: ['Shelf'],
    }),
  }),
});

/** The body that saves a shelf. */
export function toShelfInput({ title, note, isOnHome, books }: Omit<Shelf, 'slug'>): ShelfInput {
  return {
    title,
    note,
    isOnHome,
    books: books.map((entry) => ({ bookId: entry.book._id, note: entry.note })),
  };
}
