import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import type { UsedCondition } from '../../contract/book/condition.ts';
import { toAmount } from '../../contract/number/cents.ts';
import { orderedSupplies } from '../../contract/book/supply.ts';
import {
  orderSources,
  type Address,
  type Order,
  type OrderHistoryEntry,
  type OrderItem,
} from '../../contract/order/order.ts';
import { orderStatuses, type OrderActor } from '../../contract/order/order-status.ts';
import type { Complete } from '../../contract/complete.ts';
import { firstCurrency } from '../settings/default-settings.ts';
import { giftField, toGift } from './order-gift.ts';
import { orderVat } from './order-vat.ts';
import { countedCents, returnedAtOf } from './returned-books.ts';
import { toWithdrawals, withdrawalsField } from './order-withdrawals.ts';

const { ObjectId } = mongoose.Schema.Types;

const itemSchema = new mongoose.Schema(
  {
    bookId: { type: ObjectId, required: true },
    title: { type: String, required: true },
    author: { type: String },
    isbn: { type: String },
    coverImage: { type: String, default: '' },
    category: { type: String, required: true },
    priceCents: { type: Number, required: true },
    returnedAt: { type: Date },
    /** Of a used copy. */
    condition: { type: String },
    conditionNote: { type: String },
    vatRate: { type: Number },
    /** Absent for a book that was in stock. */
    supply: { type: String, enum: orderedSupplies },
    promisedBy: { type: String },
    /** When the copy of a book that was not in stock arrived. */
    arrivedAt: { type: Date },
    sentAt: { type: Date },
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
    /** The books of a step that names its books, even all of them; `sent` likewise. */
    returned: { type: [ObjectId], default: undefined },
    changed: { type: [String], default: undefined },
    sent: { type: [ObjectId], default: undefined },
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

const orderFields = {
  number: { type: Number, required: true },
  /** The Firebase user it belongs to, '' for an order by telephone; the e-mail proves nothing. */
  uid: { type: String, default: '' },
  source: { type: String, enum: orderSources },
  /** The money was taken at the owner's till: all amounts are 0. */
  atTill: { type: Boolean },
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
  /** Collected in the shop: the address is empty. */
  pickup: { type: Boolean },
  items: { type: [itemSchema], required: true },
  /** Its part of the total; absent when it was free. */
  shippingCents: { type: Number },
  /** Books, shipping and the wrapping of a gift. */
  totalCents: { type: Number, required: true },
  /** Price of the books that came back; null unless some have and others have not. */
  returnedCents: { type: Number },
  currency: { type: String },
  /** The tax note of the shop when the order was placed. */
  tax: { type: String },
  status: { type: String, required: true, enum: orderStatuses },
  history: { type: [historySchema], required: true },
  notes: { type: [noteSchema], default: undefined },
  /** Folded prefixes by which the owner finds the order. */
  searchWords: { type: [String], default: undefined },
  /** Books of which stock is counted: this order holds a copy of each, unless it has come back. */
  stockTrackedBookIds: { type: [ObjectId], required: true },
  /** The `Idempotency-Key` of its request, for a customer who has lost the response. */
  key: { type: String },
  /** Declarations of withdrawal for this order. */
  withdrawals: withdrawalsField,
  /** When its personal data was erased. */
  erasedAt: { type: Date },
  /** The admin's name; absent when the customer has deleted the account. */
  erasedBy: { type: String },
  gift: giftField,
  /** Percent; absent without a fee, and while VAT was off. */
  shippingVatRate: { type: Number },
  company: { type: String },
  vatNumber: { type: String },
} as const;

const orderSchema = new mongoose.Schema(orderFields, { timestamps: true });

orderSchema.index({ number: 1 }, { unique: true });
orderSchema.index({ uid: 1, createdAt: -1, _id: -1 });
orderSchema.index({ emailLower: 1, createdAt: -1, _id: -1 });
orderSchema.index({ createdAt: -1, _id: -1 });
orderSchema.index({ status: 1, createdAt: -1, _id: -1 });
orderSchema.index({ searchWords: 1 });
orderSchema.index({ 'items.bookId': 1, createdAt: -1, _id: -1 });
// Summaries of orders read what changed since they were read last.
orderSchema.index({ updatedAt: 1 });

/** The sort of lists, which the indexes above end with. */
export const newestFirst = { createdAt: -1, _id: -1 } as const;

export const OrderModel = mongoose.model('Order', orderSchema, 'orders');

export type StoredOrder = InferRawDocType<typeof orderFields> & {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  __v?: number;
};

export type StoredOrderItem = StoredOrder['items'][number];

/**
 * The driver's collection: Mongoose's documents and queries would cost more than the rest of placing an
 * order. It checks no values, so those in filters must come from a schema or the database.
 */
export const orderCollection =
  OrderModel.collection as unknown as mongoose.mongo.Collection<StoredOrder>;

/** The order as the API returns it; the names of admins and the notes are for admins only. */
export function toOrder(stored: StoredOrder, reader: OrderActor): Complete<Order> {
  const isForAdmin = reader === 'admin';
  return {
    _id: stored._id.toHexString(),
    number: stored.number,
    name: stored.name,
    email: stored.email ?? '',
    phone: stored.phone,
    address: toAddress(stored.address),
    pickup: stored.pickup ? true : undefined,
    productIds: stored.items.map((item) => item.bookId.toHexString()),
    items: stored.items.map((item): Complete<OrderItem> => ({
      bookId: item.bookId.toHexString(),
      title: item.title,
      author: item.author ?? undefined,
      isbn: item.isbn ?? undefined,
      coverImage: item.coverImage ?? '',
      price: toAmount(item.priceCents),
      returnedAt: returnedAtOf(item, stored)?.toISOString(),
      // Validated by the book's schema.
      condition: (item.condition as UsedCondition | null | undefined) ?? undefined,
      conditionNote: item.conditionNote ?? undefined,
      vatRate: item.vatRate ?? undefined,
      supply: item.supply ?? 'stock',
      promisedBy: item.promisedBy ?? undefined,
      arrivedAt: item.arrivedAt?.toISOString(),
      sentAt: item.sentAt?.toISOString(),
    })),
    shipping: toAmount(stored.shippingCents ?? 0),
    totalPrice: toAmount(stored.totalCents),
    left: stored.returnedCents == null ? undefined : toAmount(countedCents(stored)),
    currency: currencyOf(stored),
    tax: stored.tax ?? undefined,
    status: stored.status,
    history: stored.history.map((entry): Complete<OrderHistoryEntry> => ({
      status: entry.status,
      at: entry.at.toISOString(),
      by: isForAdmin ? (entry.by ?? undefined) : undefined,
      undo: entry.undo ? true : undefined,
      returned: entry.returned?.map(String),
      changed: entry.changed ?? undefined,
      sent: entry.sent?.map(String),
    })),
    idempotencyKey: isForAdmin ? undefined : (stored.key ?? undefined),
    source: stored.source ?? undefined,
    atTill: stored.atTill ? true : undefined,
    notes: isForAdmin
      ? (stored.notes ?? []).map(({ text, at, by }) => ({ text, at: at.toISOString(), by }))
      : undefined,
    ...toWithdrawals(stored.withdrawals),
    createdAt: stored.createdAt.toISOString(),
    gift: toGift(stored.gift),
    unread: undefined,
    erasedAt: isForAdmin ? stored.erasedAt?.toISOString() : undefined,
    vat: orderVat(stored),
    shippingVatRate: stored.shippingVatRate ?? undefined,
    company: stored.company || undefined,
    vatNumber: stored.vatNumber || undefined,
  };
}

/** The currency of an order's amounts. */
export function currencyOf({ currency }: { currency?: string | null | undefined }): string {
  return currency ?? firstCurrency;
}

export function toAddress(stored: StoredOrder['address']): Complete<Address> {
  const { street, city = '', country = '', state = '', zipcode = '' } = stored ?? {};
  return { street: street || undefined, city, country, state, zipcode };
}
