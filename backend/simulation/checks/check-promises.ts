import type { mongo } from 'mongoose';
import { isSuccess, knownOrders } from '../sent-request.ts';
import { emailsByRecord } from './check-emails.ts';
import type { Expected, Stored } from './check.ts';

/** An order that waits for a preorder names its latest day, with at most one email for each change. */
export function findPromiseViolations(stored: Stored, { asked }: Expected): string[] {
  const { orders = [], books = [] } = stored;
  const dayOf = new Map(
    books.map(({ _id, availableFrom }) => [String(_id), availableFrom as string]),
  );
  const changes = asked.filter(
    ({ kind, response }) =>
      kind === 'new day' && (isSuccess(response) || !response || response.status >= 500),
  );
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
    const most = changes.filter(({ request }) =>
      items.some(({ bookId }) => request.path.endsWith(String(bookId))),
    ).length;
    const isChanged = items.some(({ bookId, promisedBy }) => {
      const first = firstKnown.get(id)?.find((item) => item.bookId === String(bookId));
      return first && first.promisedBy !== promisedBy;
    });
    const least = isChanged && order['email'] ? 1 : 0;
    const isRight = notices.length >= least && notices.length <= most;
    return [
      ...late.map(({ title }) => `order ${id} waits for ${String(title)} on an earlier day`),
      ...(isRight
        ? []
        : [`order ${id}: ${notices.length} emails about days, not ${least} to ${most}`]),
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
