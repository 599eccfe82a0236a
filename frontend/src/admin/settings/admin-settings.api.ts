import type { AdminSettings, SettingsForm } from '@storyloom/backend/contract/shop/settings';
import type { LetterPreview, LetterTrial } from '@storyloom/backend/contract/shop/letter-texts';
import type { CategoryCount } from '@storyloom/backend/contract/shop/shop-categories';
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
    readCategories: build.query<CategoryCount[], void>({
      query: () => '/categories',
      providesTags: ['Settings', 'Book'],
    }),
    /** As mail programs show it; writes nothing. */
    previewLetter: build.query<LetterPreview, LetterTrial>({
      query: (body) => ({ url: '/letters/preview', method: 'POST', body }),
      // What the shop says of itself stands in it.
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

export const {
  useReadAdminSettingsQuery,
  useReadCategoriesQuery,
  usePreviewLetterQuery,
  useChangeSettingsMutation,
} = adminSettingsApi;
