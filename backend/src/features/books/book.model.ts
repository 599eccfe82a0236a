import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import { categories, type Book, type BookSort } from '../../contract/book.ts';
import { toDollars } from '../../contract/money.ts';
import { announceWrites } from './book-changes.model.ts';

const bookFields = {
  title: { type: String, required: true },
  description: { type: String, required: true },
  category: { type: String, required: true, enum: categories },
  trending: { type: Boolean, required: true, default: false },
  /** URL, name of a stored cover, or '' for none. */
  coverImage: { type: String, default: '' },
  newPriceCents: { type: Number, required: true },
  oldPriceCents: { type: Number },
  author: { type: String },
  /** Copies left; absent when the book is never limited (ruling R33). */
  stock: { type: Number },
  /** Orders that took a copy and are not finished yet: makes taking a copy repeatable. */
  takenBy: { type: [mongoose.Schema.Types.ObjectId], default: undefined },
  /** Cancelled orders that gave a copy back: makes giving it back repeatable. */
  returnedBy: { type: [mongoose.Schema.Types.ObjectId], default: undefined },
  /** Set when the owner deleted the book; it stays for Undo and for old orders. */
  deletedAt: { type: Date },
} as const;

const bookSchema = new mongoose.Schema(bookFields, { timestamps: true });

// Each list carries its sort in an index: newest first, then by id so that pages never overlap.
bookSchema.index({ deletedAt: 1, createdAt: -1, _id: -1 });
bookSchema.index({ deletedAt: 1, category: 1, createdAt: -1, _id: -1 });
bookSchema.index({ deletedAt: 1, trending: 1, createdAt: -1, _id: -1 });
bookSchema.index({ deletedAt: 1, newPriceCents: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, title: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, author: 1, createdAt: -1, _id: -1 });
// Other API instances ask for what changed since they last looked.
bookSchema.index({ updatedAt: 1 });

announceWrites(bookSchema);

export const BookModel = mongoose.model('Book', bookSchema, 'books');

export type StoredBook = InferRawDocType<typeof bookFields> & {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
};

/** Inner fields that reads of the shop leave in the database. */
export const hiddenFields = { takenBy: 0, returnedBy: 0, deletedAt: 0 };

/** Sorts that end with the id, so that pages never overlap. */
export const bookOrder = {
  newest: { createdAt: -1, _id: -1 },
  'price-asc': { newPriceCents: 1, _id: 1 },
  'price-desc': { newPriceCents: -1, _id: -1 },
  title: { title: 1, _id: 1 },
} as const satisfies Record<BookSort, Record<string, 1 | -1>>;

/** The book as the API answers it. */
export function toBook(stored: StoredBook): Book {
  return {
    _id: stored._id.toHexString(),
    title: stored.title,
    description: stored.description,
    category: stored.category,
    trending: stored.trending,
    coverImage: stored.coverImage ?? '',
    oldPrice: stored.oldPriceCents == null ? undefined : toDollars(stored.oldPriceCents),
    newPrice: toDollars(stored.newPriceCents),
    author: stored.author || undefined,
    stock: stored.stock ?? undefined,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  };
}
