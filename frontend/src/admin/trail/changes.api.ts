import type { Change, ChangeSubject } from '@storyloom/backend/contract/admin/change';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';

interface Subject {
  of: ChangeSubject;
  /** Of one record; without it of all of the kind. */
  id?: string | undefined;
}

const pageLength = 20;
const tagOf = {
  book: 'Book',
  list: 'List',
  order: 'Order',
  settings: 'Settings',
  admin: 'Admin',
} as const;

const changesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChanges: build.infiniteQuery<Page<'changes', Change>, Subject, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          page * pageLength < total ? page + 1 : undefined,
      },
      query: ({ queryArg: { of, id }, pageParam }) => ({
        url: '/changes/',
        params: { of, ...(id && { id }), page: pageParam, limit: pageLength },
      }),
      transformResponse: toPage('changes'),
      // Every write of the kind may be a new entry.
      providesTags: (_page, _error, { of }) => [tagOf[of]],
    }),
  }),
});

export const { useListChangesInfiniteQuery } = changesApi;
