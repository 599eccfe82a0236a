import { Types, type UpdateWithAggregationPipeline } from 'mongoose';
import type { BookBulk, BookBulkResult } from '../../../contract/book/book.ts';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { findEntriesOf, type StoredAuditEntry } from '../../../audit-log/audit-entry.model.ts';
import { writeAuditEntries } from '../../../audit-log/write-audit-entries.ts';
import { recordedUpdate, type Actor } from '../../../audit-log/new-audit-entry.ts';
import { assertNotAccepted } from '../../../book-record/import.model.ts';
import {
  bookCollection,
  BookModel,
  ownersBooks,
  undoableSince,
} from '../../../book-record/book.model.ts';
import { ownerUpdate, withKey } from './owner-update.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import {
  foreignPriceMessage,
  hasForeignPrice,
  missingFields,
  missingFieldsMessage,
  refuseTakenIsbn,
} from '../../../book-record/refuse-book.ts';

type Outcome = BookBulkResult['results'][number];
type Refusals = Map<string, NonNullable<Outcome['error']>>;

const { code, message } = notFound('book');
const missing = { code, message };
const lacking = { code: 'validation_error', message: missingFieldsMessage } as const;
const foreignPrice = { code: 'validation_error', message: foreignPriceMessage } as const;
const editedSince = {
  code: 'stale_update',
  message: 'This book was changed since and stays as it is.',
} as const;

/** What many books are changed by at once; an import has an undo of its own. */
const bulkActions = new Set<string>(['changed', 'deleted', 'restored']);

/**
 * Changes, deletes or restores many books by one write. A book that is not there fails alone; an id
 * that is given twice counts once.
 */
export async function bulkBooks({ ids, ...work }: BookBulk, maker: Actor): Promise<BookBulkResult> {
  const given = [...new Set(ids)];
  const all = given.map((id) => new Types.ObjectId(id));
  const projection = { draft: 1, category: 1, description: 1, newPriceCents: 1, oldPriceCents: 1 };
  const { money } = await findSettings();
  // As with a single book: a restore leaves a book alone that is on sale, the others need one that is.
  const mayBe = { _id: { $in: all }, ...(!work.restore && ownersBooks) };
  const found = await bookCollection.find(mayBe, { projection }).toArray();
  const books = new Map(found.map((book) => [book._id.toHexString(), book]));
  const refused: Refusals = new Map();
  for (const id of given) {
    const book = books.get(id);
    if (!book) refused.set(id, missing);
    else if (work.change && missingFields(book, work.change)) refused.set(id, lacking);
    else if (work.restore && hasForeignPrice(book, money)) refused.set(id, foreignPrice);
  }
  const condition = { deletedAt: work.restore ? { $ne: null } : null };
  const changeId = new Types.ObjectId();
  await updateBooks(all, refused, condition, ownerUpdate(work, { ...maker, changeId }));
  const results = await findResults(given, changeId, (id) => refused.get(id));
  const isAny = results.some(({ changed }) => changed);
  return { results, ...(isAny && { undo: changeId.toHexString() }) };
}

/** Writes all but those that are refused, and notes why the write refused others. */
async function updateBooks(
  all: Types.ObjectId[],
  refused: Refusals,
  condition: object,
  update: UpdateWithAggregationPipeline,
): Promise<void> {
  const ids = all.filter((_id) => !refused.has(_id.toHexString()));
  await assertNotAccepted(ids);
  const write = (some: Types.ObjectId[]) =>
    BookModel.updateMany({ _id: { $in: some }, ...condition }, update, {
      updatePipeline: true,
    });
  try {
    await write(ids);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Some came back with an ISBN that another book has by now: each for itself, then.
    for (const one of ids) {
      await refuseTakenIsbn({ _id: one }, () => write([one])).catch((problem: unknown) => {
        if (!(problem instanceof ApiError)) throw problem;
        refused.set(one.toHexString(), { code: problem.code, message: problem.message });
      });
    }
  }
  await writeAuditEntries('book', ids);
}

/** What became of each; the audit log has no entry of a book that was so already. */
async function findResults(
  ids: string[],
  changeId: Types.ObjectId,
  errorOf: (id: string) => Outcome['error'],
): Promise<Outcome[]> {
  const changed = new Set((await findEntriesOf('book', changeId)).map(({ id }) => id));
  return ids.map((id) => {
    const error = changed.has(id) ? undefined : errorOf(id);
    return { id, ok: !error, changed: changed.has(id), ...(error && { error }) };
  });
}

/**
 * Takes a change of many books back, as far as they still are what it made of them; may be repeated.
 * What was there before stands in the audit log. Throws 404 after 30 days.
 */
export async function undoBulk(id: string, maker: Actor): Promise<BookBulkResult> {
  const entries = await findEntriesOf('book', new Types.ObjectId(id));
  const isBulk = entries.every(({ action, via }) => !via && bulkActions.has(action));
  if (!isBulk || !entries[0] || entries[0].at < undoableSince())
    throw notFound('change of many books');
  const changeId = new Types.ObjectId();
  const refused: Refusals = new Map();
  const isBack = new Set<string>();
  const { money } = await findSettings();
  // All that were changed in the same way go back by one write.
  const ways = new Map<string, StoredAuditEntry[]>();
  for (const entry of entries) {
    const way = JSON.stringify(entry.fields);
    ways.set(way, [...(ways.get(way) ?? []), entry]);
  }
  for (const same of ways.values()) {
    const all = same.map((each) => new Types.ObjectId(each.id));
    const { condition, update, asBefore } = wayBackOf(same[0]!, { ...maker, changeId });
    if (same[0]!.action === 'deleted') {
      for (const book of await bookCollection.find({ _id: { $in: all } }).toArray())
        if (hasForeignPrice(book, money)) refused.set(book._id.toHexString(), foreignPrice);
    }
    await updateBooks(all, refused, condition, update);
    const back = await bookCollection.distinct('_id', { ...asBefore, _id: { $in: all } });
    for (const _id of back) isBack.add(_id.toHexString());
  }
  const ids = entries.map((entry) => entry.id);
  const errorOf = (one: string) =>
    isBack.has(one) ? undefined : (refused.get(one) ?? editedSince);
  return { results: await findResults(ids, changeId, errorOf) };
}

/** The write that undoes it, what a book must still be for that, and what it is behind it. */
function wayBackOf({ action, at, fields }: StoredAuditEntry, maker: Actor) {
  if (action === 'deleted') {
    const isStillDeleted = { deletedAt: { $ne: null, $lte: at } };
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
    // Not as an owner's own change: a book that is undone from the drafts is not new again.
    update: [...recordedUpdate(maker, 'changed', change, { $inc: { __v: 1 } }), withKey],
    asBefore: valuesOf('before'),
  };
}
