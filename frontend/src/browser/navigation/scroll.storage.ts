import { storedEntry } from '@/browser/storage';

/** More steps back than this begin at the top. */
const maxPositions = 50;

const positions = storedEntry('session', 'storyloom.scroll', (stored) =>
  (Array.isArray(stored) ? stored : []).filter(
    (entry): entry is [string, number] => Array.isArray(entry) && Number.isFinite(entry[1]),
  ),
);

/** How far down each step of this tab's history was left, in pixels, by the step's key. */
export const readPositions = () => new Map(positions.read());

export const writePositions = (kept: Map<string, number>) =>
  positions.write([...kept].slice(-maxPositions));
