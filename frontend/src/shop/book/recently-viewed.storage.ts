import { readBookIds } from '@/api/book-ids';
import { storedEntry } from '@/browser/storage';

const maxLength = 12;

const viewed = storedEntry('local', 'storyloom.recently-viewed', (stored) =>
  readBookIds(stored, maxLength),
);

/** Ids of the books that were opened in this browser, the latest first. */
export const readRecentlyViewed = viewed.read;

export function storeViewed(id: string): void {
  viewed.write([...new Set([id, ...viewed.read()])].slice(0, maxLength));
}

export function removeViewed(): void {
  viewed.write([]);
}
