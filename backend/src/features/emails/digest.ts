import { type Types } from 'mongoose';
import { endOfDay, daysOfZone } from '../../contract/shop/days-of-zone.ts';
import { writeTime } from '../../contract/shop/formats.ts';
import { sitePages } from '../../contract/shop/site-pages.ts';
import type { PendingEmail } from '../../models/emails/queued-email.model.ts';
import { currencyOf, OrderModel, type StoredOrder } from '../../models/orders/order.model.ts';
import { amountOf, button, type Content, type Sender } from './contents/email-content.ts';
import { wordsOf } from '../../words/words-of.ts';
import { addEmail, EmailModel } from '../../models/emails/email.model.ts';
import { renderEmail } from './contents/render-email.ts';
import { ownerAddressOf, type EmailsContext } from './sender.ts';

/** Waits for the last orders of the day. */
const cooldownMs = 60_000;

/**
 * Adds orders to the digest of their day. Returns those that come too late, which get emails of their
 * own.
 */
export async function addToDigests(
  pending: PendingEmail<StoredOrder>[],
  sender: Sender,
  context: EmailsContext,
): Promise<PendingEmail<StoredOrder>[]> {
  const nameOf = daysOfZone(sender.money.timeZone);
  const dayOf = ({ at }: PendingEmail<StoredOrder>) => nameOf(at.getTime());
  const tooLate: PendingEmail<StoredOrder>[] = [];
  for (const day of new Set(pending.map(dayOf))) {
    const ofDay = pending.filter((each) => dayOf(each) === day);
    const ids = ofDay.map(({ record }) => record._id);
    const tooLateIds = await addToDigest(day, ids, sender, context);
    tooLate.push(...ofDay.filter(({ record }) => tooLateIds.includes(record._id)));
  }
  return tooLate;
}

/**
 * Rewrites the day's email with its orders and the added ones; it is sent after the day. Returns the
 * orders that come too late, since it is being sent.
 */
async function addToDigest(
  day: string,
  ids: Types.ObjectId[],
  sender: Sender,
  context: EmailsContext,
): Promise<Types.ObjectId[]> {
  const key = `digest ${day}`;
  for (;;) {
    const email = await EmailModel.findOne({ key }, { orderIds: 1, status: 1, tries: 1 }).lean();
    const notified = email?.orderIds ?? [];
    const added = ids.filter((id) => !notified.some((each) => each.equals(id)));
    if (added.length === 0) return [];
    const openFields = { status: 'waiting', tries: 0 } as const;
    if (email && (email.status !== openFields.status || email.tries !== openFields.tries))
      return added;
    const orderIds = [...notified, ...added];
    const orders: StoredOrder[] = await OrderModel.find({
      _id: { $in: orderIds },
    })
      .sort({ createdAt: 1 })
      .lean();
    const content = { orderIds, ...renderEmail(digestContent(day, orders, sender), sender) };
    if (email) {
      const asRead = { _id: email._id, orderIds: notified, ...openFields };
      const { matchedCount } = await EmailModel.updateOne(asRead, { $set: content });
      if (matchedCount === 1) return [];
    } else {
      const to = ownerAddressOf(context) ?? '';
      const dueAt = new Date(endOfDay(day, sender.money.timeZone).getTime() + cooldownMs);
      if (await addEmail({ key, kind: 'digest', to, dueAt, ...content })) return [];
    }
    // Changed or sent meanwhile: start again.
  }
}

/** Names no customer, so an erased one is in no digest. */
function digestContent(day: string, orders: StoredOrder[], sender: Sender): Content {
  const date = writeTime(day, { ...sender.money, timeZone: 'UTC' }, { dateStyle: 'long' });
  const { digest, rows, reasons, orderNumber } = wordsOf(sender.language).emails;
  const total = totalOf(orders, sender);
  return {
    subject: digest.subject(orders.length, date, total),
    heading: digest.heading(orders.length, date),
    parts: [
      {
        kind: 'amounts',
        rows: orders.map((order) => ({
          name: order.pickup
            ? digest.collected(orderNumber(order.number), order.items.length)
            : digest.delivered(
                orderNumber(order.number),
                order.address?.city ?? '',
                order.items.length,
              ),
          amount: amountOf(order.totalCents, order, sender),
        })),
        total,
        totalName: rows.total,
      },
      button(digest.open, sender.shopUrl + sitePages.adminOrders.path),
    ],
    reason: reasons.digest,
  };
}

/** The totals by currency, of which there are two on the day the shop changes it. */
function totalOf(orders: StoredOrder[], sender: Sender): string {
  const sums = [...new Set(orders.map(currencyOf))].map((currency) => {
    const same = orders.filter((order) => currencyOf(order) === currency);
    const cents = same.reduce((sum, { totalCents }) => sum + totalCents, 0);
    return amountOf(cents, { currency }, sender);
  });
  return sums.join(' + ');
}
