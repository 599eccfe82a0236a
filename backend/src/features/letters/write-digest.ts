import mongoose from 'mongoose';
import type { QueuedLetter } from '../../database/outbox.ts';
import { OrderModel, type StoredOrder } from '../orders/order.model.ts';
import { dayDueAt, dayOf, dueAtOfDigest, keyOfDigest } from './digest-day.ts';
import { digestContent } from './digest-letter.ts';
import type { Sender } from './letter-content.ts';
import { addLetter, LetterModel } from './letter.model.ts';
import { layOut, type LettersContext } from './letters-context.ts';
import { takeOut, writeOrderLetters } from './write-order-letter.ts';

const mostInOne = 500;

/** The order is told of in the digest of its day instead of in a letter of its own. */
export async function leaveToDigest(order: StoredOrder, { kind, at }: QueuedLetter): Promise<void> {
  await OrderModel.updateOne(
    { _id: order._id, outbox: mongoose.trusted({ $elemMatch: { kind, at } }) },
    { $set: { 'outbox.$.kind': 'digest', 'outbox.$.dueAt': dueAtOfDigest(dayOf(at)) } },
    { timestamps: false },
  );
}

/**
 * Writes the digest of the day whose orders are due at that moment; may be repeated at any point. An
 * order that comes to it too late gets a letter of its own, so that none goes untold.
 */
export async function writeDigest(
  dueAt: Date,
  sender: Sender,
  context: LettersContext,
): Promise<void> {
  const entry = { kind: 'digest', dueAt } as const;
  const orders: StoredOrder[] = await OrderModel.find({
    outbox: mongoose.trusted({ $elemMatch: entry }),
  })
    .sort({ createdAt: 1 })
    .limit(mostInOne)
    .lean();
  if (orders.length === 0) return; // another process has written it
  const day = dayDueAt(dueAt);
  const key = keyOfDigest(day);
  const isNew = await addLetter({
    key,
    kind: 'digest',
    to: context.settings.letters.ownerEmail ?? '',
    orderIds: orders.map(({ _id }) => _id),
    ...layOut(digestContent(day, orders, sender), sender),
  });
  if (!isNew) await writeAlone(await leftOut(key, orders), sender, context);
  await takeOut(orders, entry);
}

async function leftOut(key: string, orders: StoredOrder[]): Promise<StoredOrder[]> {
  const digest = await LetterModel.findOne({ key }, { orderIds: 1 }).lean();
  const told = new Set(digest?.orderIds?.map(String));
  return orders.filter(({ _id }) => !told.has(_id.toHexString()));
}

async function writeAlone(
  orders: StoredOrder[],
  sender: Sender,
  context: LettersContext,
): Promise<void> {
  const due = orders.map((order) => ({
    order,
    queued: { kind: 'new-order' as const, at: order.createdAt },
  }));
  await writeOrderLetters(due, sender, context);
}
