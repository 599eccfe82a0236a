import type { Author } from '@storyloom/backend/contract/book/author';
import type { Shelf, ShelfSummary } from '@storyloom/backend/contract/book/shelf';
import { baseApi } from '@/api/base-api';

/** Shelves as shoppers see them, even if the owner is signed in. */
const extraOptions = { as: 'anyone' } as const;

export const shelvesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listShelves: build.query<ShelfSummary[], void>({
      query: () => '/shelves/',
      providesTags: ['Shelf', { type: 'Book', id: 'LIST' }],
      extraOptions,
    }),
    readShelf: build.query<Shelf, string>({
      query: (slug) => `/shelves/${encodeURIComponent(slug)}`,
      providesTags: ['Shelf', { type: 'Book', id: 'LIST' }],
      extraOptions,
    }),
    readAuthor: build.query<Author, string>({
      query: (slug) => `/authors/${encodeURIComponent(slug)}`,
      providesTags: [{ type: 'Book', id: 'LIST' }],
      extraOptions,
    }),
  }),
});

/** The shelves with books on sale. */
export const useFilledShelves = () =>
  (shelvesApi.useListShelvesQuery().data ?? []).filter(({ books }) => books > 0);
