import { randomUUID } from 'node:crypto';
import mongoose, { type ClientSession, type InferRawDocType } from 'mongoose';
import type { Account } from '../../contract/account/account.ts';
import type { Complete } from '../../database/complete.ts';
import { isFirstToWrite } from '../../database/unique-index.ts';
import { ApiError, unavailable } from '../../http/api-error.ts';

const text = { type: String, required: true } as const;
const addressSchema = new mongoose.Schema(
  { street: { type: String }, city: text, country: text, state: text, zipcode: text },
  { _id: false },
);

const erasureFields = {
  /** Of whom: see `accountOf` in `customers`. */
  key: text,
  /** The admin's user name; absent when it is the customer's own wish. */
  by: { type: String },
  /** When any process goes on with it. */
  dueAt: { type: Date, required: true },
  /** Orders that lose the person, and the addresses that were known of them. */
  orderIds: { type: [mongoose.Schema.Types.ObjectId], required: true },
  emails: { type: [String], required: true },
  /** Those that are this customer's for sure, in lower case. */
  verifiedEmails: { type: [String], required: true },
} as const;
export type Erasure = Omit<InferRawDocType<typeof erasureFields>, '_id'>;

const customerFields = {
  /** The Firebase uid: the e-mail changes, and proves nothing. By telephone, the key of `erasure`. */
  _id: { type: String, required: true },
  name: { type: String },
  phone: { type: String },
  address: { type: addressSchema },
  /** Ids of books, newest first, also of books that are gone. */
  cart: { type: [String], required: true },
  wishlist: { type: [String], required: true },
  /** Keys of the latest changes of the two lists: the same change is made once. */
  listKeys: { type: [String], default: [] },
  /** A new one with each write: a write is made against what it has read. */
  version: { type: String, required: true },
  /** Of the latest order: an order and an erasure at once both write this record, so one comes first. */
  orderedAt: { type: Date },
  /** The person is being taken out of the shop: nothing else is written to the record any more. */
  erasure: { type: new mongoose.Schema(erasureFields, { _id: false }) },
} as const;

const customerSchema = new mongoose.Schema(customerFields, { versionKey: false });
customerSchema.index({ 'erasure.dueAt': 1 }, { sparse: true });
export const CustomerModel = mongoose.model('Customer', customerSchema, 'customers');

type StoredCustomer = InferRawDocType<typeof customerFields>;
const customers = CustomerModel.collection as unknown as mongoose.mongo.Collection<StoredCustomer>;

/** What customers keep with the shop. */
export type CustomerRecord = Omit<Account, 'uid' | 'email'> & { listKeys: string[] };

const maxTries = 20;

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
  for (let tries = 0; tries < maxTries; tries += 1) {
    const stored = await CustomerModel.findById(uid).lean();
    if (stored?.erasure) {
      throw new ApiError('request_in_progress', 'This account is being deleted.');
    }
    const before = toRecord(stored);
    const after = { ...before, ...change(before) };
    if (await replace(uid, stored?.version, after)) return after;
  }
  throw unavailable('Too much at once. Please try again.', 1);
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
  return isFirstToWrite(CustomerModel.create(next));
}

/** Notes in their transaction that these customers order, '' for nobody. */
export async function touchCustomers(uids: string[], session: ClientSession): Promise<void> {
  const orderedAt = new Date();
  const $setOnInsert = { cart: [], wishlist: [], listKeys: [], version: randomUUID() };
  const writes = [...new Set(uids)]
    .filter((uid) => uid !== '')
    .map((_id) => ({
      updateOne: { filter: { _id }, update: { $set: { orderedAt }, $setOnInsert }, upsert: true },
    }));
  if (writes.length > 0) await customers.bulkWrite(writes, { session });
}

function toRecord(stored: StoredCustomer | null): CustomerRecord {
  const { name, phone, address, cart = [], wishlist = [], listKeys = [] } = stored ?? {};
  return {
    name: name ?? undefined,
    phone: phone ?? undefined,
    address: address ? { ...address, street: address.street ?? undefined } : undefined,
    cart,
    wishlist,
    listKeys,
  };
}

/** The record as the API returns it. */
export function toAccount(
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  { name, phone, address, cart, wishlist }: CustomerRecord,
): Complete<Account> {
  return { uid, email, name, phone, address, cart, wishlist };
}
