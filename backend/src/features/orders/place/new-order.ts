import mongoose, { type Types } from 'mongoose';
import { foldEmail } from '../../../contract/text/email.ts';
import { firstStatus } from '../../../contract/order/order-status.ts';
import type { NewOrder, OrderSource, PhoneOrder } from '../../../contract/order/order.ts';
import type { StoredOrder } from '../../../models/orders/order.model.ts';
import { searchWordsOf } from '../../../text/search-words.ts';
import type { Step } from '../status/order-step.ts';
import type { priceBooks } from './price-order.ts';

/** The address of an order that is not sent. */
const emptyAddress = { city: '', country: '', state: '', zipcode: '' };

interface NewOrderParts {
  /** A new one when absent. */
  _id?: Types.ObjectId;
  order: Omit<NewOrder, 'productIds' | 'totalPrice'> | Omit<PhoneOrder, 'productIds'>;
  priced: ReturnType<typeof priceBooks> & {
    tax?: string;
    atTill?: true;
    stockTrackedBookIds: Types.ObjectId[];
  };
  number: number;
  /** '' for an order that the owner entered. */
  uid: string;
  /** Absent for what a customer ordered. */
  source?: OrderSource | undefined;
  /** The admin who entered it. */
  by?: string | undefined;
  /** Of the header `Idempotency-Key`. */
  key?: string | undefined;
  at?: Date;
}

/** Makes the record of a new order. */
export function newOrderOf(parts: NewOrderParts): StoredOrder {
  const { order, priced, number, uid, source, by, key, at = new Date() } = parts;
  const { _id = new mongoose.Types.ObjectId() } = parts;
  const { name, phone, pickup, email = '', company, vatNumber } = order;
  const address = (!pickup && order.address) || emptyAddress;
  // Books bought at the counter leave the shop at once.
  const status = source === 'counter' ? 'delivered' : firstStatus;
  const step: Step = { status, at, ...(by && { by }) };
  return {
    _id,
    name,
    phone,
    address,
    email,
    emailLower: foldEmail(email),
    ...priced,
    number,
    uid,
    ...(company && { company }),
    ...(vatNumber && { vatNumber }),
    ...(pickup && { pickup }),
    ...(source && { source }),
    ...(key !== undefined && { key }),
    status,
    history: [step],
    searchWords: searchWordsOf({ name, phone, email, address, company, items: priced.items }),
    createdAt: at,
    updatedAt: at,
    __v: 0,
  };
}
