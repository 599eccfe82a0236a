import mongoose, { type Types } from 'mongoose';
import { endOfDay, daysOfZone } from '../../contract/shop/days-of-zone.ts';
import { writeTime } from '../../contract/shop/formats.ts';
import { sitePages } from '../../contract/shop/site-pages.ts';
import type { Owed } from '../../outbox/outbox.ts';
import { currencyOf, OrderModel, type StoredOrder } from '../../order-record/order.model.ts';
import { amountOf, button, countOf, type Content, type Sender } from './contents/letter-content.ts';
import { addLetter, LetterModel } from '../../outbox/letter.model.ts';
import { layOut, type LettersContext } from './letters-context.ts';

/** So that the last order of the day is there. */
const cooldownMs = 60_000;

/**
 * Tells the owner of these orders in the digest of their day. Returns those that come too late
 * for that: they want letters of their own.
 */
export async function addToDigests(
  owed: Owed<StoredOrder>[],
  sender: Sender,
  context: LettersContext,
): Promise<Owed<StoredOrder>[]> {
  const nameOf = daysOfZone(sender.money.timeZone);
  const dayOf = ({ queued: { at } }: Owed<StoredOrder>) => nameOf(at.getTime());
  const tooLate: Owed<StoredOrder>[] = [];
  for (const day of new Set(owed.map(dayOf))) {
    const ofDay = owed.filter((each) => dayOf(each) === day);
    const ids = ofDay.map(({ record }) => record._id);
    const leftOut = await addToDigest(day, ids, sender, context);
    tooLate.push(...ofDay.filter(({ record }) => leftOut.includes(record._id)));
  }
  return tooLate;
}

/**
 * One letter a day, which is made anew from its orders whenever some are added, in one write, and
 * waits until the day is over. Returns the orders that it does not tell of, since it is on its way.
 */
async function addToDigest(
  day: string,
  ids: Types.ObjectId[],
  sender: Sender,
  { settings }: LettersContext,
): Promise<Types.ObjectId[]> {
  const key = `digest ${day}`;
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
      const dueAt = new Date(endOfDay(day, sender.money.timeZone).getTime() + cooldownMs);
      if (await addLetter({ key, kind: 'digest', to, dueAt, ...said })) return [];
    }
    // Changed or sent meanwhile: looked at once more.
  }
}

/** Names nobody: whoever is forgotten later stands in no digest. */
function digestContent(day: string, orders: StoredOrder[], sender: Sender): Content {
  const date = writeTime(day, { ...sender.money, timeZone: 'UTC' }, { dateStyle: 'long' });
  const count = countOf(orders.length, 'new order', sender);
  const total = totalOf(orders, sender);
  return {
    subject: `${count} on ${date}: ${total}`,
    heading: `${count} on ${date}`,
    parts: [
      {
        kind: 'amounts',
        rows: orders.map((order) => ({
          name: `#${order.number} ${order.pickup ? 'to be collected' : `to ${order.address?.city ?? ''}`} (${countOf(order.items.length, 'book', sender)})`,
          amount: amountOf(order.totalCents, order, sender),
        })),
        total,
      },
      button('Open the orders', sender.shopUrl + sitePages.adminOrders.path),
    ],
    reason:
      'You get this letter because you are the owner of the shop. Under Settings you can have a letter for each order instead.',
  };
}

/** Orders of the day on which the shop changed its currency have a sum in each. */
function totalOf(orders: StoredOrder[], sender: Sender): string {
  const sums = [...new Set(orders.map(currencyOf))].map((currency) => {
    const same = orders.filter((order) => currencyOf(order) === currency);
    const cents = same.reduce((sum, { totalCents }) => sum + totalCents, 0);
    return amountOf(cents, { currency }, sender);
  });
  return sums.join(' + ');
}
