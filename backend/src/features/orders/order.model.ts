import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import { categories } from '../../contract/book.ts';
import { toDollars } from '../../contract/money.ts';
import type {
  Address,
  Order,
  OrderHistoryEntry,
  OrderItem,
  OrderNote,
} from '../../contract/order.ts';
import { orderStatuses, type OrderActor } from '../../contract/order-status.ts';
import type { Complete } from '../../database/complete.ts';
import { outboxField, outboxIndex } from '../../database/outbox.ts';
import { markField, markUncounted } from './rollup/order-mark.ts';

/** Statuses that nobody outside sees: an order on its way in, and one that is being undone. */
const hiddenStatuses = ['placing', 'undoing'] as const;
const { ObjectId } = mongoose.Schema.Types;
/** For so long an admin may take a step back: as the notice offers it, and a moment for the way. */
export const undoMs = 10_000;

const itemSchema = new mongoose.Schema(
  {
    bookId: { type: ObjectId, required: true },
    title: { type: String, required: true },
    coverImage: { type: String, default: '' },
    category: { type: String, required: true, enum: categories },
    priceCents: { type: Number, required: true },
  },
  { _id: false },
);

const historySchema = new mongoose.Schema(
  {
    status: { type: String, required: true, enum: orderStatuses },
    at: { type: Date, required: true },
    /** The admin's name; absent for what the customer did. */
    by: { type: String },
    undo: { type: Boolean },
    changed: { type: [String], default: undefined },
  },
  { _id: false },
);

const noteSchema = new mongoose.Schema(
  {
    text: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
  },
  { _id: false },
);

const retakeSchema = new mongoose.Schema(
  {
    mark: { type: ObjectId, required: true },
    to: { type: String, required: true, enum: orderStatuses },
    by: { type: String, required: true },
    /** Moment of the step that is taken back. */
    at: { type: Date, required: true },
    /** A copy could not be had: what was taken goes back. */
    hasFailed: { type: Boolean },
  },
  { _id: false },
);

const orderFields = {
  number: { type: Number, required: true },
  /** The Firebase user it belongs to, '' for nobody (by telephone); the e-mail proves nothing (R9). */
  uid: { type: String, default: '' },
  source: { type: String, enum: ['phone'] as const },
  name: { type: String, required: true },
  email: { type: String, default: '' },
  emailLower: { type: String, default: '' },
  phone: { type: String, required: true },
  address: {
    street: { type: String },
    city: { type: String, required: true },
    country: { type: String, required: true },
    state: { type: String, required: true },
    zipcode: { type: String, required: true },
  },
  items: { type: [itemSchema], required: true },
  totalCents: { type: Number, required: true },
  status: { type: String, required: true, enum: [...hiddenStatuses, ...orderStatuses] },
  history: { type: [historySchema], required: true },
  notes: { type: [noteSchema], default: undefined },
  /** Folded beginnings by which the owner finds the order; absent before 2026-11-22. */
  searchWords: { type: [String], default: undefined },
  /** Books of limited stock: this order holds a copy of each. */
  limitedBookIds: { type: [ObjectId], required: true },
  /** Idempotency key of the request; its own id when there was none or when the key is free again. */
  key: {
    type: String,
    required: true,
    default(this: { _id: Types.ObjectId }) {
      return this._id.toHexString();
    },
  },
  /** What the request with that key asked for; absent when nobody can repeat it. */
  bodyHash: { type: String },
  /** Work on this order is unfinished: whose it is until then. After that anybody may finish it. */
  leaseUntil: { type: Date },
  /** All work is done, and what it left behind (ids on books, `limitKeys`) can go from then on. */
  cleanUpAt: { type: Date },
  /** For whom it counts in the order limits, while it counts. */
  limitKeys: { type: [String], default: undefined },
  /** Not a sale any more, and its copies are on the way back into stock. */
  returnsStock: { type: Boolean },
  /** Under which its copies go back the next time; its own id at first. */
  returnMark: { type: ObjectId },
  /** Is to become a sale again, for which its copies are being taken once more. */
  retake: { type: retakeSchema, default: undefined },
  /** Besides its own id, the marks on books to clean up; copies under those that failed go back. */
  marks: { type: [ObjectId], default: undefined },
  failedMarks: { type: [ObjectId], default: undefined },
  /** Letters about it that are still to be written. */
  outbox: outboxField,
  /** Since when nothing on it says whose it was. */
  erasedAt: { type: Date },
  ...markField,
} as const;

