import { EventEmitter } from 'node:events';
import type { Schema } from 'mongoose';

// What remembers books (cached responses, the search index) must learn of every write in this
// process, whoever makes it: an order that takes a copy changes a book as much as the owner does.

/** Ids of the books a write touched; 'all' when it does not say which. */
export type ChangedBooks = string[] | 'all';

// Tags of cached responses: every list, count and search result has that of the whole catalogue.
export const catalogueTag = 'catalogue';
export const bookTag = (id: string) => `book:${id.toLowerCase()}`;

const changes = new EventEmitter();
changes.setMaxListeners(0);

/** Calls `listener` right after each write; returns the function that ends it. */
export function onBooksChanged(listener: (changed: ChangedBooks) => void): () => void {
  changes.on('changed', listener);
  return () => void changes.off('changed', listener);
}

/** For writes that do not go through the model's own methods, or are another process's. */
export function announceBooksChanged(changed: ChangedBooks): void {
  if (changed === 'all' || changed.length > 0) changes.emit('changed', changed);
}

/** `updatedAt` by the id of the book. */
type WrittenAt = ReadonlyMap<string, number>;

/** Calls `listener` before each write of many books that will be announced here. */
export function onOwnWrites(listener: (writtenAt: WrittenAt) => void): () => void {
  changes.on('own', listener);
  return () => void changes.off('own', listener);
}

/** For a long write: who looks for the writes of others passes over these. */
export function expectOwnWrites(writtenAt: WrittenAt): void {
  changes.emit('own', writtenAt);
}

interface HasFilter {
  getFilter(): { _id?: unknown };
}

/** Makes every write of the model announce itself. */
export function announceWrites(schema: Schema): void {
  const announceFilter = function (this: unknown) {
    const { _id } = (this as HasFilter).getFilter();
    announceBooksChanged(idsOf(_id) ?? 'all');
  };
  schema.post('findOneAndUpdate', announceFilter);
  schema.post('findOneAndReplace', announceFilter);
  schema.post('findOneAndDelete', announceFilter);
  schema.post('updateOne', { query: true, document: false }, announceFilter);
  schema.post('deleteOne', { query: true, document: false }, announceFilter);
  schema.post('replaceOne', announceFilter);
  schema.post('updateMany', announceFilter);
  schema.post('deleteMany', announceFilter);
  schema.post('save', (book) => announceBooksChanged([String(book._id)]));
  schema.post('insertMany', (inserted: unknown) => {
    const books = inserted as { _id: unknown }[];
    announceBooksChanged(books.map(({ _id }) => String(_id)));
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
