import type { Change, ChangeSubject } from '@storyloom/backend/contract/change';
import { baseApi } from '@/api/base-api';

interface Subject {
  of: ChangeSubject;
  /** Of one record; without it of all of the kind. */
  id?: string | undefined;
}

interface ChangePage {
  changes: Change[];
  /** On all pages together. */
  total: number;
}

const pageLength = 20;
const tagOf = { book: 'Book', order: 'Order', settings: 'Settings', admin: 'Admin' } as const;

const changesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChanges: build.infiniteQuery<ChangePage, Subject, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          page * pageLength < total ? page + 1 : undefined,
      },
      query: ({ queryArg: { of, id }, pageParam }) => ({
        url: '/changes/',
        params: { of, ...(id && { id }), page: pageParam, limit: pageLength },
      }),
      extraOptions: { as: 'admin' },
      transformResponse: (changes: Change[], meta) => ({
        changes,
        total: Number(meta?.response?.headers.get('X-Total-Count') ?? changes.length),
      }),
      // Every write of the kind may be a new entry.
      providesTags: (_page, _error, { of }) => [tagOf[of]],
    }),
  }),
});

export const { useListChangesInfiniteQuery } = changesApi;
