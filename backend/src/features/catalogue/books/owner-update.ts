import type { NewBook } from '../../../contract/book/book.ts';
import { updateOf, type StoredBook } from '../../../book-record/book.model.ts';
import { stockOfUsed } from '../../../book-record/used-stock.ts';
import type { BookWrite } from '../../../book-record/write-books.ts';

/** One of the three fields is set. */
interface OwnersWork {
  change?: Partial<NewBook> | undefined;
  delete?: true | undefined;
  restore?: true | undefined;
}

/**
 * The write for an admin's change, delete or restore. A published draft gets a new `createdAt`, so that it
 * comes first in every list.
 */
export function ownerUpdate(book: StoredBook, work: OwnersWork, by: string): BookWrite {
  const { $set, $unset } = updateOf(work.change ?? {});
  const cleared = Object.fromEntries(Object.keys($unset).map((name) => [name, null]));
  const values = { ...$set, ...cleared };
  const now = new Date();
  return {
    book,
    action: work.delete ? 'deleted' : work.restore ? 'restored' : 'changed',
    values: { ...values, ...stockOfUsed({ ...book, ...values }) },
    unaudited: {
      ...(work.delete && { deletedAt: now, deletedBy: by }),
      ...(work.restore && { deletedAt: null, deletedBy: null }),
      ...(work.change?.stock !== undefined && { stockSetAt: now }),
      ...('draft' in $unset && book.draft && { createdAt: now }),
    },
  };
}
