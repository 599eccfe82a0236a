import { useSelector } from 'react-redux';
import type { ShopSettings } from '@storyloom/backend/contract/shop/settings';
import type { LegalPageName } from '@storyloom/backend/contract/shop/site-pages';
import type { ShopIdentity } from '@storyloom/backend/contract/identity/shop-identity';
import { readShopData } from '@/config/shop-data';
import { baseApi } from '@/api/base-api';

/** The settings without the texts of the legal pages; `pages` tells which pages exist. */
type PublicSettings = Omit<ShopSettings, 'pages'> & { pages: Record<LegalPageName, boolean> };

export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSettings: build.query<PublicSettings, void>({
      query: () => '/settings',
      transformResponse: ({ pages, ...others }: ShopSettings) => ({
        ...others,
        pages: Object.fromEntries(
          Object.entries(pages).map(([name, text]) => [name, text !== '']),
        ) as PublicSettings['pages'],
      }),
      providesTags: ['Settings'],
      extraOptions: { as: 'anyone' },
    }),
    /** '' if the page does not exist. */
    readLegalPage: build.query<string, LegalPageName>({
      query: () => '/settings',
      transformResponse: ({ pages }: ShopSettings, _meta, name) => pages[name],
      providesTags: ['Settings'],
      extraOptions: { as: 'anyone' },
    }),
  }),
});

/** The shop's settings; a page that opens after a minute refetches them. */
export const useSettings = () =>
  settingsApi.useReadSettingsQuery(undefined, { refetchOnMountOrArgChange: 60 });

const selectQuery = settingsApi.endpoints.readSettings.select();
export const selectSettings = (state: Parameters<typeof selectQuery>[0]) => selectQuery(state).data;

/** The loaded settings. Requests nothing, for components that are rendered dozens of times. */
export const useKnownSettings = () => useSelector(selectSettings);

/** The shop's identity; from the page head until the settings are loaded. */
export const useShop = (): ShopIdentity => useKnownSettings()?.shop ?? readShopData().shop;
