import { batchesOf } from '../../../database/batches-of.ts';
import { bookCollection, notThereYet, undoableSince } from '../../../book-record/book.model.ts';

/**
 * Takes away the books that nobody can restore any more, such as those of a file that was taken
 * back: orders know what they need. May be repeated at any point and run in every process.
 */
export async function forgetDeletedBooks(stopping?: AbortSignal): Promise<void> {
  const gone = { deletedAt: { $gt: notThereYet, $lt: undoableSince() } };
  for (const ids of batchesOf(await bookCollection.distinct('_id', gone))) {
    if (stopping?.aborted) return;
    await bookCollection.deleteMany({ _id: { $in: ids }, ...gone });
  }
}
