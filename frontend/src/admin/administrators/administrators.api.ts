import type { AddedAdmin, Admin, NewAdmin } from '@storyloom/backend/contract/admin/admins';
import { baseApi } from '@/api/base-api';

export const administratorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdmins: build.query<Admin[], void>({
      query: () => '/admins',
      providesTags: ['Admin'],
    }),
    addAdmin: build.mutation<AddedAdmin, NewAdmin>({
      query: (admin) => ({ url: '/admins', method: 'POST', body: admin }),
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
