import type { List, NewList } from '@storyloom/backend/contract/book/list';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { baseApi } from '@/api/base-api';

/** A shelf with the ETag that names this state of it. */
export interface ListVersion {
  list: List;
  etag: string;
}

interface ListChange {
  slug: string;
  list: NewList;
  /** Refused with 412 `stale_update` when the shelf is another by now. */
  etag: string;
}

function toVersion(list: List, meta: FetchBaseQueryMeta | undefined): ListVersion {
  return { list, etag: meta?.response?.headers.get('ETag') ?? '' };
}

const address = (slug: string) => `/lists/${encodeURIComponent(slug)}`;

const adminListsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOwnList: build.query<ListVersion, string>({
      query: address,
      transformResponse: toVersion,
      providesTags: ['List', 'Book'],
    }),
    createList: build.mutation<List, NewList>({
      query: (body) => ({ url: '/lists/', method: 'POST', body }),
      invalidatesTags: ['List'],
    }),
    changeList: build.mutation<ListVersion, ListChange>({
      query: ({ slug, list, etag }) => ({
        url: address(slug),
        method: 'PUT',
        headers: { 'If-Match': etag },
        body: list,
      }),
      transformResponse: toVersion,
      invalidatesTags: (version) => (version ? ['List'] : []),
    }),
    deleteList: build.mutation<ListVersion, string>({
      query: (slug) => ({ url: address(slug), method: 'DELETE' }),
      transformResponse: toVersion,
      invalidatesTags: ['List'],
    }),
  }),
});

export const {
  useReadOwnListQuery,
  useCreateListMutation,
  useChangeListMutation,
  useDeleteListMutation,
} = adminListsApi;

/** What a shelf is saved as. */
export function toNewList({ title, note, isOnHome, books }: List): NewList {
  return {
    ...{ title, note, isOnHome },
    books: books.map((entry) => ({ bookId: entry.book._id, note: entry.note })),
  };
}
