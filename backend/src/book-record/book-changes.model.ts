import type { ClientSession, Document, Schema } from 'mongoose';
import { afterCommit } from '../database/transaction.ts';
import { createNews } from '../runtime/news.ts';

// What remembers books (cached responses, the search index) must learn of every write in this
// process, whoever makes it: an order that takes a copy changes a book as much as the owner does.

/** Ids of the books a write touched; 'all' when it does not say which. */
export type ChangedBooks = string[] | 'all';

/** Of cached responses that show this book and no other. */
export const bookTag = (id: string) => `book:${id.toLowerCase()}`;

/** Told right after each write. */
export const booksChanged = createNews<ChangedBooks>();

/**
 * For writes that do not go through the model's own methods, or are another process's; those of a
 * transaction are told of once it is committed.
 */
export function announceBooksChanged(changed: ChangedBooks, session?: ClientSession | null): void {
  if (changed.length === 0) return;
  afterCommit(session, () => booksChanged.emit(changed));
}

/**
 * Told, by a long write, before books are written that will be announced here (`updatedAt` by id):
 * who looks for the writes of others passes over these.
 */
export const ownWrites = createNews<ReadonlyMap<string, number>>();

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
