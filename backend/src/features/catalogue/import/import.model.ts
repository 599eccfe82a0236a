import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import type { BookImport } from '../../../contract/book-import.ts';

const importFields = {
  by: { type: String, required: true },
  /** While it is under way: from then on others clean up after it, or finish what was accepted. */
  until: { type: Date },
  /** All or nothing: from this one write on the whole file counts. */
  isAccepted: { type: Boolean },
  /** For who asks again with the same key. */
  answer: { type: mongoose.Schema.Types.Mixed, required: true },
} as const;

const importSchema = new mongoose.Schema(importFields, { versionKey: false, timestamps: true });
importSchema.index({ until: 1 }, { sparse: true });

export const ImportModel = mongoose.model('Import', importSchema, 'imports');

export type StoredImport = Omit<InferRawDocType<typeof importFields>, 'answer'> & {
  _id: Types.ObjectId;
  answer: BookImport;
};
