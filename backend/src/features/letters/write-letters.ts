import mongoose from 'mongoose';
import type { QueuedLetter } from '../../database/outbox.ts';
import { isDatabaseAway } from '../../database/is-database-away.ts';
import { OrderModel, type StoredOrder } from '../orders/order.model.ts';
import { findSettings } from '../settings/settings.model.ts';
import type { Sender } from './letter-content.ts';
import { findSender, type LettersContext } from './letters-context.ts';
import { leaveToDigest, writeDigest } from './write-digest.ts';
import {
  hasReader,
  takeOut,
  takeOutAll,
  writeOrderLetters,
  type DueLetter,
} from './write-order-letter.ts';

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
  const together: DueLetter[] = [];
  const writeAlone = async (order: StoredOrder, queued: QueuedLetter): Promise<unknown> => {
    if (!hasReader(order, queued.kind, context)) return takeOut([order], queued);
    if (queued.kind === 'digest') return writeDigest(queued.dueAt, sender, context);
    if (queued.kind === 'new-order' && digest) return leaveToDigest(order, queued);
    return together.push({ order, queued });
  };
  for (const order of orders) {
    for (const queued of order.outbox ?? []) {
      if (queued.dueAt > now) continue;
      await writeAlone(order, queued).catch(noteFailure(order, context));
    }
  }
  await writeTogether(together, sender, context);
}

async function writeTogether(
  due: DueLetter[],
  sender: Sender,
  context: LettersContext,
): Promise<void> {
  try {
    await writeOrderLetters(due, sender, context);
    await takeOutAll(due);
  } catch (error) {
    const [one] = due;
    if (one && (due.length === 1 || isDatabaseAway(error)))
      return noteFailure(one.order, context)(error);
    // One that cannot be written must not hold up the others.
    for (const each of due) await writeTogether([each], sender, context);
  }
}

function noteFailure({ number }: StoredOrder, { log }: LettersContext) {
  return (error: unknown) => log.error({ err: error, order: number }, 'letter not written');
}
