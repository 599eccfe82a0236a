import type { ClientSession, Document, Schema } from 'mongoose';
import { afterCommit } from '../../database/transaction.ts';
import { createEvent } from '../../runtime/event.ts';

// The response cache and the search index must learn of every write of books in this process, also of
// orders that reserve stock.

/** Ids of the written books; 'all' when the write does not tell. */
export type ChangedBooks = string[] | 'all';

/** Tag of cached responses that show this book only. */
export const bookTag = (id: string) => `book:${id.toLowerCase()}`;

/** Emitted after each write. */
export const booksChanged = createEvent<ChangedBooks>();

/**
 * Reports writes that bypass the model's methods, and those of other processes; within a transaction
 * after its commit.
 */
export function announceBooksChanged(changed: ChangedBooks, session?: ClientSession | null): void {
  if (changed.length === 0) return;
  afterCommit(session, () => booksChanged.emit(changed));
}

/**
 * Emitted by a long write before it writes books (`updatedAt` by id), so that the watcher of other
 * processes' writes skips them.
 */
export const ownWrites = createEvent<ReadonlyMap<string, number>>();

interface Write {
  getFilter(): { _id?: unknown };
  getOptions(): { session?: ClientSession };
}

/** Makes every write of the model announce itself. */
export function announceWrites(schema: Schema): void {
  const byFilter = /^(findOneAnd|update|replace|delete)/;
  schema.post(byFilter, { query: true, document: false }, function (this: unknown) {
    const write = this as Write;
    announceBooksChanged(idsOf(write.getFilter()._id) ?? 'all', write.getOptions().session);
  });
  schema.post('save', (book: Document) =>
    announceBooksChanged([String(book._id)], book.$session()),
  );
  schema.post('insertMany', (inserted: unknown) => {
    const books = inserted as Document[];
    announceBooksChanged(
      books.map(({ _id }) => String(_id)),
      books[0]?.$session(),
    );
  });
  schema.post('bulkWrite', () => announceBooksChanged('all'));
}

/** The ids of a filter by `_id`, one or a list. */
function idsOf(filter: unknown): string[] | undefined {
  if (isId(filter)) return [String(filter)];
  const list = (filter as { $in?: unknown[] } | undefined)?.$in;
  return list?.every(isId) ? list.map(String) : undefined;
}

function isId(value: unknown): boolean {
  return /^[0-9a-f]{24}$/i.test(String(value));
}
