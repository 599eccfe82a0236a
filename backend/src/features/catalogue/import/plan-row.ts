import { Types } from 'mongoose';
import type { NewBook } from '../../../contract/book/book.ts';
import type { ImportKind, ImportPreview } from '../../../contract/book/book-import.ts';
import type { AuditAction } from '../../../contract/admin/audit-entry.ts';
import { differingFields } from '../../../models/audit-log/differing-fields.ts';
import {
  storedFieldsOf,
  storedValuesOf,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import { stockOfUsed } from '../../../models/books/used-stock.ts';
import type { ImportRow } from '../../../models/books/import.model.ts';
import type { ReadBook } from './read-file/read-row.ts';

/** A change that is not stored yet. */
type RowChange = Omit<ImportRow, '_id' | 'importId' | 'at'>;

export interface MatchedRow extends ReadBook {
  existing: StoredBook | undefined;
}

export interface PlannedRow extends MatchedRow {
  _id: Types.ObjectId;
  kind: ImportKind;
  /** Undefined when the row changes nothing. */
  change: RowChange | undefined;
}

/** Plans the change or the new book of a row. */
export function planRow(row: MatchedRow): PlannedRow {
  const { existing, book, updatedAt, isUnknown, problems } = row;
  const planned = (kind: ImportKind, change?: RowChange): PlannedRow => ({
    ...row,
    kind,
    change,
    _id: existing?._id ?? row._id ?? new Types.ObjectId(),
  });
  if (problems.length > 0) return planned('error');
  if (isUnknown) return planned('unknown');
  if (!existing) {
    return planned('new', changeOf(undefined, storedFieldsOf(book as NewBook), 'created'));
  }
  const values = storedValuesOf(book);
  const given = { ...values, ...stockOfUsed({ ...existing, ...values }) };
  const change = changeOf(existing, given, existing.deletedAt ? 'restored' : 'changed');
  const isSame = Object.keys(change.after).length === 0;
  if (change.action === 'changed' && isSame) return planned('unchanged');
  if (existing.draft && values.draft === null) change.createdAt = new Date();
  const isOlder = updatedAt !== undefined && updatedAt < existing.updatedAt;
  return planned(isOlder ? 'conflict' : 'changed', change);
}

export function previewOf({ row, kind, change, existing, book, isSum }: PlannedRow): ImportPreview {
  const fields = change ? differingFields(valuesOf(change)) : [];
  return {
    row,
    kind,
    title: book.title ?? existing?.title ?? book.isbn ?? '',
    ...(existing && { bookId: existing._id.toHexString() }),
    ...(fields.length > 0 && {
      changes: Object.fromEntries(
        fields.map(({ name, before: from = null, after: to = null }) => [name, { from, to }]),
      ),
    }),
    ...(existing?.deletedAt && { isDeleted: true }),
    ...(isSum && { isSum }),
  };
}

function valuesOf({ before, after }: RowChange) {
  const fields = Object.keys(after);
  return { fields, before: Object.values(before), after: Object.values(after) };
}

/** The change of a book to the given values; null clears a field. */
export function changeOf(
  existing: StoredBook | undefined,
  given: object,
  action: AuditAction,
): RowChange {
  const stored = new Map<string, unknown>(Object.entries(existing ?? {}));
  const valueOf = (name: string) => stored.get(name) ?? null;
  const differing = Object.entries(given as Record<string, unknown>).filter(
    ([name, value]) => value !== valueOf(name),
  );
  const after = Object.fromEntries(differing);
  const { stock } = after;
  return {
    action,
    version: existing?.__v ?? null,
    after,
    before: Object.fromEntries(differing.map(([name]) => [name, valueOf(name)])),
    ...(typeof stock === 'number' && existing?.stock != null && { more: stock - existing.stock }),
    ...visibilityChangeOf(action, after['draft']),
  };
}

function visibilityChangeOf(action: AuditAction, draft: unknown): Pick<RowChange, 'way'> {
  if (action === 'deleted' || (action === 'changed' && draft === true)) return { way: 'out' };
  return action === 'changed' && draft === undefined ? {} : { way: 'in' };
}
