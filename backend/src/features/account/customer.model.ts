import mongoose, { type ClientSession, type InferRawDocType } from 'mongoose';
import type { Account } from '../../contract/account/account.ts';
import type { Complete } from '../../database/complete.ts';
import { isSignedIn } from '../../auth/customer-session.model.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CustomerCaller } from '../../http/route.ts';

const text = { type: String, required: true } as const;
const addressSchema = new mongoose.Schema(
  { street: { type: String }, city: text, country: text, state: text, zipcode: text },
  { _id: false },
);

const erasureFields = {
  /** Of whom: see `customerKeyOf`. */
  key: text,
  /** The admin's user name; absent when it is the customer's own wish. */
  by: { type: String },
  /** What the orders have as customer from then on. */
  erasedUid: text,
  /** Orders by telephone that lose the person, and the addresses that were known of all orders. */
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
  /** Of the latest order: an order and an erasure at once both write this record, so one comes first. */
  orderedAt: { type: Date },
  /** The person is being taken out of the shop: what is left to do. Customers change nothing any more. */
  erasure: { type: new mongoose.Schema(erasureFields, { _id: false }) },
} as const;

const customerSchema = new mongoose.Schema(customerFields, { versionKey: false });
customerSchema.index({ 'erasure.key': 1 }, { sparse: true });
export const CustomerModel = mongoose.model('Customer', customerSchema, 'customers');

type StoredCustomer = InferRawDocType<typeof customerFields>;
const customers = CustomerModel.collection as unknown as mongoose.mongo.Collection<StoredCustomer>;

/** What customers keep with the shop. */
export type CustomerRecord = Omit<Account, 'uid' | 'email'>;

/** Everybody has a record; it is empty until something is kept in it. */
export async function readCustomer(uid: string): Promise<CustomerRecord> {
  return toRecord(await CustomerModel.findById(uid).lean());
}

/**
 * Changes the record of a customer by what `change` makes of it. Throws 401 when the customer has
 * signed out meanwhile or is erased, and 409 while the account is being erased. `given` is a transaction
 * to do it in.
 */
export async function changeCustomer(
  { uid, sessionId }: Pick<CustomerCaller, 'uid' | 'sessionId'>,
  change: (record: CustomerRecord) => Partial<CustomerRecord>,
  given?: ClientSession,
): Promise<CustomerRecord> {
  const write = async (session: ClientSession) => {
    if (!(await isSignedIn(sessionId, session))) {
      throw new ApiError('authentication_required', 'Please sign in.');
    }
    const stored = await CustomerModel.findById(uid, null, { session }).lean();
    if (stored?.erasure) {
      throw new ApiError('request_in_progress', 'This account is being deleted.');
    }
    const before = toRecord(stored);
    const after = { ...before, ...change(before) };
    const orderedAt = stored?.orderedAt ?? undefined;
    const next = { _id: uid, ...after, orderedAt };
    await CustomerModel.replaceOne({ _id: uid }, next, { upsert: true, session });
    return after;
  };
  return given ? write(given) : inTransaction(write);
}

/** Notes in their transaction that these customers order, '' for none. */
export async function touchCustomers(uids: string[], session: ClientSession): Promise<void> {
  const orderedAt = new Date();
  const $setOnInsert = { cart: [], wishlist: [] };
  const writes = [...new Set(uids)]
    .filter((uid) => uid !== '')
    .map((_id) => ({
      updateOne: { filter: { _id }, update: { $set: { orderedAt }, $setOnInsert }, upsert: true },
    }));
  if (writes.length > 0) await customers.bulkWrite(writes, { session });
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

/** The record as the API returns it. */
export function toAccount(
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  { name, phone, address, cart, wishlist }: CustomerRecord,
): Complete<Account> {
  return { uid, email, name, phone, address, cart, wishlist };
}
