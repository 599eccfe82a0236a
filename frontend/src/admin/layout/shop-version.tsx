import { useReadLiveQuery } from './health.api';

/** Which version of the shop runs, for whoever reports a fault or wants to update. */
export function ShopVersion() {
  const { data } = useReadLiveQuery();
  if (!data) return null;
  return <p className="px-3 pt-6 text-sm text-ink-faint">Storyloom {data.version}</p>;
}
