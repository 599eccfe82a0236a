import { categories } from '../../../testing/books.ts';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { orderStates, orderStatuses } from '../../../contract/order/order-status.ts';
import { OrderModel, type StoredOrder } from '../../../models/orders/order.model.ts';
import { findCustomers } from '../../customers/find-customers.ts';
import { clearOrderSummaries, readOrderSummaries } from './order-summaries.queries.ts';
import { findStats } from '../../sales/dashboard/find-stats.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { addOrder } from '../../../testing/orders/orders.ts';

// Figures come from what a process remembers of the orders; here the orders are counted one by one.

useTestDatabase();
afterEach(() => vi.restoreAllMocks());

const now = new Date('2026-11-21T12:00:00Z');
const books = categories.map((category, i) => ({
  bookId: new mongoose.Types.ObjectId(String(i).repeat(24)),
  title: `Book ${i}`,
  category,
  priceCents: 995 + i * 110,
}));

const people = [
  { uid: 'ada', name: 'Ada', phone: '1' },
  { uid: 'bob', name: 'Bob', phone: '2' },
  { uid: '', name: 'Caller', phone: '0700 111' },
  { uid: '', name: 'The same caller', phone: '0700-111' },
  { uid: '', name: 'Nobody', phone: '' },
];
type Status = StoredOrder['status'];

/** The i-th order of a shop with gaps in its numbers, so that it is counted in many places. */
function addSome(i: number, status: Status, of: typeof books) {
  return addOrder({
    number: 1000 + i * 190 + (i % 3) * 40_000,
    ...people[i % people.length],
    status,
    items: of.map((book) => ({ ...book, coverImage: '' })),
    shippingCents: (i % 2) * 350,
    totalCents: of.reduce((sum, { priceCents }) => sum + priceCents, (i % 2) * 350),
    createdAt: new Date(now.getTime() - (i % 5) * 100 * 86_400_000),
  });
}

async function countOneByOne() {
  const stored = await OrderModel.find().lean<StoredOrder[]>();
  const sales = stored.filter(({ status }) => orderStates[status].isSale);
  const returned = stored.filter(({ status }) => status === 'returned');
  const dollars = (cents: number[]) => cents.reduce((sum, each) => sum + each, 0) / 100;
  const sent = ({ shippingCents }: StoredOrder) => shippingCents ?? 0;
  const worth = (list: StoredOrder[]) => dollars(list.map((o) => o.totalCents - sent(o)));
  const items = sales.flatMap((order) => order.items);
  const monthOf = ({ createdAt }: StoredOrder) => createdAt.toISOString().slice(0, 7);
  return {
    totalOrders: stored.length,
    totalSales: worth(sales),
    totalShipping: dollars(sales.map(sent)),
    returnedOrders: returned.length,
    returnedSales: worth(returned),
    ordersLeft: stored.filter(({ status }) => orderStates[status].isOpen).length,
    newOrders: stored.filter(({ status }) => status === 'placed').length,
    months: [...new Set(sales.map(monthOf))]
      .filter((month) => month >= '2025-12')
      .sort()
      .map((month) => ({ month, revenue: worth(sales.filter((o) => monthOf(o) === month)) })),
    salesByCategory: categories.flatMap((category) => {
      const own = items.filter((item) => item.category === category).map((o) => o.priceCents);
      return own.length > 0 ? [{ category, books: own.length, revenue: dollars(own) }] : [];
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

const keyOf = ({ uid, phone }: StoredOrder) => uid || phone.replace(/\D/g, '');

async function countCustomers() {
  const stored = await OrderModel.find().sort({ createdAt: 1, number: 1 }).lean<StoredOrder[]>();
  const visible = stored.filter((order) => !order.erasedAt);
  return [...new Set(visible.map(keyOf))].filter(Boolean).map((key) => {
    const own = visible.filter((order) => keyOf(order) === key);
    const delivered = own.filter((order) => order.status === 'delivered');
    const deliveredCents = delivered.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const [name, phone] = [own.at(-1)?.name, own.at(-1)?.phone];
    return { name, phone, orders: own.length, delivered: delivered.length, deliveredCents };
  });
}

async function readCustomers() {
  const { customers } = await findCustomers('', 1, 100);
  return customers.map(({ newest: { name, phone }, orders, delivered, deliveredCents }) => ({
    name,
    phone,
    orders,
    delivered,
    deliveredCents,
  }));
}

async function expectEqual(): Promise<void> {
  expect(await readStats()).toMatchObject(await countOneByOne());
  const byName = <T extends { name?: string }>(list: T[]) =>
    list.toSorted((a, b) => String(a.name).localeCompare(String(b.name)));
  expect(byName(await readCustomers())).toEqual(byName(await countCustomers()));
}

async function deleteAllOrders(): Promise<void> {
  await mongoose.connection.collection('orders').deleteMany({});
  clearOrderSummaries();
}

const status = fc.constantFrom(...orderStatuses);
const step = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    status,
    of: fc.subarray(books, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('change' as const), order: fc.nat(20), status }),
  fc.record({ do: fc.constant('erase' as const), order: fc.nat(20) }),
  fc.record({ do: fc.constant('correct' as const), order: fc.nat(20), who: fc.nat(4) }),
  fc.record({ do: fc.constantFrom('read' as const, 'start again' as const) }),
);

const works = {
  read: readOrderSummaries,
  'start again': async () => clearOrderSummaries(),
};

it('equals a count over the orders whatever changes while it is counted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await deleteAllOrders();
      const ids: mongoose.Types.ObjectId[] = [];
      const running: Promise<unknown>[] = [];
      const update = (at: number, $set: Partial<StoredOrder>) =>
        OrderModel.updateOne({ _id: ids[at % ids.length] }, { $set });
      for (const each of steps) {
        if (each.do === 'add') ids.push(await addSome(ids.length, each.status, each.of));
        else if (!('order' in each)) running.push(works[each.do]());
        else if (ids.length === 0) continue;
        else if ('who' in each) running.push(update(each.order, people[each.who]!));
        else if ('status' in each) running.push(update(each.order, { status: each.status }));
        else running.push(update(each.order, { erasedAt: now }));
      }
      await Promise.all(running);
      await expectEqual();
    }),
    { numRuns: 25 },
  );
}, 120_000);

it('counts all that one write has changed, in however many blocks they lie', async () => {
  const first = await OrderModel.findById(await addSome(0, 'placed', books.slice(0, 2))).lean();
  const others = Array.from({ length: 300 }, (_no, i) => {
    return { ...first, _id: new mongoose.Types.ObjectId(), number: 1300 + i };
  });
  await OrderModel.collection.insertMany(others);
  await expectEqual();
  await OrderModel.updateMany({}, { $set: { status: 'delivered' } });
  await expectEqual();
});

it('misses no change that is written in the same millisecond as the one it has read', async () => {
  const _id = await addSome(0, 'placed', books.slice(0, 2));
  const updatedAt = new Date();
  for (const status of ['shipped', 'returned', 'placed'] as const) {
    await OrderModel.collection.updateOne({ _id }, { $set: { status, updatedAt } });
    await expectEqual();
  }
});

it('misses no order that is written while the clock is set back', async () => {
  await addSome(0, 'placed', books.slice(0, 2));
  await expectEqual();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await addSome(1, 'placed', books.slice(0, 2));
  await expectEqual();
});

it('notices within a minute that orders were deleted', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let i = 0; i < 3; i += 1) await addSome(i, 'placed', books.slice(0, 2));
  await expectEqual();
  await OrderModel.deleteOne({ number: 1000 });
  vi.advanceTimersByTime(61_000);
  await expectEqual();
});
