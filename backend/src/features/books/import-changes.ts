import { bookFieldNames, isPrice, type BookField, type NewBook } from '../../contract/book.ts';
import { type ImportConflict } from '../../contract/book-import.ts';
import type { ChangeMaker } from '../../trail/new-change.ts';
import { noDeletion } from './deleted-books.ts';
import { ownerUpdate } from './owner-update.ts';
import { toBook, updateOf, type StoredBook } from './book.model.ts';
import type { ReadBook } from './read-books.ts';

const longestText = 80;

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

/** The write that a row means for the book it names; undefined when it says the same already. */
export function changesOf(existing: StoredBook, book: NewBook, maker: ChangeMaker) {
  const names = differencesOf(existing, book);
  if (names.length === 0 && !existing.deletedAt) return undefined;
  const change: Partial<NewBook> = {};
  const copy = <Name extends BookField>(name: Name) => void (change[name] = book[name]);
  names.forEach(copy);
  const { stock, ...others } = change;
  // By how much it is another, so that a copy sold at this moment stays sold.
  const more = stock == null || existing.stock == null ? undefined : stock - existing.stock;
  const now = new Date();
  const update = ownerUpdate(
    maker,
    existing.deletedAt ? 'restored' : 'changed',
    more === undefined ? updateOf(change) : { ...updateOf(others), $inc: { stock: more } },
    {
      $set: { updatedAt: now, ...(stock !== undefined && { stockSetAt: now }) },
      $unset: noDeletion,
      $inc: { __v: 1 },
    },
  );
  return more === undefined ? update : [...update, { $set: { stock: { $max: [0, '$stock'] } } }];
}
