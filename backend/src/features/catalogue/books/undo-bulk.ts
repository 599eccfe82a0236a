import mongoose, { Types } from 'mongoose';
import type { BookBulkResult } from '../../../contract/book/book.ts';
import { notFound } from '../../../http/api-error.ts';
import { findEntriesOf, type StoredChange } from '../../../trail/change.model.ts';
import { recordedUpdate, type ChangeMaker } from '../../../trail/new-change.ts';
import { bookCollection, ownersBooks, undoableSince, type StoredBook } from './book.model.ts';
import { findChanged, updateBooks, type Refusals } from './bulk-books.ts';
import { ownerUpdate, withKey } from './owner-update.ts';
import { findUnrestorable } from './refuse-prices.ts';

const editedSince = {
  code: 'stale_update',
  message: 'This book was changed since and stays as it is.',
} as const;

/**
 * Takes a change of many books back, as far as they still are what it made of them; may be repeated.
 * What was there before stands in the trail. Throws 404 after 30 days.
 */
export async function undoBulk(id: string, maker: ChangeMaker): Promise<BookBulkResult> {
  const entries = await findEntriesOf('book', new Types.ObjectId(id));
  if (!entries[0] || entries[0].at < undoableSince()) throw notFound('change of many books');
  const changeId = new Types.ObjectId();
  const refused: Refusals = new Map();
  // All that were changed in the same way go back by one write.
  const ways = new Map<string, StoredChange[]>();
  for (const entry of entries) {
    const way = JSON.stringify(entry.fields);
    ways.set(way, [...(ways.get(way) ?? []), entry]);
  }
  for (const same of ways.values()) {
    const [entry] = same as [StoredChange];
    const all = same.map((each) => new Types.ObjectId(each.id));
    const left: Refusals = await findUnrestorable(entry.action === 'deleted' ? all : []);
    const { condition, update } = wayBackOf(entry, { ...maker, changeId });
    for (const [book, why] of await updateBooks(all, left, condition, update))
      refused.set(book, why);
  }
  const [changed, books] = await Promise.all([findChanged(changeId), readBooks(entries)]);
  return {
    results: entries.map((entry) => {
      const isChanged = changed.has(entry.id);
      const isBack = isChanged || isAsBefore(books.get(entry.id), entry);
      const outcome = { id: entry.id, ok: isBack, changed: isChanged };
      return isBack ? outcome : { ...outcome, error: refused.get(entry.id) ?? editedSince };
    }),
  };
}

/** The write that takes it back, and what a book must still be for that. */
function wayBackOf({ action, at, fields }: StoredChange, maker: ChangeMaker) {
  if (action === 'deleted') {
    const isStillDeleted = { deletedAt: mongoose.trusted({ $ne: null, $lte: at }) };
    return { condition: isStillDeleted, update: ownerUpdate({ restore: true }, maker) };
  }
  if (action === 'restored') {
    return { condition: ownersBooks, update: ownerUpdate({ delete: true }, maker) };
  }
  const [had, lacked] = [
    fields.filter(({ before }) => before !== undefined),
    fields.filter(({ before }) => before === undefined),
  ];
  const change = {
    $set: Object.fromEntries(had.map(({ name, before }) => [name, before])),
    $unset: Object.fromEntries(lacked.map(({ name }) => [name, 1])),
  };
  // Not as an owner's own change: a book that is taken back from the drafts is not new again.
  return {
    condition: {
      ...ownersBooks,
      ...Object.fromEntries(fields.map(({ name, after }) => [name, after ?? null])),
    },
    update: [...recordedUpdate(maker, 'changed', change, { $inc: { __v: 1 } }), withKey],
  };
}

function isAsBefore(book: StoredBook | undefined, { action, fields }: StoredChange): boolean {
  if (!book) return false;
  if (action === 'deleted' || action === 'restored') {
    return (book.deletedAt == null) === (action === 'deleted');
  }
  const values = new Map<string, unknown>(Object.entries(book));
  return fields.every(({ name, before }) => (values.get(name) ?? undefined) === before);
}

async function readBooks(entries: StoredChange[]): Promise<Map<string, StoredBook>> {
  const _id = { $in: entries.map(({ id }) => new Types.ObjectId(id)) };
  const books = await bookCollection.find({ _id }).toArray();
  return new Map(books.map((book) => [book._id.toHexString(), book]));
}
