import { chunksOf } from '../../../runtime/chunks-of.ts';
import {
  bookCollection,
  pendingImportDate,
  undoableSince,
} from '../../../models/books/book.model.ts';

/**
 * Removes deleted books that can no longer be restored; orders have copies of what they need. May run in
 * every process.
 */
export async function purgeDeletedBooks(stopping?: AbortSignal): Promise<void> {
  const expired = { deletedAt: { $gt: pendingImportDate, $lt: undoableSince() } };
  for (const ids of chunksOf(await bookCollection.distinct('_id', expired))) {
    if (stopping?.aborted) return;
    await bookCollection.deleteMany({ _id: { $in: ids }, ...expired });
  }
}
