import mongoose, { type ClientSession, type InferRawDocType, type Types } from 'mongoose';
import type { AuditAction } from '../contract/admin/audit-entry.ts';
import type { Imported } from '../contract/book/book-import.ts';
import { refusedFor, type ApiError } from '../http/api-error.ts';

/**
 * `storing`: its rows are being stored, and have no effect. `accepted`: the whole file counts, and its
 * books are being written. `complete`: shoppers see all of it.
 */
const importStates = ['storing', 'accepted', 'complete'] as const;

const importFields = {
  by: { type: String, required: true },
  /** The name of the file, if the request named it. */
  file: { type: String },
  new: { type: Number, required: true },
  changed: { type: Number, required: true },
  unchanged: { type: Number, required: true },
  /** Rows with errors that the owner left out. */
  skipped: { type: Number },
  state: { type: String, required: true, enum: importStates },
  /** How many of its rows are written. */
  cursor: { type: Number, required: true, default: 0 },
  /** It takes another import back. */
  isUndo: { type: Boolean },
  /** Of an undo: the new books that somebody has ordered since then stay. */
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
/** Its books and counts as they are planned. */
export type NewImport = Omit<StoredImport, 'createdAt' | 'state' | 'cursor'>;

const importRowFields = {
  /** Of the book: no two imports change one book at the same time. */
  _id: { type: mongoose.Schema.Types.ObjectId, required: true },
  importId: { type: mongoose.Schema.Types.ObjectId, required: true },
  /** Its place among the rows. */
  at: { type: Number, required: true },
} as const;

const importRowSchema = new mongoose.Schema(importRowFields, { versionKey: false, strict: false });
importRowSchema.index({ importId: 1, at: 1 });
const ImportRowModel = mongoose.model('ImportRow', importRowSchema, 'import-rows');

/** What a row makes of its book, which it makes when the action is `created`. */
export interface ImportRow extends InferRawDocType<typeof importRowFields> {
  action: AuditAction;
  /** The version of the book when it was read. */
  version: number | null;
  /** The fields that differ, as stored; null for none. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Copies to add, so that one sold meanwhile stays sold. */
  more?: number;
  /** A draft that is published is as new as if it was added now. */
  createdAt?: Date;
  /** Whether the book comes into the shop, or goes out of it, together with all such of the import. */
  way?: 'in' | 'out';
}

/** The rows of imports that are not complete. */
export const importRows =
  ImportRowModel.collection as unknown as mongoose.mongo.Collection<ImportRow>;

export function toImported({ _id, new: added, changed, unchanged, skipped }: NewImport): Imported {
  const counts = { new: added, changed, unchanged, ...(skipped != null && { skipped }) };
  return { importId: _id.toHexString(), ...counts };
}

export function isRunning(): ApiError {
  return refusedFor('request_in_progress', { code: 'import_in_progress' }, { retryAfter: 5 });
}

/** Throws 409 while an import that was accepted writes its books and one of these is among them. */
export async function assertNotAccepted(
  books: Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const accepted = await ImportModel.find({ state: 'accepted' }, { _id: 1 }, { session }).lean();
  if (accepted.length === 0) return;
  const importId = { $in: accepted.map(({ _id }) => _id) };
  const row = await importRows.findOne({ _id: { $in: books }, importId }, { session });
  if (row) throw isRunning();
}
