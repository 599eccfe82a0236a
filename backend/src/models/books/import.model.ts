import mongoose, { type ClientSession, type InferRawDocType, type Types } from 'mongoose';
import type { AuditAction } from '../../contract/admin/audit-entry.ts';
import type { Imported } from '../../contract/book/book-import.ts';
import { errorWithReason, type ApiError } from '../../http/api-error.ts';

/**
 * `storing`: rows are being stored and have no effect yet. `accepted`: the import counts and its books are
 * being written. `complete`: shoppers see all of it.
 */
const importStates = ['storing', 'accepted', 'complete'] as const;

const importFields = {
  by: { type: String, required: true },
  /** The name of the file, if the request named it. */
  file: { type: String },
  new: { type: Number, required: true },
  changed: { type: Number, required: true },
  unchanged: { type: Number, required: true },
  /** Rows with errors that the owner skipped. */
  skipped: { type: Number },
  /** Publishers that got missing values; absent for none. */
  publishers: { type: Number },
  state: { type: String, required: true, enum: importStates },
  /** Number of rows that are written. */
  cursor: { type: Number, required: true, default: 0 },
  /** It undoes another import. */
  isUndo: { type: Boolean },
  /** For an undo: new books that were ordered since then stay. */
  keepsSoldSince: { type: Date },
} as const;

const importSchema = new mongoose.Schema(importFields, { versionKey: false, timestamps: true });
importSchema.index({ state: 1 });
importSchema.index({ createdAt: -1 });

export const ImportModel = mongoose.model('Import', importSchema, 'imports');

export type StoredImport = InferRawDocType<typeof importFields> & {
  _id: Types.ObjectId;
  createdAt: Date;
};
/** An import before it is stored. */
export type NewImport = Omit<StoredImport, 'createdAt' | 'state' | 'cursor'>;

const importRowFields = {
  /** Id of the book, so that no two imports change a book at the same time. */
  _id: { type: mongoose.Schema.Types.ObjectId, required: true },
  importId: { type: mongoose.Schema.Types.ObjectId, required: true },
  /** Index among the rows. */
  at: { type: Number, required: true },
} as const;

const importRowSchema = new mongoose.Schema(importRowFields, { versionKey: false, strict: false });
importRowSchema.index({ importId: 1, at: 1 });
const ImportRowModel = mongoose.model('ImportRow', importRowSchema, 'import-rows');

/** Whether shoppers start (`in`) or stop (`out`) seeing a book once its import is complete. */
export type VisibilityChange = 'in' | 'out';

/** The change of one book by a row; `created` for a new one. */
export interface ImportRow extends InferRawDocType<typeof importRowFields> {
  action: AuditAction;
  /** The book's version when the import was planned. */
  version: number | null;
  /** The fields that differ, as stored; null for none. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Copies to add; a difference, so that copies sold meanwhile stay sold. */
  more?: number;
  /** Set when a draft is published, which makes it a new book. */
  createdAt?: Date;
  way?: VisibilityChange;
}

/** The rows of incomplete imports. */
export const importRows =
  ImportRowModel.collection as unknown as mongoose.mongo.Collection<ImportRow>;

export function toImported({ _id, new: added, changed, unchanged, skipped }: NewImport): Imported {
  const counts = { new: added, changed, unchanged, ...(skipped != null && { skipped }) };
  return { importId: _id.toHexString(), ...counts };
}

export function importInProgress(): ApiError {
  return errorWithReason('request_in_progress', { code: 'import_in_progress' }, { retryAfter: 5 });
}

/** Throws 409 while an accepted import is writing one of these books. */
export async function assertNotAccepted(
  books: Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const accepted = await ImportModel.find({ state: 'accepted' }, { _id: 1 }, { session }).lean();
  if (accepted.length === 0) return;
  const importId = { $in: accepted.map(({ _id }) => _id) };
  const row = await importRows.findOne({ _id: { $in: books }, importId }, { session });
  if (row) throw importInProgress();
}
