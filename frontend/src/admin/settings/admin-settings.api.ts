import type { AdminSettings, SettingsForm } from '@storyloom/backend/contract/settings';
import { baseApi } from '@/api/base-api';

/** The settings with the ETag that names this state of them. */
export interface SettingsVersion {
  settings: AdminSettings;
  etag: string;
}

interface SettingsChangeCall {
  change: Partial<SettingsForm>;
  /** Refused with 412 `stale_update` when the settings are others by now. */
  etag: string;
}

const adminSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readAdminSettings: build.query<SettingsVersion, void>({
      query: () => '/settings',
      transformResponse: toVersion,
      providesTags: ['Settings'],
    }),
    changeSettings: build.mutation<SettingsVersion, SettingsChangeCall>({
      query: ({ change, etag }) => ({
        url: '/settings',
        method: 'PUT',
        headers: { 'If-Match': etag },
        body: change,
      }),
      transformResponse: toVersion,
      invalidatesTags: (saved) => (saved ? ['Settings'] : []),
    }),
  }),
});

function toVersion(settings: AdminSettings, meta?: { response?: Response }): SettingsVersion {
  return { settings, etag: meta?.response?.headers.get('ETag') ?? '*' };
}

export const { useReadAdminSettingsQuery, useChangeSettingsMutation } = adminSettingsApi;
