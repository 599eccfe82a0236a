import { randomUUID } from 'node:crypto';
import mongoose, { type InferRawDocType } from 'mongoose';
import type { Address } from '../../contract/order.ts';
import { ApiError } from '../../http/api-error.ts';

const text = { type: String, required: true } as const;
const addressSchema = new mongoose.Schema(
  { street: { type: String }, city: text, country: text, state: text, zipcode: text },
  { _id: false },
);

const customerFields = {
  /** The Firebase uid: the e-mail changes, and proves nothing. */
  _id: { type: String, required: true },
  name: { type: String },
  phone: { type: String },
  address: { type: addressSchema },
  /** Ids of books, newest first, also of books that are gone. */
  cart: { type: [String], required: true },
  wishlist: { type: [String], required: true },
  /** A new one with each write: a write is made against what it has read. */
  version: { type: String, required: true },
  /** The account is being deleted: nothing is written to it any more. */
  erasingSince: { type: Date },
  /** Then: addresses that were proven to be this person's, for what else is to be erased. */
  erasingEmails: { type: [String], default: undefined },
} as const;

const customerSchema = new mongoose.Schema(customerFields, { versionKey: false });
customerSchema.index({ erasingSince: 1 }, { sparse: true });
export const CustomerModel = mongoose.model('Customer', customerSchema, 'customers');

type StoredCustomer = InferRawDocType<typeof customerFields>;

/** What customers keep with the shop. */
export interface CustomerRecord {
  name?: string | undefined;
  phone?: string | undefined;
  address?: Address | undefined;
  cart: string[];
  wishlist: string[];
}

const mostTries = 20;

/** Everybody has a record; it is empty until something is kept in it. */
export async function readCustomer(uid: string): Promise<CustomerRecord> {
  return toRecord(await CustomerModel.findById(uid).lean());
}

/**
 * Changes a record by what `change` makes of it. Two devices that write at once come one after the
 * other: who finds another version than the one it has read looks again. Throws 409 while the
 * account is being deleted.
 */
export async function changeCustomer(
  uid: string,
  change: (record: CustomerRecord) => Partial<CustomerRecord>,
): Promise<CustomerRecord> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const stored = await CustomerModel.findById(uid).lean();
    if (stored?.erasingSince) {
      throw new ApiError('request_in_progress', 'This account is being deleted.');
    }
    const before = toRecord(stored);
    const after = { ...before, ...change(before) };
    if (await replace(uid, stored?.version, after)) return after;
  }
  throw new ApiError('service_unavailable', 'Too much at once. Please try again.', {
    retryAfter: 1,
  });
}

/** Whether the record still had that version; undefined: there was none. */
async function replace(
  _id: string,
  version: string | undefined,
  record: CustomerRecord,
): Promise<boolean> {
  const next = { _id, ...record, version: randomUUID() };
  if (version !== undefined) {
    return (await CustomerModel.replaceOne({ _id, version }, next)).modifiedCount === 1;
  }
  try {
    await CustomerModel.create(next);
    return true;
  } catch (error) {
    if ((error as { code?: number }).code === 11000) return false; // another device was first
    throw error;
  }
}

function toRecord(stored: StoredCustomer | null): CustomerRecord {
  const { name, phone, address, cart = [], wishlist = [] } = stored ?? {};
  return {
    name: name ?? undefined,
    phone: phone ?? undefined,
    address: address ? { ...address, street: address.street ?? undefined } : undefined,
    cart,
    wishlist,
  };
}
