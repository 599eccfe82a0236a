import type { AddedAdmin, Admin, NewAdmin } from '@storyloom/backend/contract/admin/admins';
import { baseApi } from '@/api/base-api';

const adminsApi = baseApi.injectEndpoints({
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
      // Also after a refusal: then somebody else has removed one.
      invalidatesTags: ['Admin'],
    }),
  }),
});

export const { useListAdminsQuery, useAddAdminMutation, useRemoveAdminMutation } = adminsApi;
