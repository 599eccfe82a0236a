import mongoose, { type Schema } from 'mongoose';
import { digitsOf } from '../../contract/phone-digits.ts';

// Customers' records are counted from their orders (features/customers). Every write that a record
// could show leaves a mark on the order, in the same write, and counting removes it: so nothing is
// missed whoever writes, and whenever a process dies.

const { ObjectId } = mongoose.Schema.Types;

export const customerFields = {
  /** Whose record counts it, as it was when it was last counted; '' for nobody. */
  customerKey: { type: String },
  /** Whose records counted it before (a corrected phone number) and are to be counted again. */
  formerKeys: { type: [String], default: undefined },
  /** Not counted yet; a new id with each change, so that counting cannot remove a later mark. */
  uncounted: { type: ObjectId, default: newMark },
} as const;

export function newMark() {
  return new mongoose.Types.ObjectId();
}

interface Person {
  uid?: string | null;
  phone: string;
  erasedAt?: Date | null;
}

/** The account an order belongs to or, by telephone, the phone; '' when the customer was erased. */
export function customerKeyOf({ uid, phone, erasedAt }: Person): string {
  if (erasedAt) return '';
  if (uid) return `account ${uid}`;
  const digits = digitsOf(phone).replace(/^00/, '');
  return digits && `phone ${digits}`;
}

/** The uid in a customer's key; undefined for customers by telephone. */
export function accountOf(key: string): string | undefined {
  return key.startsWith('account ') ? key.slice('account '.length) : undefined;
}

const countedFields = new Set(['uid', 'name', 'email', 'phone', 'status']);

/** Makes every update of what is counted leave its mark. */
export function markUncounted(schema: Schema): void {
  const mark = function (this: mongoose.Query<unknown, unknown>) {
    const update = this.getUpdate();
    if (!update || !isCounted(update)) return;
    if (Array.isArray(update)) this.setUpdate([...update, { $set: { uncounted: newMark() } }]);
    else this.set({ uncounted: newMark() });
  };
  schema.pre('updateOne', { query: true, document: false }, mark);
  schema.pre('updateMany', mark);
  schema.pre('findOneAndUpdate', mark);
}

function isCounted(update: object): boolean {
  if (Array.isArray(update)) return update.some((stage: object) => isCounted(stage));
  return Object.entries(update).some(([name, value]) =>
    name.startsWith('$') ? isCounted(value as object) : countedFields.has(name),
  );
}
