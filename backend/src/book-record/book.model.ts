import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import {
  isPrice,
  type Book,
  type BookField,
  type BookSort,
  type NewBook,
  undoDays,
} from '../contract/book/book.ts';
import type { UsedCondition } from '../contract/book/condition.ts';
import { supplies } from '../contract/book/promise.ts';
import { toCents, toDollars } from '../contract/number/money.ts';
import type { Complete } from '../database/complete.ts';
import type { NewAuditEntry } from '../audit-log/new-audit-entry.ts';
import { announceWrites } from './book-changes.model.ts';
import { titleKeyOf } from './title-key-of.ts';
import { stockOfUsed } from './used-stock.ts';

/** What the owner says of a book; prices in cents. */
const ownFields = {
  title: { type: String, required: true },
  description: { type: String, required: true },
  category: { type: String, required: true },
  trending: { type: Boolean, required: true, default: false },
  /** URL, name of a stored cover, or '' for none. */
  coverImage: { type: String, default: '' },
  /** Absent on a draft out of a list without its price, which cannot be published before it has one. */
  newPriceCents: { type: Number, required: true },
  oldPriceCents: { type: Number },
  author: { type: String },
  /** Copies left; absent when the book is never limited. */
  stock: { type: Number },
  isbn: { type: String },
  publisher: { type: String },
  year: { type: Number },
  pages: { type: Number },
  language: { type: String },
  format: { type: String },
  /** True or absent: lists leave out what has it. */
  draft: { type: Boolean },
  antique: { type: Boolean },
  priceLifted: { type: Boolean },
  /** How worn a used copy is; absent on a new book. */
  condition: { type: String },
  conditionNote: { type: String },
  vatRate: { type: Number },
  supply: { type: String, enum: supplies },
  supplyDays: { type: Number },
  /** `2026-11-28`: a day in the shop's time zone, whichever that is. */
  availableFrom: { type: String },
} as const satisfies Record<StoredName<BookField>, object>;
type StoredName<Name> = Name extends `${string}Price` ? `${Name}Cents` : Name;

const bookFields = {
  ...ownFields,
  /** Lists by title are in its order. */
  titleKey: {
    type: String,
    default(this: { title?: string }) {
      return this.title === undefined ? undefined : titleKeyOf(this.title);
    },
  },
  /** When somebody last set the stock: what changed it since were orders. */
  stockSetAt: { type: Date },
  /** What it cost in the 30 days before its present price, see past-prices.ts. */
  pastPrices: { type: [mongoose.Schema.Types.Mixed], default: undefined },
  /** Set when the owner deleted the book; it stays for Undo, see forget-deleted-books.ts. */
  deletedAt: { type: Date },
  deletedBy: { type: String },
  /**
   * The ISBN of a new book on sale, the own id of every other: no two new books on sale share one, and
   * any number of used copies stand beside it.
   */
  isbnKey: {
    type: String,
    default(this: KeyedBook & { _id: Types.ObjectId }) {
      return isbnKeyOf(this._id, this);
    },
  },
  /** What imports of the last weeks have made of the book. */
  imports: { type: [mongoose.Schema.Types.Mixed], default: undefined },
  /** The import that takes the book out of the shop in a moment: nobody can order it any more. */
  leavesWith: { type: mongoose.Schema.Types.ObjectId },
} as const;

/** What was done before cannot be undone any more. */
export const undoableSince = () => new Date(Date.now() - undoDays * 86_400_000);

// Filters: what the owner sees of the books; for shoppers see `onSale`.
export const drafts = { deletedAt: null, draft: true };
export const ownersBooks = { deletedAt: null };

/** Of a new book until its import is complete; no other book is deleted at that moment. */
export const notThereYet = new Date(0);

/** What an import has made of a book; as long as it has this version, that can be undone. */
export interface ImportNote {
  version: number;
  /** Its id is the import's. */
  entry: NewAuditEntry;
}

/** Filter for what shoppers see. */
export function onSale() {
  return { deletedAt: null, draft: null };
}

type KeyedBook = Partial<Record<'isbn' | 'draft' | 'deletedAt' | 'condition', unknown>>;

export function isbnKeyOf(
  _id: Types.ObjectId,
  { isbn, draft, deletedAt, condition }: KeyedBook,
): string {
  const isKeyed = !draft && !deletedAt && !condition;
  return isKeyed && typeof isbn === 'string' && isbn ? isbn : _id.toHexString();
}

const bookSchema = new mongoose.Schema(bookFields, { timestamps: true });

