import type { PublicConfig } from '@storyloom/backend/contract/account/session';
import type { System } from '@storyloom/backend/contract/health';
import { baseApi } from './base-api';

/** What the shop's settings of the environment come to, for everybody and for the owner. */
export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readConfig: build.query<PublicConfig, void>({
      query: () => '/config',
      keepUnusedDataFor: 3600,
      extraOptions: { as: 'anyone' },
    }),
    readSystem: build.query<System, void>({ query: () => '/system' }),
  }),
});

/** Whether the shop writes to its customers; nothing is promised before that is known. */
export const useSendsEmails = () => systemApi.useReadConfigQuery().data?.sendsEmails ?? false;
