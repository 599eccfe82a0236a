import mongoose from 'mongoose';
import type { QueuedLetter } from '../../db/outbox.ts';
import { OrderModel, type StoredOrder } from '../orders/order.model.ts';
import { findSettings } from '../settings/settings.model.ts';
import type { Sender } from './letter-content.ts';
import { findSender, type LettersContext } from './letters-context.ts';
import { leaveToDigest, writeDigest } from './write-digest.ts';
import { hasReader, takeOut, writeOrderLetter } from './write-order-letter.ts';

const mostAtOnce = 200;

/**
 * Writes the letters that orders owe by now, each once: its key lets one in, and what stands in the
 * order's outbox goes after it is written. May be repeated at any point and run in every process.
 */
export async function writeDueLetters(context: LettersContext): Promise<void> {
  const now = new Date();
  const orders: StoredOrder[] = await OrderModel.find({
    'outbox.dueAt': mongoose.trusted({ $lte: now }),
  })
    .sort({ 'outbox.dueAt': 1 })
    .limit(mostAtOnce)
    .lean();
  if (orders.length === 0) return;
  const [sender, { digest }] = await Promise.all([findSender(context), findSettings()]);
  const write = (order: StoredOrder, queued: QueuedLetter) => {
    if (!hasReader(order, queued.kind, context)) return takeOut([order], queued);
    if (queued.kind === 'digest') return writeDigest(queued.dueAt, sender, context);
    if (queued.kind === 'new-order' && digest) return leaveToDigest(order, queued);
    return writeOne(order, queued, sender, context);
  };
  for (const order of orders) {
    for (const queued of order.outbox ?? []) {
      if (queued.dueAt > now) continue;
      // One that cannot be written must not hold up the others.
      await write(order, queued).catch((error: unknown) =>
        context.log.error({ err: error, order: order.number }, 'letter not written'),
      );
    }
  }
}

async function writeOne(
  order: StoredOrder,
  queued: QueuedLetter,
  sender: Sender,
  context: LettersContext,
): Promise<void> {
  await writeOrderLetter(order, queued, sender, context);
  await takeOut([order], queued);
}
