import type { Live } from '@storyloom/backend/contract/health';
import { baseApi } from '@/api/base-api';

const healthApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readLive: build.query<Live, void>({
      query: () => '/health/live',
      extraOptions: { as: 'anyone' },
    }),
  }),
});

/** Which version of the shop runs, for whoever reports a fault or wants to update. */
export function ShopVersion() {
  const { data } = healthApi.useReadLiveQuery();
  if (!data) return null;
  return <p className="px-3 pt-6 text-sm text-ink-faint">Storyloom {data.version}</p>;
}
