import { Types } from 'mongoose';
import { commandTimeoutMs } from '../../../database/command-timeout.ts';
import type { SupplyRow } from '../../../contract/order/awaited-books.ts';
import { bookCollection, type StoredBook } from '../../../models/books/book.model.ts';
import { orderCollection, type StoredOrder } from '../../../models/orders/order.model.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { dayIn } from '../../../models/settings/shop-day.ts';
import { isAwaitedItem, isOverdueItem } from '../../../contract/order/item-state.ts';
import { ordersAwaiting } from './awaiting-orders.ts';

type WaitingOrder = Pick<StoredOrder, 'number' | 'items'>;
type BookFacts = Pick<StoredBook, '_id' | 'title' | 'author' | 'isbn' | 'publisher'>;

/** The books to order in for open orders: a row for each book, by publisher and title. */
export async function findAwaitedBooks(): Promise<SupplyRow[]> {
  const { money } = await findSettings();
  const today = dayIn(money);
  const orders = await orderCollection
    .find(ordersAwaiting(), { maxTimeMS: commandTimeoutMs, batchSize: 1000 })
    .project<WaitingOrder>({ number: 1, items: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
  const rows = new Map<string, SupplyRow>();
  for (const { number, items } of orders) {
    for (const item of items.filter(isAwaitedItem)) {
      const id = item.bookId.toHexString();
      const { title, author, isbn, promisedBy } = item;
      const book = { _id: id, title, author: author ?? undefined, isbn: isbn ?? undefined };
      const row = rows.get(id) ?? { book, publisher: '', copies: 0, orders: [], overdue: 0 };
      rows.set(id, row);
      row.copies += 1;
      row.orders.push(number);
      if (isOverdueItem(item, today)) row.overdue += 1;
      if (!promisedBy) continue;
      if (!row.promisedBy || promisedBy < row.promisedBy) row.promisedBy = promisedBy;
    }
  }
  await nameBooks(rows);
  const { compare } = new Intl.Collator(money.locale);
  return [...rows.values()].sort(
    (a, b) => compare(a.publisher, b.publisher) || compare(a.book.title, b.book.title),
  );
}

/** Fills in today's titles; a deleted book keeps the title of its orders. */
async function nameBooks(rows: Map<string, SupplyRow>): Promise<void> {
  const fields = { title: 1, author: 1, isbn: 1, publisher: 1 };
  const found = await bookCollection
    .find(
      { _id: { $in: [...rows.keys()].map((id) => new Types.ObjectId(id)) } },
      { maxTimeMS: commandTimeoutMs },
    )
    .project<BookFacts>(fields)
    .toArray();
  for (const { _id, title, author, isbn, publisher } of found) {
    const row = rows.get(_id.toHexString())!;
    row.book = { ...row.book, title, ...(author && { author }), ...(isbn && { isbn }) };
    row.publisher = publisher ?? '';
  }
}
