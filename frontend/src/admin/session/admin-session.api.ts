import type {
  AdminLogin,
  AdminPasswordChange,
  AdminToken,
} from '@storyloom/backend/contract/admin/admin-session';
import { baseApi } from '@/api/base-api';

const adminSessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openAdminSession: build.mutation<AdminToken, AdminLogin>({
      query: (login) => ({ url: '/auth/admin', method: 'POST', body: login }),
      extraOptions: { as: 'anyone' },
    }),
    /** Takes the token itself: it is removed from the browser before the call is on its way. */
    closeAdminSession: build.mutation<void, string>({
      query: (token) => ({
        url: '/auth/admin',
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
        responseHandler: 'text',
      }),
      extraOptions: { as: 'anyone' },
    }),
    changeAdminPassword: build.mutation<AdminToken, AdminPasswordChange>({
      query: (change) => ({ url: '/auth/admin/password', method: 'PUT', body: change }),
      // 401: the current password is wrong.
      extraOptions: { hasOwn401: true },
    }),
    /** With the token of a one-time password, which is never stored. */
    chooseFirstPassword: build.mutation<AdminToken, AdminPasswordChange & { token: string }>({
      query: ({ token, ...change }) => ({
        url: '/auth/admin/password',
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}` },
        body: change,
      }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

export const {
  useOpenAdminSessionMutation,
  useCloseAdminSessionMutation,
  useChangeAdminPasswordMutation,
  useChooseFirstPasswordMutation,
} = adminSessionApi;
