import type { NewBook } from '../../../contract/book/book.ts';
import { storedValuesOf, type StoredBook } from '../../../models/books/book.model.ts';
import { stockOfUsed } from '../../../models/books/used-stock.ts';
import type { BookWrite } from '../../../models/books/write-books.ts';

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
  const values = storedValuesOf(work.change ?? {});
  const now = new Date();
  return {
    book,
    action: work.delete ? 'deleted' : work.restore ? 'restored' : 'changed',
    values: { ...values, ...stockOfUsed({ ...book, ...values }) },
    unaudited: {
      ...(work.delete && { deletedAt: now, deletedBy: by }),
      ...(work.restore && { deletedAt: null, deletedBy: null }),
      ...(work.change?.stock !== undefined && { stockSetAt: now }),
      ...(values.draft === null && book.draft && { createdAt: now }),
    },
  };
}
