import type { PublicConfig, Session } from '@storyloom/backend/contract/account/session';
import { baseApi } from '@/api/base-api';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readConfig: build.query<PublicConfig, void>({
      query: () => '/config',
      keepUnusedDataFor: 3600,
      extraOptions: { as: 'anyone' },
    }),
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

/** Whether the shop writes to its customers; nothing is promised before that is known. */
export const useSendsLetters = () => sessionApi.useReadConfigQuery().data?.sendsLetters ?? false;
