import { storedEntry } from '@/browser/storage';

/** More steps back than this begin at the top. */
const mostPlaces = 50;

const places = storedEntry('session', 'storyloom.scroll', (stored) =>
  (Array.isArray(stored) ? stored : []).filter(
    (entry): entry is [string, number] => Array.isArray(entry) && Number.isFinite(entry[1]),
  ),
);

/** How far down each step of this tab's history was left, in pixels, by the step's key. */
export const readPlaces = () => new Map(places.read());

export const writePlaces = (left: Map<string, number>) =>
  places.write([...left].slice(-mostPlaces));
