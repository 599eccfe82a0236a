import { Types, type UpdateWithAggregationPipeline } from 'mongoose';
import { bookFieldNames, isPrice, type BookField, type NewBook } from '../../contract/book.ts';
import { type ImportConflict } from '../../contract/book-import.ts';
import type { ChangeMaker } from '../../trail/new-change.ts';
import { noDeletion } from './deleted-books.ts';
import { ownerUpdate, withKey } from './owner-update.ts';
import { toBook, updateOf, type StoredBook } from './book.model.ts';
import type { ReadBook } from './read-books.ts';

const longestText = 80;

/** Its entries wait on the books until then, and are known by that moment. */
export type ImportMaker = ChangeMaker & { notBefore: Date };

/** What a row differs in from its book, when the book was changed after the row was written. */
export function conflictOf(
  { row, updatedAt, book }: ReadBook,
  existing: StoredBook | undefined,
): ImportConflict | undefined {
  if (!existing || !updatedAt || updatedAt >= existing.updatedAt) return undefined;
  const names = differencesOf(existing, book);
  if (names.length === 0) return undefined;
  const shop = toBook(existing);
  const fields = names.map((name) => ({
    name,
    file: textOf(book[name]),
    shop: textOf(shop[name]),
  }));
  return { row, id: shop._id, title: shop.title, fields };
}

function differencesOf(existing: StoredBook, book: NewBook): BookField[] {
  const { $set, $unset } = updateOf(book);
  const stored = new Map<string, unknown>(Object.entries(existing));
  const given = new Map<string, unknown>(Object.entries($set));
  return bookFieldNames.filter((name) => {
    const path = isPrice(name) ? `${name}Cents` : name;
    if (path in $unset) return stored.get(path) != null;
    return given.has(path) && given.get(path) !== stored.get(path);
  });
}

function textOf(value: string | number | boolean | null | undefined): string {
  const text = value == null ? '' : String(value);
  return text.length > longestText ? `${text.slice(0, longestText)}...` : text;
}

/** The write that a row means for the book it names, and the one that takes it back. */
interface RowWrite {
  update: UpdateWithAggregationPipeline;
  /** Of what is told of the import on the book. */
  entryId: Types.ObjectId;
  undo: UpdateWithAggregationPipeline;
  updatedAt: Date;
}

/** Undefined when the book says the same already. */
export function changesOf(
  existing: StoredBook,
  book: NewBook,
  maker: ImportMaker,
): RowWrite | undefined {
  const names = differencesOf(existing, book);
  if (names.length === 0 && !existing.deletedAt) return undefined;
  const change: Partial<NewBook> = {};
  const copy = <Name extends BookField>(name: Name) => void (change[name] = book[name]);
  names.forEach(copy);
  const { stock, ...others } = change;
  // By how much it is another, so that a copy sold at this moment stays sold.
  const more = stock == null || existing.stock == null ? undefined : stock - existing.stock;
  const told =
    more === undefined ? updateOf(change) : { ...updateOf(others), $inc: { stock: more } };
  const updatedAt = new Date();
  const entryId = new Types.ObjectId();
  const update = ownerUpdate(
    { ...maker, entryId },
    existing.deletedAt ? 'restored' : 'changed',
    told,
    {
      $set: { updatedAt, ...(stock !== undefined && { stockSetAt: updatedAt }) },
      $unset: noDeletion,
      $inc: { __v: 1 },
    },
  );
  if (more !== undefined) update.push({ $set: { stock: { $max: [0, '$stock'] } } });
  const undo = undoOf(existing, Object.values(told).flatMap(Object.keys), more, entryId);
  return { update, entryId, undo, updatedAt };
}

/**
 * What is told of the import on the book itself says what was there before it; all else, such as
 * copies that were sold since, stays as it is now.
 */
function undoOf(
  existing: StoredBook,
  /** What the entry tells of, in its order. */
  paths: string[],
  more: number | undefined,
  entryId: Types.ObjectId,
): UpdateWithAggregationPipeline {
  const isOfImport = { $eq: ['$$this._id', entryId] };
  const entryOf = (cond: object) => ({ $filter: { input: '$newChanges', cond } });
  const before = (path: string) => ({ $arrayElemAt: ['$undone.before', paths.indexOf(path)] });
  const $set: Record<string, unknown> = Object.fromEntries(
    paths.map((path) => [path, { $ifNull: [before(path), '$$REMOVE'] }]),
  );
  if (more !== undefined) {
    // Not below none: so many the import really added.
    const added = {
      $subtract: [{ $max: [0, { $add: [before('stock'), more] }] }, before('stock')],
    };
    $set['stock'] = { $max: [0, { $subtract: ['$stock', added] }] };
  }
  const { createdAt, deletedAt, deletedBy, stockSetAt } = existing;
  return [
    { $set: { undone: { $first: entryOf(isOfImport) } } },
    {
      $set: {
        ...$set,
        createdAt,
        updatedAt: new Date(),
        __v: { $add: [{ $ifNull: ['$__v', 0] }, 1] },
        stockSetAt: stockSetAt ?? '$$REMOVE',
        ...(deletedAt && { deletedAt, deletedBy: { $literal: deletedBy } }),
        newChanges: entryOf({ $not: [isOfImport] }),
        undone: '$$REMOVE',
      },
    },
    { $set: { newChanges: { $cond: [{ $eq: ['$newChanges', []] }, '$$REMOVE', '$newChanges'] } } },
    withKey,
  ];
}
