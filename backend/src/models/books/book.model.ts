import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import { commandTimeoutMs } from '../../database/command-timeout.ts';
import {
  isPrice,
  type Book,
  type BookField,
  type BookSort,
  type NewBook,
  undoDays,
} from '../../contract/book/book.ts';
import type { UsedCondition } from '../../contract/book/condition.ts';
import { supplies } from '../../contract/book/supply.ts';
import { toCents, toAmount } from '../../contract/number/cents.ts';
import type { Complete } from '../../contract/complete.ts';
import type { NewAuditEntry } from '../audit-log/new-audit-entry.ts';
import { announceWrites } from './book-changes.ts';
import { titleKeyOf } from './title-key-of.ts';
import { stockOfUsed } from './used-stock.ts';

/** Fields that the owner edits; prices in cents. */
const ownFields = {
  title: { type: String, required: true },
  description: { type: String, required: true },
  category: { type: String, required: true },
  trending: { type: Boolean, required: true, default: false },
  /** URL, name of a stored cover, or '' for none. */
  coverImage: { type: String, default: '' },
  /** Absent on an imported draft without a price, which cannot be published. */
  newPriceCents: { type: Number, required: true },
  oldPriceCents: { type: Number },
  author: { type: String },
  /** Copies in stock; absent when stock is not counted. */
  stock: { type: Number },
  isbn: { type: String },
  publisher: { type: String },
  year: { type: Number },
  pages: { type: Number },
  language: { type: String },
  format: { type: String },
  /** True or absent; drafts are in no list of shoppers. */
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
  /** Sort key for lists by title. */
  titleKey: {
    type: String,
    default(this: { title?: string }) {
      return this.title === undefined ? undefined : titleKeyOf(this.title);
    },
  },
  /** When somebody last set the stock; later changes are orders. */
  stockSetAt: { type: Date },
  /** Prices of the last 30 days, see past-prices.ts. */
  pastPrices: { type: [mongoose.Schema.Types.Mixed], default: undefined },
  /** Set when the owner deleted the book; it stays for Undo, see purge-deleted-books.ts. */
  deletedAt: { type: Date },
  deletedBy: { type: String },
  /**
   * The ISBN of a new book on sale that stays on sale, else the own id. A unique index, so no two of these
   * books share an ISBN, while used copies may.
   */
  isbnKey: {
    type: String,
    default(this: KeyedBook & { _id: Types.ObjectId }) {
      return isbnKeyOf(this._id, this);
    },
  },
  /** Changes by imports of the last weeks. */
  imports: { type: [mongoose.Schema.Types.Mixed], default: undefined },
  /** The import that is about to remove the book, which can no longer be ordered. */
  leavesWith: { type: mongoose.Schema.Types.ObjectId },
} as const;

/** Changes from before this moment can no longer be undone. */
export const undoableSince = () => new Date(Date.now() - undoDays * 86_400_000);

// Filters of the owner; `onSale` is the filter of shoppers.
export const drafts = { deletedAt: null, draft: true };
export const ownersBooks = { deletedAt: null };

/** `deletedAt` of a new book until its import is complete; no other book has it. */
export const pendingImportDate = new Date(0);

/** The change of a book by an import; it can be undone while the book has this version. */
export interface ImportedChange {
  version: number;
  /** Its id is the import's. */
  entry: NewAuditEntry;
}

/** Filter of the books that shoppers see. */
export const onSale = { deletedAt: null, draft: null };

type KeyedBook = Partial<
  Record<'isbn' | 'draft' | 'deletedAt' | 'condition' | 'leavesWith', unknown>
>;

export function isbnKeyOf(
  _id: Types.ObjectId,
  { isbn, draft, deletedAt, condition, leavesWith }: KeyedBook,
): string {
  const isKeyed = !draft && !deletedAt && !condition && !leavesWith;
  return isKeyed && typeof isbn === 'string' && isbn ? isbn : _id.toHexString();
}

const bookSchema = new mongoose.Schema(bookFields, { timestamps: true });

// Indexes of the lists include their sort; the id at the end keeps pages from overlapping.
bookSchema.index({ deletedAt: 1, draft: 1, createdAt: -1, _id: -1 });
bookSchema.index({ deletedAt: 1, draft: 1, category: 1, createdAt: -1, _id: -1 });
bookSchema.index({ deletedAt: 1, draft: 1, trending: 1, createdAt: -1, _id: -1 });
bookSchema.index({ deletedAt: 1, draft: 1, newPriceCents: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, draft: 1, title: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, draft: 1, titleKey: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, draft: 1, stock: 1, _id: 1 });
bookSchema.index({ deletedAt: 1, draft: 1, author: 1, createdAt: -1, _id: -1 });
bookSchema.index({ isbnKey: 1 }, { unique: true });
// All copies with one ISBN, and whether the shop has used books at all.
bookSchema.index({ isbn: 1 }, { sparse: true });
bookSchema.index({ condition: 1 }, { sparse: true });
// Other instances poll for changes.
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
  imports?: ImportedChange[] | null;
  pastPrices?: { cents: number; until: Date }[] | null;
};

/**
 * The driver's collection, for reads and batches, since Mongoose's queries are slow to build. It checks no
 * values, so those in filters must come from a schema or the database.
 */
export const bookCollection =
  BookModel.collection as unknown as mongoose.mongo.Collection<StoredBook>;

/** Options for reading books: without internal fields, and with a timeout. */
export const reading = {
  projection: {
    isbnKey: 0,
    titleKey: 0,
    imports: 0,
  },
  maxTimeMS: commandTimeoutMs,
};

/** Sorts that end with the id, so that pages never overlap. */
export const bookSortFields = {
  newest: { createdAt: -1, _id: -1 },
  'price-asc': { newPriceCents: 1, _id: 1 },
  'price-desc': { newPriceCents: -1, _id: -1 },
  title: { titleKey: 1, _id: 1 },
  // Books without counted stock come last, see book-queries.ts.
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
    oldPrice: stored.oldPriceCents == null ? undefined : toAmount(stored.oldPriceCents),
    newPrice: toAmount(stored.newPriceCents || 0), // a draft may have none
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
    // Validated by the contract's schema.
    condition: (stored.condition as UsedCondition | null | undefined) ?? undefined,
    conditionNote: stored.conditionNote ?? undefined,
    supply: stored.supply ?? undefined,
    supplyDays: stored.supplyDays ?? undefined,
    availableFrom: stored.availableFrom ?? undefined,
  };
}

/** The stored fields of a new book, without absent and cleared ones. */
export function storedFieldsOf(book: NewBook): OwnFields {
  const given = Object.entries(storedValuesOf(book)).filter(([, value]) => value !== null);
  // The contract's schema requires these fields.
  const fields = {
    trending: false,
    coverImage: '',
    ...(Object.fromEntries(given) as Partial<OwnFields>),
  };
  return { ...fields, ...stockOfUsed(fields) } as OwnFields;
}

type StoredValues = { [Name in keyof OwnFields]?: OwnFields[Name] | null };

/** The stored values of a change: absent fields stay, `null` clears a field. */
export function storedValuesOf(change: Partial<NewBook>): StoredValues {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const values = given.map(([name, value]) => {
    if (!isPrice(name)) return [name, value];
    return [`${name}Cents`, value === null ? null : toCents(Number(value))];
  });
  return Object.fromEntries(values) as StoredValues;
}
