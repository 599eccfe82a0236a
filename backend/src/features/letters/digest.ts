import mongoose, { type Types } from 'mongoose';
import { sitePages } from '../../contract/site-pages.ts';
import type { Owed } from '../../database/outbox.ts';
import { OrderModel, type StoredOrder } from '../orders/order.model.ts';
import { countOf, inDollars, type Content, type Sender } from './letter-content.ts';
import { addLetter, LetterModel } from './letter.model.ts';
import { layOut, type LettersContext } from './letters-context.ts';

const dayMs = 86_400_000;
/** So that the last order of the day is there. */
const restMs = 60_000;
const dayNames = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Tells the owner of these orders in the digest of their day (UTC). Returns those that come too late
 * for that: they want letters of their own.
 */
export async function addToDigests(
  owed: Owed<StoredOrder>[],
  sender: Sender,
  context: LettersContext,
): Promise<Owed<StoredOrder>[]> {
  const dayOf = ({ queued: { at } }: Owed<StoredOrder>) => Math.floor(at.getTime() / dayMs) * dayMs;
  const tooLate: Owed<StoredOrder>[] = [];
  for (const day of new Set(owed.map(dayOf))) {
    const ofDay = owed.filter((each) => dayOf(each) === day);
    const ids = ofDay.map(({ record }) => record._id);
    const leftOut = await addToDigest(new Date(day), ids, sender, context);
    tooLate.push(...ofDay.filter(({ record }) => leftOut.includes(record._id)));
  }
  return tooLate;
}

/**
 * One letter a day, which is made anew from its orders whenever some are added, in one write, and
 * waits until the day is over. Returns the orders that it does not tell of, since it is on its way.
 */
async function addToDigest(
  day: Date,
  ids: Types.ObjectId[],
  sender: Sender,
  { settings }: LettersContext,
): Promise<Types.ObjectId[]> {
  const key = `digest ${day.toISOString().slice(0, 10)}`;
  for (;;) {
    const letter = await LetterModel.findOne({ key }, { orderIds: 1, status: 1, tries: 1 }).lean();
    const told = letter?.orderIds ?? [];
    const added = ids.filter((id) => !told.some((each) => each.equals(id)));
    if (added.length === 0) return [];
    const isOpen = { status: 'waiting', tries: 0 } as const;
    if (letter && (letter.status !== isOpen.status || letter.tries !== isOpen.tries)) return added;
    const orderIds = [...told, ...added];
    const orders: StoredOrder[] = await OrderModel.find({
      _id: mongoose.trusted({ $in: orderIds }),
    })
      .sort({ createdAt: 1 })
      .lean();
    const said = { orderIds, ...layOut(digestContent(day, orders, sender), sender) };
    if (letter) {
      const asRead = { _id: letter._id, orderIds: told, ...isOpen };
      const { matchedCount } = await LetterModel.updateOne(asRead, { $set: said });
      if (matchedCount === 1) return [];
    } else {
      const to = settings.letters.ownerEmail ?? '';
      const dueAt = new Date(day.getTime() + dayMs + restMs);
      if (await addLetter({ key, kind: 'digest', to, dueAt, ...said })) return [];
    }
    // Changed or sent meanwhile: looked at once more.
  }
}

/** Names nobody: whoever is forgotten later stands in no digest. */
function digestContent(day: Date, orders: StoredOrder[], { shopUrl }: Sender): Content {
  const date = dayNames.format(day);
  const count = countOf(orders.length, 'new order');
  const total = inDollars(orders.reduce((sum, order) => sum + order.totalCents, 0));
  return {
    subject: `${count} on ${date}: ${total}`,
    heading: `${count} on ${date}`,
    parts: [
      {
        kind: 'amounts',
        rows: orders.map(({ number, address, items, totalCents }) => ({
          name: `#${number} to ${address?.city ?? ''} (${countOf(items.length, 'book')})`,
          amount: inDollars(totalCents),
        })),
        total,
      },
      { kind: 'button', text: 'Open the orders', href: shopUrl + sitePages.adminOrders.path },
    ],
    reason:
      'You get this letter because you are the owner of the shop. Under Settings you can have a letter for each order instead.',
  };
}
