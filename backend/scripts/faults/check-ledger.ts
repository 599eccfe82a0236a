import mongoose from 'mongoose';
import { adminStatsSchema } from '../../src/contract/admin/admin-stats.ts';
import { coverWidths } from '../../src/contract/limits.ts';
import { bookCollection } from '../../src/models/books/book.model.ts';
import { ImportModel } from '../../src/models/books/import.model.ts';
import { OrderModel, type StoredOrder } from '../../src/models/orders/order.model.ts';
import type { Report } from '../harness/report.ts';
import { send, waitUntil } from '../harness/send.ts';
import type { ShopWithAdmin } from '../harness/shop.ts';
import { rowsOfImport, type Ledger } from './start-users.ts';

const incomplete = { state: { $ne: 'complete' as const } };

/** Compares what the shop has acknowledged with what it has stored. Needs a connection to its database. */
export async function checkLedger(
  report: Report,
  shop: ShopWithAdmin,
  ledger: Ledger,
): Promise<void> {
  // A response acknowledges an import; its books follow, after a kill in another process.
  const isResumed = async () => !(await ImportModel.exists(incomplete));
  await waitUntil(isResumed, { timeoutMs: 60_000, everyMs: 200 });
  const orders: StoredOrder[] = await OrderModel.find({
    'items.bookId': ledger.books[1]?.id,
  }).lean();
  const { ordered, soldOut, covers, imported, notImported, unexpected, unanswered } = ledger;
  report.note(
    `acknowledged: ${ordered.size} orders, ${new Set(soldOut).size} refused, ${covers.length} uploads, ${imported.length} imports of ${rowsOfImport} books`,
  );
  report.check('no client got a 500', unexpected);
  report.check(
    'clients without a response got one when they retried',
    unanswered.map(({ key }) => `${key} is still unanswered`),
  );
  report.check(
    'every acknowledged order is there, whole and with its sum',
    lostOrders(ledger, orders),
  );
  const keys = new Set(orders.map(({ key }) => key));
  report.check(
    'no client with a stored order got "sold out"',
    soldOut.filter((key) => keys.has(key)).map((key) => `${key} has its order`),
  );
  const open = await ImportModel.countDocuments(incomplete);
  report.expect('no import is left half done', open === 0, `${open} imports are`);
  report.check('no order is there twice, or unasked', unexpectedOrders(ledger, orders));
  report.check('every copy is in stock or in an order', await leaks(ledger, orders));
  report.check('the figures of the owner add up', await wrongFigures(shop));
  report.check(
    'every acknowledged upload can be seen in every width',
    await lostCovers(shop, covers),
  );
  report.check(
    'every acknowledged import is there once',
    await wrongImports(imported, [rowsOfImport]),
  );
  report.check(
    'an import without an answer is there once or not at all',
    await wrongImports(notImported, [0, rowsOfImport]),
  );
}

function lostOrders({ ordered }: Ledger, orders: StoredOrder[]): string[] {
  const found = new Map(orders.map((order) => [order._id.toHexString(), order]));
  return [...ordered].flatMap(([key, { id, totalPrice }]) => {
    const order = found.get(id);
    if (order?.status !== 'placed') return `${key} is ${order?.status ?? 'gone'}`;
    const cents = order.items.reduce((sum, item) => sum + item.priceCents, 0);
    const isRight = cents === order.totalCents && cents === Math.round(totalPrice * 100);
    return isRight ? [] : `${key} costs ${order.totalCents} instead of ${cents}`;
  });
}

function unexpectedOrders({ ordered }: Ledger, orders: StoredOrder[]): string[] {
  const ids = new Set([...ordered.values()].map(({ id }) => id));
  const unasked = orders.filter(({ _id }) => !ids.has(_id.toHexString()));
  const numbers = new Set(orders.map(({ number }) => number));
  return [
    ...unasked.map(({ key, status }) => `${key} (${status}) was never acknowledged`),
    ...(ids.size === ordered.size ? [] : ['two keys have one order']),
    ...(numbers.size === orders.length ? [] : ['two orders have one number']),
  ];
}

async function leaks({ books, stockBefore }: Ledger, orders: StoredOrder[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [i, { id }] of books.entries()) {
    const book = await bookCollection.findOne({ _id: new mongoose.Types.ObjectId(id) });
    const sold = orders.filter(({ items }) => items.some(({ bookId }) => String(bookId) === id));
    const expected = (stockBefore[i] ?? 0) - sold.length;
    if (book?.stock !== expected)
      wrong.push(`book ${i} has ${book?.stock} copies, not ${expected}`);
  }
  return wrong;
}

async function wrongFigures({ url, admin }: ShopWithAdmin): Promise<string[]> {
  const { body } = await send(`${url}/api/admin`, { headers: admin });
  const { totalOrders, totalSales } = adminStatsSchema.parse(JSON.parse(body));
  const all: StoredOrder[] = await OrderModel.find().lean();
  const cents = all.reduce((sum, order) => sum + order.totalCents, 0);
  const isRight = totalOrders === all.length && Math.round(totalSales * 100) === cents;
  return isRight
    ? []
    : [`${totalOrders} orders for ${totalSales}, not ${all.length} for ${cents / 100}`];
}

async function lostCovers({ url }: ShopWithAdmin, covers: string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const cover of new Set(covers)) {
    for (const width of ['', ...coverWidths.map((each) => `?w=${each}`)]) {
      const { status, headers } = await send(`${url}${cover}${width}`);
      const isPicture = headers['content-type'] === 'image/webp';
      if (status !== 200 || !isPicture) wrong.push(`${cover}${width} answers ${status}`);
    }
  }
  return wrong;
}

async function wrongImports(authors: string[], right: number[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const author of authors) {
    const found = await bookCollection.countDocuments({ author });
    if (!right.includes(found)) wrong.push(`an import has ${found} of ${rowsOfImport} books`);
  }
  return wrong;
}
