import { storedEntry } from '@/browser/storage';

const maxLength = 6;

const searches = storedEntry('local', 'storyloom.recent-searches', (stored) => {
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  const texts = entries.filter((text) => typeof text === 'string').map((text) => text.trim());
  return texts.filter((text) => text !== '' && text.length <= 100).slice(0, maxLength);
});

/** The searches in this browser, the latest first. */
export const readRecentSearches = searches.read;

/** Searches that differ only in capitals count as one. */
export function storeSearch(text: string): void {
  const others = searches.read().filter((other) => other.toLowerCase() !== text.toLowerCase());
  searches.write([text, ...others].slice(0, maxLength));
}

export function removeRecentSearches(): void {
  searches.write([]);
}
