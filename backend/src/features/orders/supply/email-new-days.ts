import { commandTimeoutMs } from '../../../database/command-timeout.ts';
import { bookCollection, type StoredBook } from '../../../models/books/book.model.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isAwaitedItem } from '../../../contract/order/item-state.ts';
import { ordersAwaiting } from './awaiting-orders.ts';
import { nextUpdatedAt } from '../../../models/orders/next-updated-at.ts';
import {
  orderCollection,
  type StoredOrder,
  type StoredOrderItem,
} from '../../../models/orders/order.model.ts';
import { queueEmails } from '../../../models/emails/queued-email.model.ts';
import { timeOfNewStep } from '../status/order-step.ts';

/** The current publication day by book id. */
type Days = ReadonlyMap<string, string>;

/**
 * Emails customers of preorders with a new publication day, once for each change, however the book
 * was changed.
 */
export async function emailNewDays(): Promise<void> {
  const orders = await orderCollection
    .find(ordersAwaiting(), { maxTimeMS: commandTimeoutMs, batchSize: 1000 })
    .project<Pick<StoredOrder, '_id' | 'items'>>({ items: 1 })
    .toArray();
  const days = await findDays(orders.flatMap(({ items }) => items.filter(isPreordered)));
  for (const { _id, items } of orders) {
    if (items.some((item) => newDay(item, days))) await emailNewDay(_id, days);
  }
}

function isPreordered(item: StoredOrderItem): boolean {
  return item.supply === 'preorder' && isAwaitedItem(item);
}

async function findDays(items: StoredOrderItem[]): Promise<Days> {
  const $in = items.map(({ bookId }) => bookId);
  if ($in.length === 0) return new Map();
  const found = await bookCollection
    .find(
      { _id: { $in }, supply: 'preorder', availableFrom: { $ne: null } },
      { maxTimeMS: commandTimeoutMs },
    )
    .project<Pick<StoredBook, '_id' | 'availableFrom'>>({ availableFrom: 1 })
    .toArray();
  return new Map(found.map(({ _id, availableFrom }) => [_id.toHexString(), availableFrom!]));
}

function newDay(item: StoredOrderItem, days: Days): string | undefined {
  const day = isPreordered(item) ? days.get(item.bookId.toHexString()) : undefined;
  return day === item.promisedBy ? undefined : day;
}

async function emailNewDay(_id: StoredOrder['_id'], days: Days): Promise<void> {
  await inTransaction(async (session) => {
    const order = await orderCollection.findOne({ _id, ...ordersAwaiting() }, { session });
    if (!order?.items.some((item) => newDay(item, days))) return;
    const items = order.items.map((item) => {
      const promisedBy = newDay(item, days);
      return promisedBy ? { ...item, promisedBy } : item;
    });
    const at = timeOfNewStep(order);
    const updatedAt = nextUpdatedAt(order.updatedAt, at);
    await orderCollection.updateOne({ _id }, { $set: { items, updatedAt } }, { session });
    const kinds = ['order-day-changed'] as const;
    await queueEmails([{ of: 'order', recordId: _id, kinds, at }], session);
  });
}
