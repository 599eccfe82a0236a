import mongoose, { type ClientSession, type InferRawDocType } from 'mongoose';
import type { Account } from '../../contract/account/account.ts';
import type { Complete } from '../../contract/complete.ts';
import { findOpenSessions, signInRequired } from '../../auth/customer-session.model.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CustomerCaller } from '../../http/route.ts';

const text = { type: String, required: true } as const;
const addressSchema = new mongoose.Schema(
  { street: { type: String }, city: text, country: text, state: text, zipcode: text },
  { _id: false },
);

const erasureFields = {
  /** The customer, see `customerKeyOf`. */
  key: text,
  /** The admin's user name; absent when the customer asked for it. */
  by: { type: String },
  /** The `uid` that the erased orders get. */
  erasedUid: text,
  /** Phone orders to erase. */
  orderIds: { type: [mongoose.Schema.Types.ObjectId], required: true },
  /** The known addresses of all orders. */
  emails: { type: [String], required: true },
  /** The addresses of these that the account has verified, in lower case. */
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
  /**
   * Time of the latest order. Orders and erasures both write this record, so they conflict and one runs
   * after the other.
   */
  orderedAt: { type: Date },
  /** A running erasure: what remains to be erased. The customer can change nothing meanwhile. */
  erasure: { type: new mongoose.Schema(erasureFields, { _id: false }) },
} as const;

const customerSchema = new mongoose.Schema(customerFields, { versionKey: false });
customerSchema.index({ 'erasure.key': 1 }, { sparse: true });
export const CustomerModel = mongoose.model('Customer', customerSchema, 'customers');

type StoredCustomer = InferRawDocType<typeof customerFields>;
const customers = CustomerModel.collection as unknown as mongoose.mongo.Collection<StoredCustomer>;

/** The details, cart and wishlist that a customer keeps with the shop. */
export type CustomerRecord = Omit<Account, 'uid' | 'email'>;

/** The record of a customer; empty for one that is not stored. */
export async function findCustomerRecord(uid: string): Promise<CustomerRecord> {
  return toRecord(await CustomerModel.findById(uid).lean());
}

/**
 * Changes the record of a customer by what `change` makes of it. Throws 401 when the customer has
 * signed out meanwhile or is erased, and 409 while the account is being erased. Without `session` it
 * runs in a transaction of its own.
 */
export function changeCustomer(
  caller: ChangingCaller,
  change: RecordChange,
  session?: ClientSession,
): Promise<CustomerRecord> {
  if (session) return writeChange(caller, change, session);
  return inTransaction((own) => writeChange(caller, change, own));
}

type ChangingCaller = Pick<CustomerCaller, 'uid' | 'sessionId'>;
type RecordChange = (record: CustomerRecord) => Partial<CustomerRecord>;

async function writeChange(
  { uid, sessionId }: ChangingCaller,
  change: RecordChange,
  session: ClientSession,
): Promise<CustomerRecord> {
  if (!(await findOpenSessions([sessionId], session)).has(sessionId)) throw signInRequired();
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
}

interface CustomerOrder {
  /** '' is no customer. */
  uid: string;
  bookIds: string[];
}

/**
 * Records the time of these orders with their customers and takes their books out of the carts, within
 * the orders' transaction: a device that has lost the response shows no ordered books.
 */
export async function recordOrders(orders: CustomerOrder[], session: ClientSession): Promise<void> {
  const orderedAt = new Date();
  const writes = orders
    .filter(({ uid }) => uid !== '')
    .map(({ uid, bookIds }) => ({
      updateOne: {
        filter: { _id: uid },
        update: {
          $set: { orderedAt },
          $pull: { cart: { $in: bookIds } },
          $setOnInsert: { wishlist: [] },
        },
        upsert: true,
      },
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
