import { readStored, watchStored, writeStored } from '@/browser/storage';

const key = 'storyloom.wishlist';

/** As many ids as one list call of the API takes. */
export const longestWishlist = 100;

export function readWishlist(): string[] {
  const stored = readStored('local', key);
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id) => typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id));
  return [...new Set(ids as string[])].slice(0, longestWishlist);
}

export function writeWishlist(ids: string[]): boolean {
  return writeStored('local', key, ids.length > 0 ? ids : null);
}

export function watchWishlist(onChange: () => void): () => void {
  return watchStored(key, onChange);
}
