import {
  storedPlaces,
  storedThings,
  type StoredPlace,
} from '@storyloom/backend/contract/shop/stored-things';
import { useSettings } from '@/api/settings.api';

/** What the program really stores; the owner's words stand above it. */
export function StoredThings() {
  const { data } = useSettings();
  if (!data) return null;
  return (
    <>
      <h2>What this shop stores</h2>
      {(Object.keys(storedPlaces) as StoredPlace[]).map((place) => (
        <section key={place} aria-label={storedPlaces[place]} className="space-y-3">
          <h3 className="text-xl">{storedPlaces[place]}</h3>
          <ul className="space-y-3">
            {storedThings[place].map(({ names, what, why, until }) => (
              <li key={names[0]}>
                <strong className="font-semibold">{what}</strong>: {why}. Kept{' '}
                {typeof until === 'string' ? until : until(data.retention)}.
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
