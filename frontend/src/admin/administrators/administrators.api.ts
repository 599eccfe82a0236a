import type { AddedAdmin, Admin, NewAdmin } from '@storyloom/backend/contract/admin/admins';
import { baseApi } from '@/api/base-api';
import { postOnce } from '@/api/idempotency-key';

export const administratorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdmins: build.query<Admin[], void>({
      query: () => '/admins',
      providesTags: ['Admin'],
    }),
    /** One key for all tries of a name: the one-time password comes with the first response. */
    addAdmin: build.mutation<AddedAdmin, { admin: NewAdmin; key: string }>({
      query: ({ admin, key }) => postOnce(key, '/admins', admin),
      invalidatesTags: ['Admin'],
    }),
    removeAdmin: build.mutation<void, string>({
      query: (id) => ({
        url: `/admins/${encodeURIComponent(id)}`,
        method: 'DELETE',
        responseHandler: 'text',
      }),
      // Also after an error: another admin may have removed this one.
      invalidatesTags: ['Admin'],
    }),
  }),
});
