import { Types } from 'mongoose';
import type { NewBook } from '../../../contract/book/book.ts';
import type { ImportKind, ImportPreview } from '../../../contract/book/book-import.ts';
import type { AuditAction } from '../../../contract/admin/audit-entry.ts';
import { differingFields } from '../../../audit-log/differing-fields.ts';
import { newAuditEntry, type Actor } from '../../../audit-log/new-audit-entry.ts';
import {
  fieldsOf,
  updateOf,
  type StagedChange,
  type StoredBook,
} from '../../../book-record/book.model.ts';
import { titleKeyOf } from '../../../book-record/title-key-of.ts';
import type { ReadBook } from './read-row.ts';

export interface RowOfImport extends ReadBook {
  /** The book that the row means, as it was read before. */
  existing: StoredBook | undefined;
}

export interface PlannedRow extends RowOfImport {
  _id: Types.ObjectId;
  kind: ImportKind;
  /** Undefined when the book says the same already. */
  change: StagedChange | undefined;
}

/** What a row makes of its book, or of a new one. */
export function planRow(row: RowOfImport, maker: Actor): PlannedRow {
  const { existing, book, updatedAt, isUnknown, problems } = row;
  const as = (kind: ImportKind, change?: StagedChange): PlannedRow => ({
    ...row,
    kind,
    change,
    _id: existing?._id ?? row._id ?? new Types.ObjectId(),
  });
  if (problems.length > 0) return as('error');
  if (isUnknown) return as('unknown');
  if (!existing) {
    return as('new', changeOf(undefined, fieldsOf(book as NewBook), maker, 'created'));
  }
  const { $set, $unset } = updateOf(book);
  const cleared = Object.fromEntries(Object.keys($unset).map((path) => [path, null]));
  const given = { ...$set, ...cleared };
  const change = changeOf(existing, given, maker, existing.deletedAt ? 'restored' : 'changed');
  const { action, fields } = change.entry;
  if (action === 'changed' && fields.length === 0) return as('unchanged');
  if (existing.draft && 'draft' in $unset) change.values.createdAt = new Date();
  const isOlder = updatedAt !== undefined && updatedAt < existing.updatedAt;
  return as(isOlder ? 'conflict' : 'changed', change);
}

/** A row as the owner is shown it. */
export function previewOf({ row, kind, change, existing, book, isSum }: PlannedRow): ImportPreview {
  const fields = change ? differingFields(change.entry) : [];
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

/** What these stored values, null for none, make of a book where it has others. */
export function changeOf(
  existing: StoredBook | undefined,
  given: object,
  maker: Actor,
  action: AuditAction,
): StagedChange {
  const stored = new Map<string, unknown>(Object.entries(existing ?? {}));
  const isOther = ([path, value]: [string, unknown]) => value !== (stored.get(path) ?? null);
  const after: StagedChange['values'] = Object.fromEntries(Object.entries(given).filter(isOther));
  const { stock, draft, title } = after;
  const isCounted = stock != null && existing?.stock != null;
  return {
    version: existing ? (existing.__v ?? null) : 0,
    values: {
      ...after,
      ...(title !== undefined && { titleKey: titleKeyOf(title) }),
      ...(stock !== undefined && { stockSetAt: new Date() }),
    },
    // By how much it is another, so that a copy sold meanwhile stays sold.
    ...(isCounted && { more: stock - existing.stock! }),
    ...wayOf(action, draft),
    entry: newAuditEntry(maker, action, { before: existing, after }),
  };
}

function wayOf(action: AuditAction, draft: unknown): Pick<StagedChange, 'way'> {
  if (action === 'deleted' || (action === 'changed' && draft === true)) return { way: 'out' };
  return action === 'changed' && draft === undefined ? {} : { way: 'in' };
}
