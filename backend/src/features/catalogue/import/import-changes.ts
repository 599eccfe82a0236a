import { Types, type UpdateWithAggregationPipeline } from 'mongoose';
import { bookFieldNames, isPrice, type BookField, type NewBook } from '../../../contract/book.ts';
import { type ImportConflict } from '../../../contract/book-import.ts';
import type { ChangeMaker } from '../../../trail/new-change.ts';
import { noDeletion } from '../books/deleted-books.ts';
import { ownerUpdate, withKey } from '../books/owner-update.ts';
import { toBook, updateOf, type StoredBook } from '../books/book.model.ts';
import type { ReadBook } from '../books/read-books.ts';

const longestText = 80;

/** Its entries wait on the books until then, and are known by that moment. */
export type ImportMaker = ChangeMaker & { notBefore: Date };

/** What a row differs in from its book, when the book was changed or deleted after the row was written. */
export function conflictOf(
  { row, updatedAt, book }: ReadBook,
  existing: StoredBook | undefined,
): ImportConflict | undefined {
  if (!existing || !updatedAt || updatedAt >= existing.updatedAt) return undefined;
  const names = differencesOf(existing, book);
  const isDeleted = existing.deletedAt != null;
  if (names.length === 0 && !isDeleted) return undefined;
  const shop = toBook(existing);
  const fields = names.map((name) => ({
    name,
    file: textOf(book[name]),
    shop: textOf(shop[name]),
  }));
  return { row, id: shop._id, title: shop.title, fields, ...(isDeleted && { isDeleted }) };
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
  undo: () => UpdateWithAggregationPipeline;
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
  const paths = Object.values(told).flatMap(Object.keys);
  const undo = () => undoOf(existing, { paths, more, entryId, updatedAt });
  return { update, entryId, undo, updatedAt };
}

/** What the import has written of a book. */
interface Written {
  /** What its entry tells of, in its order. */
  paths: string[];
  /** Copies that were added; undefined when the stock was set, or not touched. */
  more: number | undefined;
  entryId: Types.ObjectId;
  updatedAt: Date;
}

/**
 * What is told of the import on the book itself says what was there before it; all else, such as
 * copies that were sold since, or what somebody has changed since, stays as it is now.
 */
function undoOf(
  existing: StoredBook,
  { paths, more, entryId, updatedAt }: Written,
): UpdateWithAggregationPipeline {
  const isOfImport = { $eq: ['$$this._id', entryId] };
  const entryOf = (cond: object) => ({ $filter: { input: '$newChanges', cond } });
  const told = (side: 'before' | 'after', path: string) => ({
    $arrayElemAt: [`$undone.${side}`, paths.indexOf(path)],
  });
  const isAsWritten = (path: string) => ({
    $eq: [{ $ifNull: [`$${path}`, null] }, told('after', path)],
  });
  const before = (path: string) => ({ $ifNull: [told('before', path), '$$REMOVE'] });
  const $set: Record<string, unknown> = Object.fromEntries(
    paths.map((path) => [path, { $cond: [isAsWritten(path), before(path), `$${path}`] }]),
  );
  const { createdAt, deletedAt, deletedBy, stockSetAt } = existing;
  if (paths.includes('stock')) {
    // Sales change it, too: whether somebody has set it since, its time tells.
    const isAsSet = { $eq: ['$stockSetAt', updatedAt] };
    const stock =
      more === undefined ? before('stock') : stockWithout(told('before', 'stock'), more);
    $set['stock'] = { $cond: [isAsSet, stock, '$stock'] };
    $set['stockSetAt'] = { $cond: [isAsSet, stockSetAt ?? '$$REMOVE', '$stockSetAt'] };
  }
  return [
    { $set: { undone: { $first: entryOf(isOfImport) } } },
    {
      $set: {
        ...$set,
        ...(paths.includes('draft') && {
          createdAt: { $cond: [isAsWritten('draft'), createdAt, '$createdAt'] },
        }),
        updatedAt: new Date(), // not of the import: who has seen that asks for later ones
        __v: { $add: [{ $ifNull: ['$__v', 0] }, 1] },
        ...(deletedAt && {
          deletedAt: { $ifNull: ['$deletedAt', deletedAt] },
          deletedBy: { $ifNull: ['$deletedBy', { $literal: deletedBy }] },
        }),
        newChanges: entryOf({ $not: [isOfImport] }),
        undone: '$$REMOVE',
      },
    },
    { $set: { newChanges: { $cond: [{ $eq: ['$newChanges', []] }, '$$REMOVE', '$newChanges'] } } },
    withKey,
  ];
}

/** The stock without the copies that the import has really added: it was not made less than none. */
function stockWithout(before: object, more: number) {
  const added = { $subtract: [{ $max: [0, { $add: [before, more] }] }, before] };
  return { $max: [0, { $subtract: ['$stock', added] }] };
}