// Each list carries its sort in an index: newest first, then by id so that pages never overlap.
bookSchema.index({ deletedAt: 1, draft: 1, createdAt: -1, _id: -1 });
bookSchema.index({ deletedAt: 1, draft: 1, category: 1, createdAt: -1, _id: -1 });
bookSchema.index({ deletedAt: 1, draft: 1, trending: 1, createdAt: -1, _id: -1 });
bookSchema.index({ deletedAt: 1, draft: 1, newPriceCents: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, draft: 1, title: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, draft: 1, titleKey: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, draft: 1, stock: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, draft: 1, author: 1, createdAt: -1, _id: -1 });
// A plain unique index, as with the keys of orders: every book has a key.
bookSchema.index({ isbnKey: 1 }, { unique: true });
// All copies with one ISBN, and whether the shop has used books at all.
bookSchema.index({ isbn: 1 }, { sparse: true });
bookSchema.index({ condition: 1 }, { sparse: true });
// Other API instances ask for what changed since they last looked.
bookSchema.index({ updatedAt: 1 });
bookSchema.index({ 'imports.entry._id': 1 }, { sparse: true });

announceWrites(bookSchema);

export const BookModel = mongoose.model('Book', bookSchema, 'books');

type OwnFields = InferRawDocType<typeof ownFields>;
export type StoredBook = Omit<InferRawDocType<typeof bookFields>, 'imports' | 'pastPrices'> & {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  __v?: number;
  imports?: ImportNote[] | null;
  pastPrices?: { cents: number; until: Date }[] | null;
};

/**
 * Straight from the driver, for reads and batches: building Mongoose queries costs more than they do.
 * Values in its filters come out of a schema or the database; nothing checks them here.
 */
export const bookCollection =
  BookModel.collection as unknown as mongoose.mongo.Collection<StoredBook>;

/** How the shop reads books: inner fields stay in the database, and nobody waits without end. */
export const reading = {
  projection: {
    isbnKey: 0,
    titleKey: 0,
    imports: 0,
  },
  maxTimeMS: 5000,
};

/** Sorts that end with the id, so that pages never overlap. */
export const bookOrder = {
  newest: { createdAt: -1, _id: -1 },
  'price-asc': { newPriceCents: 1, _id: 1 },
  'price-desc': { newPriceCents: -1, _id: -1 },
  title: { titleKey: 1, _id: 1 },
  // A list by stock ends with the books that are never sold out, see find-page.ts.
  stock: { stock: 1, _id: 1 },
  deleted: { deletedAt: -1, _id: -1 },
} as const satisfies Record<BookSort | 'deleted', Record<string, 1 | -1>>;

/** The book as the API returns it. */
export function toBook(stored: StoredBook): Complete<Book> {
  return {
    _id: stored._id.toHexString(),
    title: stored.title,
    description: stored.description,
    category: stored.category,
    trending: stored.trending,
    coverImage: stored.coverImage ?? '',
    oldPrice: stored.oldPriceCents == null ? undefined : toDollars(stored.oldPriceCents),
    newPrice: priceOf(stored),
    author: stored.author || undefined,
    stock: stored.stock ?? undefined,
    isbn: stored.isbn ?? undefined,
    publisher: stored.publisher ?? undefined,
    year: stored.year ?? undefined,
    pages: stored.pages ?? undefined,
    language: stored.language ?? undefined,
    format: stored.format ?? undefined,
    draft: stored.draft || undefined,
    antique: stored.antique || undefined,
    priceLifted: stored.priceLifted || undefined,
    vatRate: stored.vatRate ?? undefined,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    // What is stored has come through the contract's schema.
    condition: (stored.condition as UsedCondition | null | undefined) ?? undefined,
    conditionNote: stored.conditionNote ?? undefined,
    supply: stored.supply ?? undefined,
    supplyDays: stored.supplyDays ?? undefined,
    availableFrom: stored.availableFrom ?? undefined,
  };
}

function priceOf({ newPriceCents = 0 }: Partial<Pick<StoredBook, 'newPriceCents'>>): number {
  return toDollars(newPriceCents);
}

/** The stored fields of a new book: what is absent or cleared is left out. */
export function fieldsOf(book: NewBook): OwnFields {
  // The contract says that a new book has what is required here.
  const fields = { trending: false, coverImage: '', ...updateOf(book).$set };
  return { ...fields, ...stockOfUsed(fields) } as OwnFields;
}

type Prices = Pick<StoredBook, 'newPriceCents' | 'oldPriceCents'>;

/** How many books and drafts have a price that is no whole number. */
export async function countBooksWithDecimals(): Promise<number> {
  let count = 0;
  const prices = { newPriceCents: 1, oldPriceCents: 1 };
  for await (const book of bookCollection.find(ownersBooks).project<Prices>(prices)) {
    if (book.newPriceCents % 100 > 0 || (book.oldPriceCents ?? 0) % 100 > 0) count += 1;
  }
  return count;
}

/** Left out stays as it is; `null` clears the field. */
export function updateOf(change: Partial<NewBook>) {
  const $set: Record<string, unknown> = {};
  const $unset: Record<string, 1> = {};
  for (const [name, value] of Object.entries(change)) {
    const path = isPrice(name) ? `${name}Cents` : name;
    if (value === null) $unset[path] = 1;
    else if (value !== undefined) $set[path] = isPrice(name) ? toCents(Number(value)) : value;
  }
  return { $set: $set as Partial<OwnFields>, $unset };
}
