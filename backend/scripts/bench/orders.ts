import type { Request } from 'autocannon';
import { bookCollection } from '../../src/models/books/book.model.ts';
import { signInCustomers, type OrderableBook } from '../harness/customers.ts';
import { withConnection } from '../harness/fill.ts';
import type { Load } from './throughput.ts';

/** More than a run sells. */
const largeStock = 10_000_000;
const countedBooks = 200;

interface Targets {
  shop: string;
  naive: string;
  uri: string;
}
type Compare = (what: string, base: string, loads: Record<string, Load>) => Promise<void>;

/**
 * Compares orders with an unchecked create: of a book without counted stock, of 200 books with counted
 * stock in turn, and of one book with counted stock.
 */
export async function compareOrders(
  { shop, naive, uri }: Targets,
  compare: Compare,
  { max }: { max: number },
): Promise<void> {
  const { nextOrder, uncounted, counted, hot } = await withConnection(uri, async () => ({
    nextOrder: await signInCustomers('bench', 3 * max),
    ...(await chooseBooks()),
  }));
  let turn = 0;
  const load = (bookOf: (turn: number) => OrderableBook): Load => ({
    url: `${shop}/api/orders/`,
    vary: (request) => {
      const order = nextOrder([bookOf((turn += 1))]);
      if (!order) throw new Error('There are not enough customers for this machine.');
      return { ...request, ...(order.request as Request) };
    },
    expectedStatus: 201,
  });
  const created = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;
  await compare('orders', 'unchecked create', {
    'unchecked create': {
      url: `${naive}/orders`,
      request: { ...created, body: '{"name":"A","totalPrice":"10.00"}' },
      expectedStatus: 201,
    },
    'stock not counted': load(() => uncounted),
    [`stock of ${countedBooks} books counted`]: load((i) => counted[i % counted.length]!),
    'stock of one hot book counted': load(() => hot),
  });
}

/** Sets the stock of the books to order. */
async function chooseBooks() {
  const found = await bookCollection
    .find({ deletedAt: null, draft: null })
    .sort({ _id: 1 })
    .limit(countedBooks + 2)
    .toArray();
  const [uncounted, hot, ...counted] = found;
  if (!uncounted || !hot || counted.length < countedBooks)
    throw new Error(`The bench needs --books ${countedBooks + 2} at least.`);
  const updatedAt = new Date();
  await bookCollection.updateOne(
    { _id: uncounted._id },
    { $unset: { stock: 1 }, $set: { updatedAt } },
  );
  const $in = [hot, ...counted].map(({ _id }) => _id);
  await bookCollection.updateMany({ _id: { $in } }, { $set: { stock: largeStock, updatedAt } });
  const toSale = ({ _id, newPriceCents }: (typeof found)[number]): OrderableBook => ({
    id: _id.toHexString(),
    newPriceCents,
  });
  return { uncounted: toSale(uncounted), hot: toSale(hot), counted: counted.map(toSale) };
}
