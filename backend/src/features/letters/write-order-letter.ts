import mongoose from 'mongoose';
import type { QueuedLetter } from '../../db/outbox.ts';
import { OrderModel, type StoredOrder } from '../orders/order.model.ts';
import type { Sender } from './letter-content.ts';
import { addLetter } from './letter.model.ts';
import { layOut, type LettersContext } from './letters-context.ts';
import { isOrderLetter, orderContent } from './order-letter.ts';

/** Whether there is anybody to read the letter. */
export function hasReader(
  { email, source }: StoredOrder,
  kind: QueuedLetter['kind'],
  { settings: { letters } }: LettersContext,
): boolean {
  if (kind !== 'new-order' && kind !== 'digest') return Boolean(email);
  // What came by telephone the owner has entered. Without a mail server letters are read under
  // Letters, whatever the address.
  return source !== 'phone' && (Boolean(letters.ownerEmail) || !letters.server);
}

/** Writes one letter about an order, unless it is there. */
export async function writeOrderLetter(
  order: StoredOrder,
  { kind, at }: Pick<QueuedLetter, 'kind' | 'at'>,
  sender: Sender,
  { settings: { letters }, log }: LettersContext,
): Promise<void> {
  if (!isOrderLetter(kind)) return;
  const isNew = await addLetter({
    key: `${order._id.toHexString()} ${kind} ${at.getTime()}`,
    kind,
    to: (kind === 'new-order' ? letters.ownerEmail : order.email) ?? '',
    ...layOut(orderContent(kind, order, sender), sender),
  });
  if (isNew)
    log.info({ kind, order: order.number, isSent: letters.server !== undefined }, 'letter');
}

/** Says on the orders that the letter is written. */
export async function takeOut(orders: StoredOrder[], entry: Partial<QueuedLetter>): Promise<void> {
  await OrderModel.updateMany(
    { _id: mongoose.trusted({ $in: orders.map(({ _id }) => _id) }) },
    { $pull: { outbox: entry } },
    { timestamps: false },
  );
}
