import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import { categories } from '../../contract/book.ts';
import { toDollars } from '../../contract/money.ts';
import type { Address, Order, OrderItem } from '../../contract/order.ts';
import { orderStatuses } from '../../contract/order-status.ts';
import type { Complete } from '../../db/complete.ts';
import { outboxField, outboxIndex } from '../../db/outbox.ts';

/** Statuses that nobody outside sees: an order on its way in, and one that is being undone. */
const hiddenStatuses = ['placing', 'undoing'] as const;
const { ObjectId } = mongoose.Schema.Types;

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
  },
  { _id: false },
);

const orderFields = {
  number: { type: Number, required: true },
  /** The Firebase user it belongs to; the e-mail proves nothing (ruling R9). */
  uid: { type: String, required: true },
  name: { type: String, required: true },
  email: { type: String, required: true },
  emailLower: { type: String, required: true },
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
  /** Lower-case beginnings by which the owner finds the order. */
  searchTerms: { type: [String], required: true },
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
  /** Letters about it that are still to be written. */
  outbox: outboxField,
} as const;

const orderSchema = new mongoose.Schema(orderFields, { timestamps: true });

orderSchema.index({ number: 1 }, { unique: true });
// One order per customer and key, whatever runs at the same time (ruling R4).
orderSchema.index({ key: 1, uid: 1 }, { unique: true });
orderSchema.index({ leaseUntil: 1 }, { sparse: true });
orderSchema.index({ cleanUpAt: 1 }, { sparse: true });
orderSchema.index({ limitKeys: 1 }, { sparse: true });
orderSchema.index(outboxIndex, { sparse: true });
orderSchema.index({ uid: 1, emailLower: 1, createdAt: -1, _id: -1 });
orderSchema.index({ emailLower: 1, createdAt: -1, _id: -1 });
orderSchema.index({ createdAt: -1, _id: -1 });
orderSchema.index({ status: 1, createdAt: -1, _id: -1 });
orderSchema.index({ searchTerms: 1 });

export const OrderModel = mongoose.model('Order', orderSchema, 'orders');

export type StoredOrder = InferRawDocType<typeof orderFields> & {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
};

/** Filter for the orders that exist for people. A function, since Mongoose changes filters. */
export function isVisible() {
  return mongoose.trusted({ $in: [...orderStatuses] });
}

/** The order as the API returns it. */
export function toOrder(stored: StoredOrder): Complete<Order> {
  const { status } = stored;
  if (status === 'placing' || status === 'undoing') throw new Error('This order is hidden.');
  return {
    _id: stored._id.toHexString(),
    number: stored.number,
    name: stored.name,
    email: stored.email,
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
    history: stored.history.map((entry) => ({ status: entry.status, at: entry.at.toISOString() })),
    createdAt: stored.createdAt.toISOString(),
  };
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
