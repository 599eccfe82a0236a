import mongoose, { type ClientSession, type InferRawDocType, type Types } from 'mongoose';
import { foldEmail } from '../../contract/text/email.ts';
import { withdrawalStatuses, type Withdrawal } from '../../contract/order/withdrawal.ts';
import type { Complete } from '../../contract/complete.ts';
import { eraseEmailsAbout } from '../../models/emails/email.model.ts';
import { findErasedName } from '../../models/settings/erased-name.ts';

const { ObjectId } = mongoose.Schema.Types;

const withdrawalFields = {
  name: { type: String, required: true },
  email: { type: String, required: true },
  /** Folded, to find a person's declarations for export and erasure. */
  emailLower: { type: String, required: true },
  number: { type: String, required: true },
  /** The customer who declared it, when one was signed in. */
  uid: { type: String },
  /** The order of this number, if the declarer is its customer. */
  orderId: { type: ObjectId },
  /** The signed-in customer of the order declared it. */
  isSignedIn: { type: Boolean },
  items: { type: [String], default: undefined },
  /** Titles of these books, if the signed-in customer of the order declared it. */
  titles: { type: [String], default: undefined },
  receivedAt: { type: Date, required: true },
  /** When a declaration without a matching order is deleted. */
  expiresAt: { type: Date },
  status: { type: String, required: true, enum: withdrawalStatuses },
  /** Hash of the declaration, unique while it is open: a repeated declaration is stored once. */
  key: { type: String, required: true },
  /** Not copied to its order yet. */
  isPending: { type: Boolean },
} as const;

const withdrawalSchema = new mongoose.Schema(withdrawalFields);
withdrawalSchema.index({ key: 1 }, { unique: true });
withdrawalSchema.index({ status: 1, orderId: -1, receivedAt: -1, _id: -1 });
withdrawalSchema.index({ orderId: -1, receivedAt: -1, _id: -1 });
withdrawalSchema.index({ emailLower: 1 });
withdrawalSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
withdrawalSchema.index({ isPending: 1 }, { sparse: true });

export const WithdrawalModel = mongoose.model('Withdrawal', withdrawalSchema, 'withdrawals');
export type StoredWithdrawal = InferRawDocType<typeof withdrawalFields> & { _id: Types.ObjectId };

interface Person {
  uid: string | undefined;
  orderIds: Types.ObjectId[];
  verifiedEmails: string[];
}

/** Erases the person and deletes the emails; number and time stay. */
export async function eraseWithdrawals(person: Person, session: ClientSession): Promise<void> {
  await erasePerson(ofPerson(person), session);
}

/** Erases up to `limit` declarations from before `moment`, also open ones. Returns their number. */
export async function eraseWithdrawalsBefore(
  moment: Date,
  limit: number,
  session: ClientSession,
): Promise<number> {
  const oldFilter = { receivedAt: { $lt: moment }, email: { $ne: '' } };
  const old = await WithdrawalModel.find(oldFilter, { _id: 1 }, { session }).limit(limit).lean();
  const _id = { $in: old.map((withdrawal) => withdrawal._id) };
  if (old.length > 0) await erasePerson({ _id }, session);
  return old.length;
}

export function findWithdrawalsOf(person: Person): Promise<StoredWithdrawal[]> {
  return WithdrawalModel.collection
    .find<StoredWithdrawal>(ofPerson(person))
    .sort({ receivedAt: -1, _id: -1 })
    .toArray();
}

function ofPerson({ uid, orderIds, verifiedEmails }: Person) {
  return {
    $or: [
      { orderId: { $in: orderIds } },
      { emailLower: { $in: verifiedEmails.map(foldEmail) } },
      ...(uid ? [{ uid }] : []),
    ],
  };
}

async function erasePerson(filter: object, session: ClientSession): Promise<void> {
  const withdrawals = await WithdrawalModel.find(filter, { _id: 1 }, { session }).lean();
  await eraseEmailsAbout(
    withdrawals.map(({ _id }) => _id),
    session,
  );
  const name = await findErasedName(session);
  await WithdrawalModel.updateMany(
    filter,
    [{ $set: { name, email: '', emailLower: '', key: { $toString: '$_id' } } }, { $unset: 'uid' }],
    { session, updatePipeline: true },
  );
}

export function toWithdrawal(stored: StoredWithdrawal): Complete<Withdrawal> {
  return {
    _id: stored._id.toHexString(),
    name: stored.name,
    email: stored.email,
    number: stored.number,
    orderId: stored.orderId?.toHexString(),
    isSignedIn: stored.isSignedIn ?? false,
    items: stored.items ?? undefined,
    receivedAt: stored.receivedAt.toISOString(),
    status: stored.status,
  };
}

/** The declaration in its sender's data export. */
export function toOwnWithdrawal({ number, items, name, email, receivedAt }: StoredWithdrawal) {
  const received = receivedAt.toISOString();
  return { number, items: items ?? undefined, name, email, receivedAt: received };
}
