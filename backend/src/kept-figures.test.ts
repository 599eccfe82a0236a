import fc from 'fast-check';
import mongoose from 'mongoose';
import { afterEach, expect, it, vi } from 'vitest';
import { categories } from './contract/book.ts';
import { orderStates, orderStatuses } from './contract/order-status.ts';
import { countAllCustomers, countCustomers } from './features/customers/count-customers.ts';
import { countFiguresOf } from './features/sales/rollup/count-figures.model.ts';
import { upgradeFigures } from './features/sales/rollup/upgrade-figures.ts';
import { OrderModel, type StoredOrder } from './features/orders/order.model.ts';
import { findStats } from './features/sales/dashboard/find-stats.ts';
import { useTestDatabase } from './testing/database.ts';
import { addOrder } from './testing/orders.ts';

// The dashboard's figures are kept; here they are compared with a count over the orders, one by one.

useTestDatabase();
afterEach(() => vi.restoreAllMocks());

const now = new Date('2026-11-21T12:00:00Z');
const keptRecords = ['order-figures', 'sold-books', 'customer-counts'];
const books = categories.map((category, i) => ({
  bookId: new mongoose.Types.ObjectId(String(i).repeat(24)),
  title: `Book ${i}`,
  category,
  priceCents: 995 + i * 110,
}));

type Status = StoredOrder['status'];

/** The i-th order of a shop whose numbers have gaps, so that it is counted in many places. */
function addSome(i: number, status: Status, of: typeof books) {
  return addOrder({
    number: 1000 + i * 190 + (i % 3) * 40_000,
    uid: `customer ${i % 4}`,
    status,
    items: of.map((book) => ({ ...book, coverImage: '' })),
    totalCents: of.reduce((sum, { priceCents }) => sum + priceCents, 0),
    createdAt: new Date(now.getTime() - (i % 5) * 100 * 86_400_000),
  });
}

async function countOneByOne() {
  const stored = await OrderModel.find().lean<StoredOrder[]>();
  const visible = stored.filter(({ status }) => status !== 'placing' && status !== 'undoing');
  const sales = visible.filter(({ status }) => orderStates[status as 'placed'].isSale);
  const returned = visible.filter(({ status }) => status === 'returned');
  const dollars = (list: { cents: number }[]) =>
    list.reduce((sum, { cents }) => sum + cents, 0) / 100;
  const worth = (list: StoredOrder[]) =>
    dollars(list.map(({ totalCents }) => ({ cents: totalCents })));
  const items = sales.flatMap((order) => order.items);
  const monthOf = ({ createdAt }: StoredOrder) => createdAt.toISOString().slice(0, 7);
  return {
    totalOrders: visible.length,
    totalSales: worth(sales),
    returnedOrders: returned.length,
    returnedSales: worth(returned),
    ordersLeft: visible.filter(({ status }) => orderStates[status as 'placed'].isOpen).length,
    newOrders: visible.filter(({ status }) => status === 'placed').length,
    months: [...new Set(sales.map(monthOf))]
      .filter((month) => month >= '2025-12')
      .sort()
      .map((month) => ({ month, revenue: worth(sales.filter((o) => monthOf(o) === month)) })),
    salesByCategory: categories.flatMap((category) => {
      const own = items.filter((item) => item.category === category);
      const revenue = dollars(own.map(({ priceCents }) => ({ cents: priceCents })));
      return own.length > 0 ? [{ category, books: own.length, revenue }] : [];
    }),
    bestSellers: books.flatMap(({ bookId, title }) => {
      const sold = items.filter((item) => item.bookId.equals(bookId)).length;
      return sold > 0 ? [{ bookId: bookId.toHexString(), title, sold }] : [];
    }),
  };
}

async function readStats() {
  const stats = await findStats(now);
  const { monthlyRevenue, salesByCategory, bestSellers, ...rest } = stats;
  return {
    ...rest,
    months: monthlyRevenue.filter(({ revenue }) => revenue > 0),
    salesByCategory: salesByCategory.toSorted(
      (a, b) => categories.indexOf(a.category) - categories.indexOf(b.category),
    ),
    bestSellers: bestSellers.toSorted((a, b) => (a.bookId < b.bookId ? -1 : 1)),
  };
}

async function expectEqual(): Promise<void> {
  expect(await readStats()).toMatchObject(await countOneByOne());
}

async function forget(collections: string[]): Promise<void> {
  for (const name of collections) await mongoose.connection.collection(name).deleteMany({});
}

/** What another process does, which has no queue with this one: it counts, and dies before it says so. */
async function countElsewhere(): Promise<void> {
  const marked = await OrderModel.find({ uncounted: mongoose.trusted({ $ne: null }) }).lean();
  await countFiguresOf(
    marked.map(({ number, uncounted }) => ({ number, uncounted: uncounted })),
    new Set(),
  );
}

const status = fc.constantFrom(...orderStatuses, 'placing' as const, 'undoing' as const);
const step = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    status,
    of: fc.subarray(books, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('change' as const), order: fc.nat(20), status }),
  fc.record({ do: fc.constant('count' as const) }),
  fc.record({ do: fc.constant('count elsewhere' as const) }),
);

