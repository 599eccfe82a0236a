import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import type { PublisherInput } from '../../../contract/book/publishers/publisher.ts';

const ownFields = {
  name: { type: String, required: true },
  address: { type: String, default: '' },
  email: { type: String, default: '' },
  url: { type: String, default: '' },
  responsible: { type: String, default: '' },
} as const satisfies Record<keyof PublisherInput, object>;

const publisherFields = {
  ...ownFields,
  /** Made of the name; of one that was merged into another, its own id. */
  slug: { type: String, required: true },
  /** Set when it was merged into another one; it stays for Undo. */
  deletedAt: { type: Date },
  /** Counts the changes. */
  version: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  /** Spellings that not all books have lost yet, while they are renamed part by part. */
  move: { type: mongoose.Schema.Types.Mixed },
} as const;

const publisherSchema = new mongoose.Schema(publisherFields);
publisherSchema.index({ slug: 1 }, { unique: true });

/** Details of publishers, from the owner and from files; a book names its publisher by a text. */
export const PublisherModel = mongoose.model('Publisher', publisherSchema, 'publishers');

export interface PublisherRename {
  from: string[];
  /** Of the audit log. */
  by: string;
  changeId: Types.ObjectId;
  /** How many parts of the books are renamed. */
  parts?: number;
}

export type StoredPublisher = Omit<InferRawDocType<typeof publisherFields>, 'move'> & {
  _id: Types.ObjectId;
  move?: PublisherRename | null;
};
