import mongoose, { Types, type UpdateWithAggregationPipeline } from 'mongoose';
import type { BookBulk, BookBulkResult } from '../../../contract/book/book.ts';
import { mayBeDuplicateKey } from '../../../database/unique-index.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { findEntriesOf } from '../../../trail/change.model.ts';
import { fileChanges } from '../../../trail/file-changes.ts';
import type { ChangeMaker } from '../../../trail/new-change.ts';
import { refuseAccepted } from '../import/import.model.ts';
import { bookCollection, BookModel, ownersBooks } from './book.model.ts';
import { ownerUpdate } from './owner-update.ts';
import { findUnrestorable } from './refuse-prices.ts';
import { lackingIn, lackingMessage } from './save-book.ts';
import { refuseTakenIsbn } from './taken-isbn.ts';

type Outcome = BookBulkResult['results'][number];
export type Refusals = Map<string, NonNullable<Outcome['error']>>;

/**
 * Changes, deletes or restores many books by one write. A book that is not there fails alone; an id
 * that is given twice counts once.
 */
export async function bulkBooks(
  { ids, ...work }: BookBulk,
  maker: ChangeMaker,
): Promise<BookBulkResult> {
  const given = [...new Set(ids)];
  const all = given.map((id) => new Types.ObjectId(id));
  // As with a single book: a restore leaves a book alone that is on sale, the others need one that is.
  const mayBe = work.restore ? {} : ownersBooks;
  const found = await bookCollection
    .find(
      { _id: { $in: all }, ...mayBe },
      { projection: { draft: 1, category: 1, description: 1 } },
    )
    .toArray();
  const isFound = new Set(found.map((book) => book._id.toHexString()));
  const lacking = found.filter((book) => work.change && lackingIn(book, work.change));
  const left: Refusals = await findUnrestorable(work.restore ? all : []);
  for (const { _id } of lacking)
    left.set(String(_id), { code: 'validation_error', message: lackingMessage });
  const condition = { deletedAt: work.restore ? mongoose.trusted({ $ne: null }) : null };
  const changeId = new Types.ObjectId();
  const update = ownerUpdate(work, { ...maker, changeId });
  const refused = await updateBooks(all, left, condition, update);
  const changed = await findChanged(changeId);
  return {
    results: given.map((id): Outcome => {
      const error = isFound.has(id) ? refused.get(id) : missing;
      const outcome = { id, ok: !error, changed: changed.has(id) };
      return error ? { ...outcome, error } : outcome;
    }),
    ...(changed.size > 0 && { undo: changeId.toHexString() }),
  };
}

/** Writes all but those that are refused. Returns these and what the write refused, with the reason. */
export async function updateBooks(
  all: Types.ObjectId[],
  refused: Refusals,
  condition: object,
  update: UpdateWithAggregationPipeline,
): Promise<Refusals> {
  const ids = all.filter((_id) => !refused.has(_id.toHexString()));
  await refuseAccepted(ids);
  const write = (some: Types.ObjectId[]) =>
    BookModel.updateMany({ _id: mongoose.trusted({ $in: some }), ...condition }, update, {
      updatePipeline: true,
    });
  try {
    await write(ids);
  } catch (error) {
    if (!mayBeDuplicateKey(error)) throw error;
    // Some came back with an ISBN that another book has by now: each for itself, then.
    for (const one of ids) {
      await refuseTakenIsbn({ _id: one }, () => write([one])).catch((problem: unknown) => {
        if (!(problem instanceof ApiError)) throw problem;
        refused.set(one.toHexString(), { code: problem.code, message: problem.message });
      });
    }
  }
  await fileChanges('book', ids);
  return refused;
}

/** The books that a change has made another, by the trail: what was so already has no entry. */
export async function findChanged(changeId: Types.ObjectId): Promise<Set<string>> {
  return new Set((await findEntriesOf('book', changeId)).map(({ id }) => id));
}

const { code, message } = notFound('book');
const missing = { code, message };
