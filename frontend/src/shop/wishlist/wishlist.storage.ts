import { maxBookListLength } from '@storyloom/backend/contract/limits';
import { readIds, storedEntry } from '@/browser/storage';

export const storedWishlist = storedEntry('local', 'storyloom.wishlist', (stored) =>
  readIds(stored, maxBookListLength),
);
