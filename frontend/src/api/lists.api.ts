import type { Author } from '@storyloom/backend/contract/book/author';
import type { List, ListSummary } from '@storyloom/backend/contract/book/list';
import { baseApi } from './base-api';

/** What everybody sees, also while the owner looks at it. */
const extraOptions = { as: 'anyone' } as const;

export const listsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLists: build.query<ListSummary[], void>({
      query: () => '/lists/',
      providesTags: ['List', { type: 'Book', id: 'LIST' }],
      extraOptions,
    }),
    readList: build.query<List, string>({
      query: (slug) => `/lists/${encodeURIComponent(slug)}`,
      providesTags: ['List', { type: 'Book', id: 'LIST' }],
      extraOptions,
    }),
    readAuthor: build.query<Author, string>({
      query: (slug) => `/authors/${encodeURIComponent(slug)}`,
      providesTags: [{ type: 'Book', id: 'LIST' }],
      extraOptions,
    }),
  }),
});

/** Those with something on sale: what shoppers are led to. */
export const useFilledLists = () =>
  (listsApi.useListListsQuery().data ?? []).filter(({ books }) => books > 0);
