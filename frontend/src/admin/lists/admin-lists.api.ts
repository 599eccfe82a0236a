import type { List, NewList } from '@storyloom/backend/contract/book/list';
import { baseApi } from '@/api/base-api';
import { putOver, toVersion, type Version } from '@/api/versions';

export type ListVersion = Version<'list', List>;

const address = (slug: string) => `/lists/${encodeURIComponent(slug)}`;

export const adminListsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOwnList: build.query<ListVersion, string>({
      query: address,
      transformResponse: toVersion<ListVersion>('list'),
      providesTags: ['List', 'Book'],
    }),
    createList: build.mutation<List, NewList>({
      query: (body) => ({ url: '/lists/', method: 'POST', body }),
      invalidatesTags: ['List'],
    }),
    changeList: build.mutation<ListVersion, { slug: string; list: NewList; etag: string }>({
      query: ({ slug, list, etag }) => putOver(etag, address(slug), list),
      transformResponse: toVersion<ListVersion>('list'),
      invalidatesTags: (version) => (version ? ['List'] : []),
    }),
    deleteList: build.mutation<ListVersion, string>({
      query: (slug) => ({ url: address(slug), method: 'DELETE' }),
      transformResponse: toVersion<ListVersion>('list'),
      invalidatesTags: ['List'],
    }),
  }),
});

/** What a shelf is saved as. */
export function toNewList({ title, note, isOnHome, books }: Omit<List, 'slug'>): NewList {
  return {
    title,
    note,
    isOnHome,
    books: books.map((entry) => ({ bookId: entry.book._id, note: entry.note })),
  };
}
