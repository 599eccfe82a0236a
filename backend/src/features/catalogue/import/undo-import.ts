import mongoose, { Types } from 'mongoose';
import {
  importUndoDays,
  type ImportUndone,
  type PastImport,
} from '../../../contract/book/book-import.ts';
import { notFound } from '../../../http/api-error.ts';
import { idOfKey } from '../../../http/idempotency-key.ts';
import { newChange, type ChangeMaker } from '../../../trail/new-change.ts';
import { decimalsOf } from '../../../contract/shop/formats.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import {
  bookCollection,
  hasDecimals,
  type ImportNote,
  type StoredBook,
} from '../books/book.model.ts';
import { ImportModel, type StoredImport } from './import.model.ts';
import type { PlannedRow } from './plan-row.ts';
import { findAnswer, isRunning, storeImport } from './store-import.ts';

/** Which of these books somebody has ordered since. */
export type FindSold = (ids: Types.ObjectId[], since: Date) => Promise<Set<string>>;

const dayMs = 86_400_000;
const mostShown = 100;
const since = () => new Date(Date.now() - importUndoDays * dayMs);
const undoOf = (id: string) => idOfKey('undo of an import', id);

/** The imports that can be taken back, and those that were; the latest first. */
export async function findImports(): Promise<PastImport[]> {
  const recent = await ImportModel.find({
    isAccepted: true,
    createdAt: mongoose.trusted({ $gte: since() }),
  })
    .sort({ createdAt: -1 })
    .lean<StoredImport[]>();
  const undos = new Map(recent.map((each) => [each._id.toHexString(), each]));
  return recent
    .filter(({ isUndo }) => !isUndo)
    .slice(0, mostShown)
    .map(({ _id, createdAt, by, file, new: added, changed, until }) => {
      const undo = undos.get(undoOf(_id.toHexString()).toHexString());
      const isUnderWay = Boolean(until ?? undo?.until);
      return {
        ...{ _id: _id.toHexString(), at: createdAt.toISOString(), by },
        ...(file && { file }),
        ...{ new: added, changed, canUndo: !isUnderWay && !undo && added + changed > 0 },
        ...(isUnderWay ? { isUnderWay } : undo && { isUndone: true }),
      };
    });
}

/**
 * Takes an import back as an import does its work, all or nothing: every book that is still what it
 * made of it. What was sold or edited since, or would get a price that the shop's currency cannot
 * have, is left and told. A repeat tells the same. Throws 404 after 30 days.
 */
export async function undoImport(
  id: string,
  by: string,
  findSold: FindSold,
): Promise<ImportUndone> {
  const _id = new Types.ObjectId(id);
  const done = await ImportModel.findById(_id).lean<StoredImport>();
  if (!done?.isAccepted || done.isUndo || done.createdAt < since()) throw notFound('import');
  if (done.until) throw isRunning();
  const undoId = undoOf(id);
  const earlier = await findAnswer(undoId);
  const books = await bookCollection.find({ 'imports.import': _id }).toArray();
  if (books.some(({ staged }) => staged)) throw isRunning();
  const sold = await findSold(
    books.map((book) => book._id),
    done.createdAt,
  );
  const { currency } = (await findSettings()).money;
  const left: ImportUndone['left'] = [];
  const rows: PlannedRow[] = [];
  for (const book of books) {
    if (book.imports?.some((note) => note.import.equals(undoId))) continue;
    const note = book.imports!.find((each) => each.import.equals(_id))!;
    const why = whyLeft(book, note, { currency, isSold: sold.has(book._id.toHexString()) });
    if (why) left.push({ bookId: book._id.toHexString(), title: book.title, why });
    else rows.push(wayBack(book, note, { by, via: 'import' }));
  }
  if (earlier) return { undone: earlier.changed, left };
  if (rows.length > 0) {
    const counts = { new: 0, changed: rows.length, unchanged: left.length };
    await storeImport(rows, { id: undoId, by, isUndo: true, counts, check: async () => {} });
  }
  return { undone: rows.length, left };
}

function whyLeft(
  book: StoredBook,
  note: ImportNote,
  { isSold, currency }: { isSold: boolean; currency: string },
): string | undefined {
  if ((book.__v ?? 0) !== note.version) return 'was changed since';
  const stock = note.fields.indexOf('stock');
  const isOtherStock = stock >= 0 && (book.stock ?? null) !== (note.after[stock] ?? null);
  if (isOtherStock || (note.action !== 'changed' && isSold)) return 'was sold since';
  if (note.action !== 'changed' || decimalsOf(currency) > 0) return undefined;
  const before = Object.fromEntries(note.fields.map((name, i) => [name, note.before[i]]));
  const isOdd = hasDecimals({ ...book, ...before });
  return isOdd ? `would get a price with decimals, and ${currency} has none` : undefined;
}

function wayBack(book: StoredBook, note: ImportNote, maker: ChangeMaker): PlannedRow {
  const isNew = note.action === 'created';
  const isGone = isNew || note.action === 'restored';
  const before = isNew ? [] : note.fields.map((name, i) => [name, note.before[i] ?? null] as const);
  const now = new Date();
  const hadStock = before.find(([name]) => name === 'stock')?.[1];
  const isCounted = typeof hadStock === 'number' && book.stock != null;
  const entry = newChange(maker, isGone ? 'deleted' : 'changed', {
    before: book,
    after: Object.fromEntries(before),
  });
  const values = {
    ...Object.fromEntries(before.filter(([, value]) => value !== null)),
    ...(hadStock !== undefined && { stockSetAt: now }),
    ...(isGone && { deletedAt: now, deletedBy: maker.by }),
  };
  return {
    ...{ row: 0, _id: book._id, updatedAt: undefined, book: {}, existing: book, kind: 'changed' },
    change: {
      ...{ version: book.__v ?? null, values, entry },
      ...(isCounted && { more: hadStock - book.stock! }),
    },
  };
}
