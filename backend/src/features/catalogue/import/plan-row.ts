import {
  bookFieldNames,
  isPrice,
  type BookField,
  type NewBook,
} from '../../../contract/book/book.ts';
import type { BookRow, ImportKind, ImportPreview } from '../../../contract/book/book-import.ts';
import { differingFields } from '../../../trail/differing-fields.ts';
import { newChange, type ChangeMaker } from '../../../trail/new-change.ts';
import { fieldsOf, updateOf, type StagedChange, type StoredBook } from '../books/book.model.ts';
import type { ReadBook } from './read-books.ts';

export interface RowOfImport extends ReadBook {
  /** The book that the row means, as it was read before. */
  existing: StoredBook | undefined;
  /** It changes a book that the shop does not have. */
  isUnknown?: true;
}

export interface PlannedRow extends RowOfImport {
  kind: Exclude<ImportKind, 'error'>;
  /** Undefined when the book says the same already. */
  change: Omit<StagedChange, 'import'> | undefined;
}

/** What a row makes of its book, or of a new one. */
export function planRow(row: RowOfImport, maker: ChangeMaker): PlannedRow {
  const { existing, book, updatedAt, isUnknown } = row;
  if (isUnknown) return { ...row, kind: 'unknown', change: undefined };
  if (!existing) {
    const values = fieldsOf(book as NewBook);
    const entry = newChange(maker, 'created', { after: values });
    return { ...row, kind: 'new', change: { version: 0, values, entry } };
  }
  const change = changeOf(existing, book, maker);
  if (!change) return { ...row, kind: 'unchanged', change };
  const isOlder = updatedAt !== undefined && updatedAt < existing.updatedAt;
  return { ...row, kind: isOlder ? 'conflict' : 'changed', change };
}

/** A row as the owner is shown it. */
export function previewOf({ row, kind, change, existing, book }: PlannedRow): ImportPreview {
  const fields = change ? differingFields(change.entry) : [];
  return {
    ...{ row, kind, title: book.title ?? existing?.title ?? book.isbn ?? '' },
    ...(existing && { bookId: existing._id.toHexString() }),
    ...(fields.length > 0 && {
      changes: Object.fromEntries(
        fields.map(({ name, before: from = null, after: to = null }) => [name, { from, to }]),
      ),
    }),
    ...(existing?.deletedAt && { isDeleted: true }),
  };
}

function differencesOf(existing: StoredBook, book: BookRow): BookField[] {
  const { $set, $unset } = updateOf(book);
  const stored = new Map<string, unknown>(Object.entries(existing));
  const given = new Map<string, unknown>(Object.entries($set));
  return bookFieldNames.filter((name) => {
    const path = isPrice(name) ? `${name}Cents` : name;
    if (path in $unset) return stored.get(path) != null;
    return given.has(path) && given.get(path) !== stored.get(path);
  });
}

function changeOf(existing: StoredBook, book: BookRow, maker: ChangeMaker): PlannedRow['change'] {
  const names = differencesOf(existing, book);
  if (names.length === 0 && !existing.deletedAt) return undefined;
  const change: BookRow = {};
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
