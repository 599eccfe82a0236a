import { bookFieldNames, isPrice, type BookField, type NewBook } from '../../../contract/book.ts';
import type { ImportConflict } from '../../../contract/book-import.ts';
import { newChange, type ChangeMaker } from '../../../trail/new-change.ts';
import { toBook, updateOf, type StagedChange, type StoredBook } from '../books/book.model.ts';
import type { ReadBook } from './read-books.ts';

export interface RowOfImport extends ReadBook {
  /** The book that the row names, as it was read before. */
  existing: StoredBook | undefined;
}

const longestText = 80;

/** What a row differs in from its book, when the book was changed or deleted after the row was written. */
export function conflictOf({
  row,
  updatedAt,
  book,
  existing,
}: RowOfImport): ImportConflict | undefined {
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

/** What a row makes of its book; undefined when the book says the same already. */
export function changeOf(
  existing: StoredBook,
  book: NewBook,
  maker: ChangeMaker,
): Omit<StagedChange, 'import'> | undefined {
  const names = differencesOf(existing, book);
  if (names.length === 0 && !existing.deletedAt) return undefined;
  const change: Partial<NewBook> = {};
  const copy = <Name extends BookField>(name: Name) => void (change[name] = book[name]);
  names.forEach(copy);
  const { $set, $unset } = updateOf(change);
  const cleared = Object.fromEntries(Object.keys($unset).map((path) => [path, null]));
  const now = new Date();
  const isPublished = existing.draft && 'draft' in $unset;
  const { stock } = $set;
  // By how much it is another, so that a copy sold meanwhile stays sold.
  const more = stock == null || existing.stock == null ? undefined : stock - existing.stock;
  return {
    version: existing.__v ?? null,
    values: {
      ...$set,
      ...(names.includes('stock') && { stockSetAt: now }),
      ...(isPublished && { createdAt: now }),
    },
    ...(more !== undefined && { more }),
    entry: newChange(maker, existing.deletedAt ? 'restored' : 'changed', {
      before: existing,
      after: { ...$set, ...cleared },
    }),
  };
}
