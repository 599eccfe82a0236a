import { readStored, writeStored } from '@/browser/storage';

const key = 'storyloom.recent-searches';
const longest = 6;

/** What was searched for in this browser, the latest first. */
export function readRecentSearches(): string[] {
  const stored = readStored('local', key);
  if (!Array.isArray(stored)) return [];
  const texts = stored.filter((text) => typeof text === 'string').map((text) => text.trim());
  return texts.filter((text) => text !== '' && text.length <= 100).slice(0, longest);
}

/** The same words in other capitals are the same search. */
export function rememberSearch(text: string): void {
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored('local', key, [text, ...others].slice(0, longest));
}

export function forgetRecentSearches(): void {
  writeStored('local', key, null);
}
