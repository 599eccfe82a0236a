import mongoose, { Types } from 'mongoose';
import type { BookBulkResult } from '../../../contract/book/book.ts';
import { notFound } from '../../../http/api-error.ts';
import { findEntriesOf, type StoredChange } from '../../../trail/change.model.ts';
import { recordedUpdate, type ChangeMaker } from '../../../trail/new-change.ts';
import { bookCollection, ownersBooks, undoableSince } from './book.model.ts';
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
  const isBack = new Set<string>();
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
    const { condition, update, asBefore } = wayBackOf(entry, { ...maker, changeId });
    for (const [book, why] of await updateBooks(all, left, condition, update))
      refused.set(book, why);
    const back = await bookCollection.distinct('_id', { ...asBefore, _id: { $in: all } });
    for (const _id of back) isBack.add(_id.toHexString());
  }
  const changed = await findChanged(changeId);
  return {
    results: entries.map(({ id: one }) => {
      const outcome = { id: one, changed: changed.has(one) };
      if (outcome.changed || isBack.has(one)) return { ...outcome, ok: true };
      return { ...outcome, ok: false, error: refused.get(one) ?? editedSince };
    }),
  };
}

/** The write that takes it back, what a book must still be for that, and what it is behind it. */
function wayBackOf({ action, at, fields }: StoredChange, maker: ChangeMaker) {
  if (action === 'deleted') {
    const isStillDeleted = { deletedAt: mongoose.trusted({ $ne: null, $lte: at }) };
    const update = ownerUpdate({ restore: true }, maker);
    return { condition: isStillDeleted, update, asBefore: ownersBooks };
  }
  if (action === 'restored') {
    const update = ownerUpdate({ delete: true }, maker);
    return { condition: ownersBooks, update, asBefore: { deletedAt: { $ne: null } } };
  }
  const lacked = fields.filter(({ before }) => before === undefined);
  const change = {
    $set: Object.fromEntries(fields.map(({ name, before }) => [name, before])),
    $unset: Object.fromEntries(lacked.map(({ name }) => [name, 1])),
  };
  const valuesOf = (side: 'before' | 'after') =>
    Object.fromEntries(fields.map((field) => [field.name, field[side] ?? null]));
  return {
    condition: { ...ownersBooks, ...valuesOf('after') },
    // Not as an owner's own change: a book that is taken back from the drafts is not new again.
    update: [...recordedUpdate(maker, 'changed', change, { $inc: { __v: 1 } }), withKey],
    asBefore: valuesOf('before'),
  };
}