it('equals a count over the orders whatever changes while it is counted, here and elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await forget(['orders', ...keptRecords]);
      const ids: mongoose.Types.ObjectId[] = [];
      const running: Promise<unknown>[] = [];
      for (const each of steps) {
        const _id = 'order' in each ? ids[each.order % ids.length] : undefined;
        if (each.do === 'add') ids.push(await addSome(ids.length, each.status, each.of));
        else if (each.do === 'count') running.push(countCustomers());
        else if (each.do === 'count elsewhere') running.push(countElsewhere());
        else if (_id) running.push(OrderModel.updateOne({ _id }, { status: each.status }));
      }
      await Promise.all(running);
      await expectEqual();
    }),
    { numRuns: 25 },
  );
}, 120_000);

it('loses nothing when a process dies between any two of its writes', async () => {
  const { Collection } = mongoose.mongo;
  const writes = ['insertOne', 'updateOne', 'updateMany', 'bulkWrite'] as const;
  let isDead = true;
  for (let life = 0; isDead; life += 1) {
    await forget(['orders', ...keptRecords]);
    const ids = [];
    for (let i = 0; i < 6; i += 1) ids.push(await addSome(i, 'placed', books.slice(i % 2, 3)));
    await countCustomers();
    await OrderModel.updateOne({ _id: ids[0] }, { status: 'cancelled' });
    await OrderModel.updateOne({ _id: ids[4] }, { status: 'delivered' });
    await addSome(6, 'placed', books.slice(2, 5));
    let left = life;
    for (const name of writes) {
      // They differ in what they take, and none looks at it here.
      const method = name as 'updateOne';
      const original = Collection.prototype[method];
      vi.spyOn(Collection.prototype, method).mockImplementation(function (this: unknown, ...args) {
        if (left <= 0) throw new Error('killed');
        left -= 1;
        return Reflect.apply(original, this, args);
      });
    }
    isDead = await countCustomers().then(
      () => false,
      () => true,
    );
    vi.restoreAllMocks();
    await expectEqual();
    expect(life).toBeLessThan(100);
  }
}, 120_000);

it('counts the orders of a shop from before figures were kept, once', async () => {
  for (let i = 0; i < 6; i += 1) {
    await addSome(i, i % 2 ? 'delivered' : 'returned', books.slice(i % 3, 4));
  }
  await countCustomers();
  await forget(['order-figures', 'sold-books']);
  expect((await readStats()).totalOrders).toBe(0);
  await upgradeFigures();
  await expectEqual();
  await OrderModel.updateOne({ status: 'returned' }, { status: 'delivered' });
  await expectEqual();
  const find = vi.spyOn(OrderModel, 'findOne');
  await upgradeFigures();
  expect(find).not.toHaveBeenCalled();
});

it('counts all that one write has changed, in however many blocks they lie', async () => {
  const first = await OrderModel.findById(await addSome(0, 'placed', books.slice(0, 2))).lean();
  const others = Array.from({ length: 300 }, (_no, i) => {
    const _id = new mongoose.Types.ObjectId();
    return { ...first, _id, key: String(_id), number: 1300 + i, uid: `many ${i}` };
  });
  await OrderModel.collection.insertMany(others);
  await countCustomers();
  await expectEqual();
  await OrderModel.updateMany({}, { $set: { status: 'delivered' } });
  await expectEqual();
});

it('counts anew what an earlier version has counted wrong', async () => {
  for (let i = 0; i < 4; i += 1) await addSome(i, 'delivered', books.slice(i % 3, 4));
  await countCustomers();
  await OrderModel.collection.deleteOne({ number: 1000 });
  expect((await readStats()).totalOrders).toBe(4);
  await upgradeFigures();
  await expectEqual();
});

it('counts many orders that came at once by blocks, not once more for each', async () => {
  const first = await OrderModel.findById(await addSome(0, 'placed', books.slice(0, 2))).lean();
  const others = Array.from({ length: 700 }, (_no, i) => {
    const [_id, uncounted] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
    return { ...first, _id, uncounted, key: String(_id), number: 5000 + i, uid: `many ${i}` };
  });
  await OrderModel.collection.insertMany(others);
  const find = vi.spyOn(mongoose.mongo.Collection.prototype, 'find');
  await countCustomers();
  const isScan = ([filter]: unknown[]) => (filter as { number?: object } | undefined)?.number;
  expect(find.mock.calls.filter(isScan)).toHaveLength(3);
  vi.restoreAllMocks();
  await expectEqual();
});

it('writes a book once for each group of orders when very many came at once', async () => {
  const first = await OrderModel.findById(await addSome(0, 'placed', books.slice(0, 2))).lean();
  const others = Array.from({ length: 4100 }, (_no, i) => {
    const [_id, uncounted] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
    // In two groups, and each customer's in both.
    return { ...first, _id, uncounted, key: String(_id), number: 1001 + i * 15, uid: `${i % 900}` };
  });
  await OrderModel.collection.insertMany(others);
  const write = vi.spyOn(mongoose.mongo.Collection.prototype, 'bulkWrite');
  await countAllCustomers();
  const written = write.mock.contexts.map(
    (each) => (each as mongoose.mongo.Collection).collectionName,
  );
  expect(written.filter((name) => name === 'sold-books')).toHaveLength(2);
  vi.restoreAllMocks();
  await expectEqual();
});
