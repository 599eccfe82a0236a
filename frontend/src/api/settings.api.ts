import type { ShopSettings } from '@storyloom/backend/contract/settings';
import { baseApi } from './base-api';

export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSettings: build.query<ShopSettings, void>({
      query: () => '/settings',
      providesTags: ['Settings'],
      extraOptions: { as: 'anyone' },
    }),
  }),
});

/** What the shop says of itself. A page that opens a minute later asks anew, as for books. */
export const useSettings = () =>
  settingsApi.useReadSettingsQuery(undefined, { refetchOnMountOrArgChange: 60 });
