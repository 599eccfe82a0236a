import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import type { Customer } from '../../contract/customer.ts';
import { toDollars } from '../../contract/money.ts';
import type { Complete } from '../../database/complete.ts';

const countFields = {
  /** As the orders have it in `customerKey`. */
  key: { type: String, required: true },
  /** Another one with each count: of two that count at once, the later one counts again. */
  revision: { type: mongoose.Schema.Types.ObjectId, required: true },
  name: { type: String, default: '' },
  email: { type: String, default: '' },
  phone: { type: String, default: '' },
  orders: { type: Number, required: true },
  delivered: { type: Number, required: true },
  deliveredCents: { type: Number, required: true },
  sales: { type: Number, required: true },
  /** Null without a sale. */
  averageSaleCents: { type: Number, default: null },
  /** Null when there is no order any more; nobody sees the record then. */
  lastOrderAt: { type: Date, default: null },
  searchTerms: { type: [String], required: true },
} as const;

const countSchema = new mongoose.Schema(countFields, { versionKey: false });
countSchema.index({ key: 1 }, { unique: true });
countSchema.index({ lastOrderAt: -1, _id: -1 });
countSchema.index({ searchTerms: 1, lastOrderAt: -1 });
countSchema.index({ averageSaleCents: -1, _id: 1 });

/** One record for each customer, counted from the orders and never the truth about them. */
export const CustomerCountModel = mongoose.model('CustomerCount', countSchema, 'customer-counts');

export type CountedCustomer = InferRawDocType<typeof countFields> & { _id: Types.ObjectId };

/** Straight from the driver, for what counting does in batches. */
export const customerCounts =
  CustomerCountModel.collection as unknown as mongoose.mongo.Collection<CountedCustomer>;

/** The customer as the API returns it. */
export function toCustomer(stored: CountedCustomer): Complete<Customer> {
  if (!stored.lastOrderAt) throw new Error('This customer has no order.');
  return {
    id: stored._id.toHexString(),
    name: stored.name ?? '',
    email: stored.email || undefined,
    phone: stored.phone ?? '',
    orders: stored.orders,
    delivered: stored.delivered,
    total: toDollars(stored.deliveredCents),
    lastOrderAt: stored.lastOrderAt.toISOString(),
  };
}
