import mongoose from 'mongoose';
import type { QueuedLetter } from '../../db/outbox.ts';
import { OrderModel, type StoredOrder } from '../orders/order.model.ts';
import type { Sender } from './letter-content.ts';
import { addLetter } from './letter.model.ts';
import { layOut, type LettersContext } from './letters-context.ts';
import { isOrderLetter, orderContent } from './order-letter.ts';

/** Writes one letter about an order, unless it is there or there is nobody to read it. */
export async function writeOrderLetter(
  order: StoredOrder,
  { kind, at }: Pick<QueuedLetter, 'kind' | 'at'>,
  sender: Sender,
  { settings: { letters }, log }: LettersContext,
): Promise<void> {
  if (!isOrderLetter(kind)) return;
  const isToOwner = kind === 'new-order';
  // Without a mail server the owner reads it under Letters, whatever the address.
  const hasReader = isToOwner ? letters.ownerEmail || !letters.server : order.email;
  if (!hasReader) return;
  const isNew = await addLetter({
    key: `${order._id.toHexString()} ${kind} ${at.getTime()}`,
    kind,
    to: isToOwner ? (letters.ownerEmail ?? '') : order.email,
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
