import { Types, type ClientSession } from 'mongoose';
import type {
  ImportLeftReason,
  ImportUndone,
  PastImport,
} from '../../../contract/book/book-import.ts';
import { notFound } from '../../../http/api-error.ts';
import { idOfKey } from '../../../database/request-key.model.ts';
import { chunksOf } from '../../../runtime/chunks-of.ts';
import {
  bookCollection,
  isbnKeyOf,
  undoableSince,
  type ImportedChange,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import {
  ImportModel,
  importInProgress,
  type StoredImport,
} from '../../../models/books/import.model.ts';
import { breaksPriceDecimals } from '../../../models/books/book-checks.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { emptyPublishers } from '../publishers/fill-publishers.ts';
import { changeOf } from './plan-row.ts';
import { findOrderedBooks } from './find-ordered-books.ts';
import { storeImport, type NewRow } from './store-import.ts';

/** Small, so that other requests run between batches. */
const batchSize = 100;
const undoIdOf = (id: string) => idOfKey('undo of an import', id);

/** The imports of the last 30 days, latest first. */
export async function findImports(): Promise<PastImport[]> {
  const recent = await ImportModel.find({
    state: { $ne: 'storing' },
    createdAt: { $gte: undoableSince() },
  })
    .sort({ createdAt: -1 })
    .lean<StoredImport[]>();
  const undos = new Map(recent.map((each) => [each._id.toHexString(), each]));
  return recent
    .filter(({ isUndo }) => !isUndo)
    .map((original) => {
      const { _id, createdAt, by, file, new: added, changed, publishers } = original;
      const stage = stageOf(original, undos.get(undoIdOf(_id.toHexString()).toHexString()));
      return {
        _id: _id.toHexString(),
        at: createdAt.toISOString(),
        by,
        ...(file && { file }),
        new: added,
        changed,
        canUndo: stage === 'complete' && added + changed + (publishers ?? 0) > 0,
        ...(stage === 'under way' && { isUnderWay: true }),
        ...(stage === 'undone' && { isUndone: true }),
      };
    });
}

/** Whether shoppers see some, all or none of what an import did; `undo` is the import that undoes it. */
function stageOf(
  original: StoredImport,
  undo: StoredImport | null | undefined,
): 'under way' | 'complete' | 'undone' {
  if ([original, undo].some((each) => each && each.state !== 'complete')) return 'under way';
  return undo ? 'undone' : 'complete';
}

/**
 * Undoes an import by another import, all or nothing. Books sold or edited since are skipped and listed.
 * A repeated undo returns the same. Throws 404 after 30 days.
 */
export async function undoImport(id: string, by: string): Promise<ImportUndone> {
  const _id = new Types.ObjectId(id);
  const original = await ImportModel.findById(_id).lean<StoredImport>();
  const isKnown = original && original.state !== 'storing' && !original.isUndo;
  if (!isKnown || original.createdAt < undoableSince()) throw notFound('import');
  const undoId = undoIdOf(id);
  const earlier = await ImportModel.findById(undoId).lean<StoredImport>();
  if (stageOf(original, earlier) === 'under way') throw importInProgress();
  const { rows, skipped } = await planUndo(original, undoId);
  if (earlier) return { undone: earlier.changed, left: skipped };
  if (rows.length > 0 || original.publishers) {
    const counts = { new: 0, changed: rows.length, unchanged: skipped.length };
    const keepsSoldSince = original.createdAt;
    const report = { _id: undoId, by, isUndo: true, keepsSoldSince, ...counts };
    const actor = { by, via: 'import', changeId: undoId } as const;
    const check = (session: ClientSession) => emptyPublishers(_id, actor, session);
    const { imported } = await storeImport(rows, report, { check });
    // Some books were sold meanwhile and skipped: the second run lists them.
    if (imported.changed !== rows.length) return undoImport(id, by);
  }
  return { undone: rows.length, left: skipped };
}

interface PlannedUndo {
  row: NewRow;
  title: string;
  /** `isbnKey` of the book after the undo. */
  isbnKey: string;
}

/** The rows that undo an import, and the books that keep what it did. */
async function planUndo({ _id, createdAt }: StoredImport, undoId: Types.ObjectId) {
  const { money } = await findSettings();
  const skipped: ImportUndone['left'] = [];
  const skip = (bookId: Types.ObjectId, title: string, reason: ImportLeftReason) =>
    skipped.push({ bookId: bookId.toHexString(), title, why: reasonTexts[reason], reason });
  let planned: PlannedUndo[] = [];
  const all = await bookCollection.distinct('_id', { 'imports.entry._id': _id });
  for (const ids of chunksOf(all, batchSize)) {
    const [books, ordered] = await Promise.all([
      bookCollection.find({ _id: { $in: ids } }).toArray(),
      findOrderedBooks(ids, createdAt),
    ]);
    for (const book of books) {
      if (book.imports?.some(({ entry }) => entry._id.equals(undoId))) continue;
      const note = book.imports!.find(({ entry }) => entry._id.equals(_id))!;
      const reason =
        skipReasonOf(book, note, ordered.has(book._id.toHexString())) ??
        (note.entry.action === 'changed' &&
        breaksPriceDecimals({ ...book, ...valuesBefore(note.entry) }, money)
          ? 'price_decimals'
          : undefined);
      if (reason) skip(book._id, book.title, reason);
      else planned.push(plannedUndoOf(book, undoRowOf(book, note)));
    }
  }
  // A skipped book keeps its ISBN, which another one may be about to get back.
  let taken = await findTakenIsbns(planned);
  while (taken.length > 0) {
    for (const { row, title } of taken) skip(row._id, title, 'isbn_taken');
    planned = planned.filter((each) => !taken.includes(each));
    taken = await findTakenIsbns(planned);
  }
  return { rows: planned.map(({ row }) => row), skipped };
}

function plannedUndoOf(book: StoredBook, row: NewRow): PlannedUndo {
  const deletedAt = row.action === 'deleted' ? new Date() : null;
  const isbnKey = isbnKeyOf(book._id, { ...book, ...row.after, deletedAt });
  return { row, title: book.title, isbnKey };
}

/** The books that would get back an ISBN which another book has and keeps. */
async function findTakenIsbns(planned: PlannedUndo[]): Promise<PlannedUndo[]> {
  const keyAfter = new Map(planned.map(({ row, isbnKey }) => [row._id.toHexString(), isbnKey]));
  const taken: PlannedUndo[] = [];
  for (const batch of chunksOf(planned)) {
    const byKey = new Map(batch.map((each) => [each.isbnKey, each]));
    const holders = await bookCollection
      .find({ isbnKey: { $in: [...byKey.keys()] } }, { projection: { isbnKey: 1 } })
      .toArray();
    for (const { _id, isbnKey } of holders) {
      const wanted = byKey.get(isbnKey)!;
      const isKept = (keyAfter.get(_id.toHexString()) ?? isbnKey) === isbnKey;
      if (isKept && !wanted.row._id.equals(_id)) taken.push(wanted);
    }
  }
  return taken;
}

/** English reasons for API clients; they follow the title of the book. */
const reasonTexts: Record<ImportLeftReason, string> = {
  changed_since: 'was changed since',
  sold_since: 'was sold since',
  price_decimals: 'had a price with decimals, which the currency of the shop does not have',
  isbn_taken: 'had an ISBN that another book has now',
};

function skipReasonOf(
  book: StoredBook,
  { version, entry }: ImportedChange,
  isSold: boolean,
): ImportLeftReason | undefined {
  if (!isUnchangedSince(book, version)) return 'changed_since';
  const stock = entry.fields.indexOf('stock');
  const isOtherStock = stock >= 0 && (book.stock ?? null) !== (entry.after[stock] ?? null);
  const isSoldNew = entry.action !== 'changed' && isSold;
  return isOtherStock || isSoldNew ? 'sold_since' : undefined;
}

/** Whether all later changes are imports that were undone. */
function isUnchangedSince({ __v = 0, imports }: StoredBook, version: number): boolean {
  const since = (imports ?? []).flatMap((each) => (each.version > version ? each.entry._id : []));
  const undone = since.filter((id) =>
    since.some((each) => each.equals(undoIdOf(id.toHexString()))),
  );
  return undone.length * 2 === __v - version;
}

function undoRowOf(book: StoredBook, { entry }: ImportedChange): NewRow {
  const before = entry.action === 'created' ? {} : valuesBefore(entry);
  const action = entry.action === 'changed' ? 'changed' : 'deleted';
  return { _id: book._id, ...changeOf(book, before, action) };
}

function valuesBefore({ fields, before }: ImportedChange['entry']): object {
  return Object.fromEntries(fields.map((name, i) => [name, before[i]]));
}
