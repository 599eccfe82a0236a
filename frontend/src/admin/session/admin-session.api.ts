import type {
  AdminLogin,
  AdminPasswordChange,
  AdminToken,
} from '@storyloom/backend/contract/admin/admins';
import { baseApi } from '@/api/base-api';
import type { ApiDependencies } from '@/api/dependencies';

export const adminSessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openAdminSession: build.mutation<AdminToken, AdminLogin>({
      query: (login) => ({ url: '/auth/admin', method: 'POST', body: login }),
      extraOptions: { as: 'anyone' },
    }),
    /** Takes the token, as the browser has removed it before the call. */
    closeAdminSession: build.mutation<void, string>({
      query: (token) => ({
        url: '/auth/admin',
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
        responseHandler: 'text',
      }),
      extraOptions: { as: 'anyone' },
    }),
    /** With the token of a one-time password, which is never stored, or with the stored token. */
    changeAdminPassword: build.mutation<AdminToken, AdminPasswordChange & { token?: string }>({
      query: ({ token, ...change }) => ({
        url: '/auth/admin/password',
        method: 'PUT',
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        body: change,
      }),
      // 401: the current password is wrong.
      extraOptions: { hasOwn401: true },
      invalidatesTags: ['Admin'],
      onQueryStarted: (_change, { extra, queryFulfilled }) =>
        (extra as ApiDependencies).accessToken.whileReplaced(queryFulfilled),
    }),
  }),
});
