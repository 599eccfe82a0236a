import type { mongo } from 'mongoose';
import { knownOrders, outcomeOf } from '../sent-request.ts';
import { emailsByRecord } from './check-emails.ts';
import type { Expected, Stored } from './check.ts';

/** An order with a preorder has the latest day, and at most one email for each change of it. */
export function findPromisedDayViolations(stored: Stored, { asked }: Expected): string[] {
  const { orders = [], books = [] } = stored;
  const dayOf = new Map(
    books.map(({ _id, availableFrom }) => [String(_id), availableFrom as string]),
  );
  const changes = asked.filter((one) => one.kind === 'new day' && outcomeOf([one]) !== 'refused');
  const firstKnown = new Map(knownOrders(asked).map((order) => [order._id, order.items]));
  const emailsOf = emailsByRecord(stored);
  return orders.flatMap((order) => {
    const id = String(order['_id']);
    const items = (order['items'] as mongo.Document[]).filter(
      ({ supply }) => supply === 'preorder',
    );
    const late = items.filter(
      (item) => isWaiting(order, item) && item['promisedBy'] !== dayOf.get(String(item['bookId'])),
    );
    const notices = emailsOf(order).filter((name) => name.startsWith('order-day-changed'));
    const max = changes.filter(({ request }) =>
      items.some(({ bookId }) => request.path.endsWith(String(bookId))),
    ).length;
    const isChanged = items.some(({ bookId, promisedBy }) => {
      const first = firstKnown.get(id)?.find((item) => item.bookId === String(bookId));
      return first && first.promisedBy !== promisedBy;
    });
    const min = isChanged && order['email'] ? 1 : 0;
    const isRight = notices.length >= min && notices.length <= max;
    return [
      ...late.map(({ title }) => `order ${id} waits for ${String(title)} on an earlier day`),
      ...(isRight
        ? []
        : [`order ${id}: ${notices.length} emails about days, not ${min} to ${max}`]),
      ...(new Set(notices).size < notices.length
        ? [`order ${id}: two emails about one new day`]
        : []),
    ];
  });
}

function isWaiting({ status }: mongo.Document, item: mongo.Document): boolean {
  const isOpen = status === 'placed' || status === 'confirmed';
  return isOpen && !item['arrivedAt'] && !item['sentAt'] && !item['returnedAt'];
}
