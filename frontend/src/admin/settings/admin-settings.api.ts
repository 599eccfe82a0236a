import type { AdminSettings, SettingsChange } from '@storyloom/backend/contract/shop/settings';
import type { EmailPreview, EmailTrial } from '@storyloom/backend/contract/email/email-texts';
import type { CategoryCount } from '@storyloom/backend/contract/book/categories/shop-categories';
import { baseApi } from '@/api/base-api';
import { putIfMatch, toVersion, type Version } from '@/api/versions';

export type SettingsVersion = Version<AdminSettings>;

interface SettingsChangeCall {
  change: SettingsChange;
  etag: string;
}

export const adminSettingsApi = baseApi.injectEndpoints({
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
    /** Renders an email as mail programs show it; saves nothing. */
    previewEmail: build.query<EmailPreview, EmailTrial>({
      query: (body) => ({ url: '/emails/preview', method: 'POST', body }),
      // The preview contains the shop's name and address.
      providesTags: ['Settings'],
    }),
    changeSettings: build.mutation<SettingsVersion, SettingsChangeCall>({
      // The change may move every book of a category.
      query: ({ change, etag }) => ({ ...putIfMatch(etag, '/settings', change), timeout: 120_000 }),
      transformResponse: toVersion,
      // Also after a lost response. Categories move books, and the low-stock number changes a
      // figure.
      invalidatesTags: ['Settings', 'Book', 'AdminStats'],
    }),
  }),
});
