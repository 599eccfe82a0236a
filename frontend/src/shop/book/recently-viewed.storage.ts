import { readStored, writeStored } from '@/browser/storage';

const key = 'storyloom.recently-viewed';
const longest = 12;

/** Ids of the books that were opened in this browser, the latest first. */
export function readRecentlyViewed(): string[] {
  const stored = readStored('local', key);
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id) => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id));
  return [...new Set(ids as string[])].slice(0, longest);
}

export function noteViewed(id: string): void {
  const others = readRecentlyViewed().filter((other) => other !== id);
  writeStored('local', key, [id, ...others].slice(0, longest));
}

export function forgetViewed(): void {
  writeStored('local', key, null);
}
