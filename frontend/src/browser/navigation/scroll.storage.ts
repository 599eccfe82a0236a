import { storedEntry } from '@/browser/storage';

/** Older history entries start at the top. */
const maxPositions = 50;

const positions = storedEntry('session', 'storyloom.scroll', (stored) =>
  (Array.isArray(stored) ? stored : []).filter(
    (entry): entry is [string, number] => Array.isArray(entry) && Number.isFinite(entry[1]),
  ),
);

let opened = new Map<string, number>();

/** Scroll positions in pixels by the key of the history entry. */
export function readPositions(): Map<string, number> {
  opened = new Map(positions.read());
  return opened;
}

/** The keys contain search texts. */
export function removeScrollPositions(): void {
  opened.clear();
  positions.write([]);
}

export const writePositions = (kept: Map<string, number>) =>
  positions.write([...kept].slice(-maxPositions));