const orderSchema = new mongoose.Schema(orderFields, { timestamps: true });

orderSchema.index({ number: 1 }, { unique: true });
// One order per customer and key, whatever runs at the same time.
orderSchema.index({ key: 1, uid: 1 }, { unique: true });
orderSchema.index({ leaseUntil: 1 }, { sparse: true });
orderSchema.index({ cleanUpAt: 1 }, { sparse: true });
orderSchema.index({ limitKeys: 1 }, { sparse: true });
orderSchema.index(outboxIndex, { sparse: true });
orderSchema.index({ uid: 1, createdAt: -1, _id: -1 });
orderSchema.index({ emailLower: 1, createdAt: -1, _id: -1 });
orderSchema.index({ createdAt: -1, _id: -1 });
orderSchema.index({ status: 1, createdAt: -1, _id: -1 });
orderSchema.index({ searchWords: 1 });
orderSchema.index({ uncounted: 1 }, { sparse: true });
markUncounted(orderSchema);

export const OrderModel = mongoose.model('Order', orderSchema, 'orders');

export type StoredOrder = InferRawDocType<typeof orderFields> & {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  __v?: number;
};

/**
 * Straight from the driver: documents and queries of Mongoose cost more than the rest of placing an
 * order. Values in its filters come out of a schema or the database; nothing checks them here.
 */
export const orderCollection =
  OrderModel.collection as unknown as mongoose.mongo.Collection<StoredOrder>;

/** Filter for the orders that exist for people. A function, since Mongoose changes filters. */
export function isVisible() {
  return mongoose.trusted({ $in: [...orderStatuses] });
}

/** The order as the API returns it: who did what and the shop's notes are for admins only. */
export function toOrder(stored: StoredOrder, reader: OrderActor): Complete<Order> {
  const { status } = stored;
  const isForAdmin = reader === 'admin';
  if (status === 'placing' || status === 'undoing') throw new Error('This order is hidden.');
  return {
    _id: stored._id.toHexString(),
    number: stored.number,
    name: stored.name,
    email: stored.email ?? '',
    phone: stored.phone,
    address: toAddress(stored.address),
    productIds: stored.items.map((item) => item.bookId.toHexString()),
    items: stored.items.map((item): Complete<OrderItem> => ({
      bookId: item.bookId.toHexString(),
      title: item.title,
      coverImage: item.coverImage ?? '',
      price: toDollars(item.priceCents),
    })),
    totalPrice: toDollars(stored.totalCents),
    status,
    history: stored.history.map((entry): Complete<OrderHistoryEntry> => ({
      status: entry.status,
      at: entry.at.toISOString(),
      by: isForAdmin ? (entry.by ?? undefined) : undefined,
      undo: entry.undo ? true : undefined,
      changed: entry.changed ?? undefined,
    })),
    idempotencyKey: isForAdmin || !stored.bodyHash ? undefined : stored.key,
    source: stored.source ?? undefined,
    notes: isForAdmin ? stored.notes?.map(toNote) : undefined,
    createdAt: stored.createdAt.toISOString(),
  };
}

function toNote({ text, at, by }: NonNullable<StoredOrder['notes']>[number]): OrderNote {
  return { text, at: at.toISOString(), by };
}

function toAddress(stored: StoredOrder['address']): Complete<Address> {
  return {
    street: stored?.street ?? undefined,
    city: stored?.city ?? '',
    country: stored?.country ?? '',
    state: stored?.state ?? '',
    zipcode: stored?.zipcode ?? '',
  };
}
