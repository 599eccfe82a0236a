import mongoose from 'mongoose';
import type { LetterKind } from '../../contract/letter.ts';
import type { QueuedLetter } from '../../database/outbox.ts';
import { orderCollection, OrderModel, type StoredOrder } from '../orders/order.model.ts';
import type { Sender } from './letter-content.ts';
import { addLetters } from './letter.model.ts';
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

/** A letter that is to be written about an order, and the entry that goes from its outbox then. */
export interface DueLetter {
  order: StoredOrder;
  queued: Pick<QueuedLetter, 'kind' | 'at'>;
}

/** Writes letters about orders, those that are not there, with one command. */
export async function writeOrderLetters(
  due: DueLetter[],
  sender: Sender,
  { settings: { letters }, log }: LettersContext,
): Promise<void> {
  const drafts = due.flatMap(({ order, queued: { kind, at } }) => {
    if (!isOrderLetter(kind)) return [];
    const key = `${order._id.toHexString()} ${kind} ${at.getTime()}`;
    const to = (kind === 'new-order' ? letters.ownerEmail : order.email) ?? '';
    return [{ key, kind, to, ...layOut(orderContent(kind, order, sender), sender), order }];
  });
  const isNew = await addLetters(drafts.map(({ order: _order, ...draft }) => draft));
  const isSent = letters.server !== undefined;
  for (const [i, { kind, order }] of drafts.entries()) {
    if (isNew[i]) log.info({ kind, order: order.number, isSent }, 'letter');
  }
}

/** Says on the orders that the letter is written. */
export async function takeOut(orders: StoredOrder[], entry: Partial<QueuedLetter>): Promise<void> {
  await OrderModel.updateMany(
    { _id: mongoose.trusted({ $in: orders.map(({ _id }) => _id) }) },
    { $pull: { outbox: entry } },
    { timestamps: false },
  );
}

/** The same for letters of many orders with one command, and one change for each event. */
export async function takeOutAll(written: DueLetter[]): Promise<void> {
  if (written.length === 0) return;
  const kindsOf = new Map<string, { order: StoredOrder; at: Date; kinds: LetterKind[] }>();
  for (const { order, queued } of written) {
    const { kind, at } = queued;
    const event = `${order._id.toHexString()} ${at.getTime()}`;
    const known = kindsOf.get(event);
    if (known) known.kinds.push(kind);
    else kindsOf.set(event, { order, at, kinds: [kind] });
  }
  await orderCollection.bulkWrite(
    [...kindsOf.values()].map(({ order: { _id }, at, kinds }) => {
      const update = { $pull: { outbox: { at, kind: { $in: kinds } } } };
      return { updateOne: { filter: { _id }, update } };
    }),
    { ordered: false },
  );
}
