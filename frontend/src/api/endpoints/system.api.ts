import type { PublicConfig } from '@storyloom/backend/contract/account/session';
import type { System } from '@storyloom/backend/contract/health';
import { baseApi } from '@/api/base-api';

/** The configuration by environment variables: the public part and the owner's. */
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

/** Whether the shop sends emails; false until known. */
export const useSendsEmails = () => systemApi.useReadConfigQuery().data?.sendsEmails ?? false;
