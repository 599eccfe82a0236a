import { readStored, writeStored } from '@/browser/storage';

const key = 'storyloom.scroll';
/** More steps back than this begin at the top. */
const mostPlaces = 50;

/** How far down each step of this tab's history was left, in pixels, by the step's key. */
export function readPlaces(): Map<string, number> {
  const stored = readStored('session', key);
  if (!Array.isArray(stored)) return new Map();
  return new Map(
    stored.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]),
    ),
  );
}

export function writePlaces(places: Map<string, number>): void {
  writeStored('session', key, [...places].slice(-mostPlaces));
}
