import type { Session } from '@storyloom/backend/contract/account/session';
import { baseApi } from '@/api/base-api';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openSession: build.mutation<Session, string>({
      query: (idToken) => ({ url: '/session', method: 'POST', body: { idToken } }),
      extraOptions: { as: 'anyone' },
    }),
    closeSession: build.mutation<void, void>({
      query: () => ({ url: '/session', method: 'DELETE', responseHandler: 'text' }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});
