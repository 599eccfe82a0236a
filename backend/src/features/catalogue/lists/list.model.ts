import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import type { NewList } from '../../../contract/book/list.ts';
import { keepTrail } from '../../../trail/file-changes.ts';
import { trailFields } from '../../../trail/new-change.ts';

const ownFields = {
  title: { type: String, required: true },
  note: { type: String, default: '' },
  isOnHome: { type: Boolean, required: true },
  books: [
    {
      _id: false,
      bookId: { type: mongoose.Schema.Types.ObjectId, required: true },
      note: { type: String },
    } as const,
  ],
} as const satisfies Record<keyof NewList, object>;

const listFields = {
  ...ownFields,
  slug: { type: String, required: true },
  /** Set when the owner deleted the list; it stays for Undo. */
  deletedAt: { type: Date },
  /** Counts the changes; the condition of the next one. */
  version: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  ...trailFields,
} as const;

const listSchema = new mongoose.Schema(listFields);
listSchema.index({ slug: 1 }, { unique: true });
keepTrail(listSchema, 'list', 'lists');

/** Shelves of the shop: the owner's own choice of books. */
export const ListModel = mongoose.model('List', listSchema, 'lists');

export type StoredList = Omit<InferRawDocType<typeof listFields>, 'books'> & {
  _id: Types.ObjectId;
  books: { bookId: Types.ObjectId; note?: string | null }[];
};
