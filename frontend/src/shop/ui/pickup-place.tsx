import { useSettings } from '@/api/endpoints/settings.api';
import { words } from '@/words/shop';

export function PickupPlace() {
  const { data } = useSettings();
  if (!data) return null;
  const { address, hours } = data.contact;
  const query = address
    .split('\n')
    .map((line) => line.trim())
    .join(', ');
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
  return (
    <div className="wrap-anywhere whitespace-pre-line">
      {address && <p dir="auto">{address}</p>}
      <p dir="auto" className="text-ink-soft empty:hidden">
        {data.pickup.hours || hours}
      </p>
      {address && (
        <a
          href={map}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          {words.shopUi.showOnMap}
        </a>
      )}
    </div>
  );
}
