import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderStates, orderStatuses } from '../../../contract/order/order-status.ts';
import {
  isoWeekOf,
  reportGroups,
  salesReportSchema,
} from '../../../contract/admin/sales-report.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import {
  addSoldOrders,
  bookIds,
  categoryOf,
  deleteAllOrders,
  type SoldOrder,
} from '../../../testing/orders/sold-orders.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { readOrderSummaries } from '../../orders/summaries/order-summaries.queries.ts';

useTestDatabase();

const { api } = createTestApp();

async function readReport(query: Record<string, string>) {
  const { body } = await api.get('/api/reports/sales').query(query).set(signInAdmin()).expect(200);
  return salesReportSchema.parse(body);
}

/** The same report, counted one by one and the slow way. */
function countOneByOne(orders: SoldOrder[], { from, to, tz, by }: Record<string, string>) {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: tz, dateStyle: 'short' });
  const within = orders
    .map((order) => ({ ...order, day: dayOf.format(order.at) }))
    .filter(({ day }) => day >= from! && day <= to!);
  const sales = within.filter(({ status }) => orderStates[status].isSale);
  const lines = sales.flatMap(({ day, items, shippingCents = 0 }, order) =>
    items.map(({ book, cents }, i) => {
      const keys = {
        day,
        week: isoWeekOf(day),
        month: day.slice(0, 7),
        category: categoryOf(book),
      };
      const sentCents = i === 0 ? shippingCents : 0;
      return { key: { ...keys, book: bookIds[book]!.toHexString() }[by!], order, cents, sentCents };
    }),
  );
  const sum = (list: typeof lines, isWhole = by !== 'category' && by !== 'book') => ({
    orders: new Set(list.map(({ order }) => order)).size,
    books: list.length,
    revenue: list.reduce((cents, line) => cents + line.cents, 0) / 100,
    shipping: isWhole ? list.reduce((cents, { sentCents }) => cents + sentCents, 0) / 100 : 0,
  });
  const keys = [...new Set(lines.map(({ key }) => key!))];
  return {
    rows: Object.fromEntries(keys.map((key) => [key, sum(lines.filter((l) => l.key === key))])),
    total: sum(lines, true),
    left: {
      cancelled: within.filter(({ status }) => status === 'cancelled').length,
      returned: within.filter(({ status }) => status === 'returned').length,
    },
  };
}

// Places whose clocks are changed on days within these orders, one of them at midnight, one by half
// an hour, and those furthest from UTC.
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const changes = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-06',
  '2026-10-25',
  '2026-11-01',
];
const nearAChange = fc
  .tuple(fc.constantFrom(...changes, '2025-12-31', '2024-02-29'), fc.integer({ min: -40, max: 64 }))
  .map(([day, hours]) => new Date(Date.parse(day) + hours * 3_600_000 - 1));
const order = fc.record({
  at: fc.oneof(
    nearAChange,
    fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  ),
  status: fc.constantFrom(...orderStatuses),
  items: fc.uniqueArray(
    fc.record({ book: fc.nat(3), cents: fc.integer({ min: 0, max: 99_999 }) }),
    { minLength: 1, maxLength: 4, selector: ({ book }) => book },
  ),
  shippingCents: fc.constantFrom(0, 350, 1),
});
const period = fc
  .tuple(fc.constantFrom(...changes, '2024-01-01'), fc.constantFrom(...changes, '2026-12-31'))
  .map((days) => days.sort());

/** What may have happened to the orders when a report is read. */
const step = fc.oneof(
  fc.constant('read' as const),
  fc.record({ order: fc.nat(60), status: fc.constantFrom(...orderStatuses) }),
);

it('equals a count over the orders, in every time zone and when clocks are changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { maxLength: 60 }),
      fc.array(step, { maxLength: 8 }),
      period,
      fc.constantFrom(...zones),
      async (orders, steps, [from, to], tz) => {
        await deleteAllOrders();
        const ids = (await addSoldOrders(orders)).map(({ _id }) => _id);
        for (const each of steps) {
          if (each === 'read') await readOrderSummaries();
          else if (ids.length > 0) {
            const place = each.order % ids.length;
            await OrderModel.updateOne({ _id: ids[place] }, { status: each.status });
            orders = orders.with(place, { ...orders[place]!, status: each.status });
          }
        }
        for (const by of reportGroups) {
          const query = { from: from, to: to, tz, by };
          const { rows, total, left } = await readReport(query);
          const byKey = rows.map(({ key, title: _title, ...figures }) => [key, figures]);
          expect({ rows: Object.fromEntries(byKey), total, left }).toEqual(
            countOneByOne(orders, query),
          );
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
