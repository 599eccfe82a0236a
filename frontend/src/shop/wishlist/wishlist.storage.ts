import { maxBookListLength } from '@storyloom/backend/contract/limits';
import { readBookIds } from '@/api/book-ids';
import { storedEntry } from '@/browser/storage';

export const storedWishlist = storedEntry('local', 'storyloom.wishlist', (stored) =>
  readBookIds(stored, maxBookListLength),
);
