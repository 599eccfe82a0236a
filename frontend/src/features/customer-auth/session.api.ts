import type { PublicConfig, Session } from '@storyloom/backend/contract/session';
import { baseApi } from '@/api/base-api';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readConfig: build.query<PublicConfig, void>({
      query: () => '/config',
      keepUnusedDataFor: 3600,
    }),
    openSession: build.mutation<Session, string>({
      query: (idToken) => ({ url: '/session', method: 'POST', body: { idToken } }),
    }),
    closeSession: build.mutation<void, void>({
      query: () => ({ url: '/session', method: 'DELETE', responseHandler: 'text' }),
    }),
  }),
});
