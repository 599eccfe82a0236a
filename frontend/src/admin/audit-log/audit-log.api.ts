import type { AuditEntry, AuditSubject } from '@storyloom/backend/contract/admin/audit-entry';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';

export interface AuditLogSubject {
  of: AuditSubject;
  /** Shows the entries of this record only. */
  id?: string | undefined;
}

const entriesPerPage = 20;
const cacheTags = {
  book: 'Book',
  shelf: 'Shelf',
  order: 'Order',
  settings: 'Settings',
  admin: 'Admin',
  publisher: 'Publisher',
} as const;

export const auditLogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAuditEntries: build.infiniteQuery<Page<'entries', AuditEntry>, AuditLogSubject, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          page * entriesPerPage < total ? page + 1 : undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/audit-log/',
        params: { ...queryArg, page: pageParam, limit: entriesPerPage },
      }),
      transformResponse: toPage('entries'),
      // Every write to these records may add an entry.
      providesTags: (_page, _error, { of }) => [cacheTags[of]],
    }),
  }),
});
