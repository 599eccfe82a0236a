import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import type { ShelfInput } from '../../../contract/book/shelf.ts';

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
} as const satisfies Record<keyof ShelfInput, object>;

const shelfFields = {
  ...ownFields,
  slug: { type: String, required: true },
  /** Set when the owner deleted the shelf; it stays for Undo. */
  deletedAt: { type: Date },
  /** Counts the changes. */
  version: { type: Number, required: true },
  createdAt: { type: Date, required: true },
} as const;

const shelfSchema = new mongoose.Schema(shelfFields);
shelfSchema.index({ slug: 1 }, { unique: true });

/** Shelves of the shop: the owner's own choice of books. */
export const ShelfModel = mongoose.model('Shelf', shelfSchema, 'shelves');

export type StoredShelf = Omit<InferRawDocType<typeof shelfFields>, 'books'> & {
  _id: Types.ObjectId;
  books: { bookId: Types.ObjectId; note?: string | null }[];
};
