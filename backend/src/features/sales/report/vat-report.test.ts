import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatReportSchema } from '../../../contract/admin/vat-report.ts';
import { orderSchema, type Order } from '../../../contract/order/order.ts';
import { orderStates } from '../../../contract/order/order-status.ts';
import { OrderModel, toOrder } from '../../../models/orders/order.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { addSoldOrders } from '../../../testing/orders/sold-orders.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();
const { api } = createTestApp();

const year = { from: '2026-01-01', to: '2026-12-31' };
const asAdmin = (path: string, query: object) =>
  api.get(path).query(query).set(signInAdmin()).expect(200);
const readVat = async (query: object) =>
  vatReportSchema.parse((await asAdmin('/api/reports/vat', query)).body);

const rates = [5.5, 7, 19];
const nearAChange = fc
  .tuple(fc.constantFrom('2026-03-29', '2026-10-25', '2026-02-28'), fc.integer({ min: 0, max: 99 }))
  .map(([day, quarters]) => new Date(Date.parse(day) + (quarters - 12) * 900_000));
const someOrder = fc.record({
  at: fc.oneof(
    nearAChange,
    fc.date({ min: new Date('2026-01-02'), max: new Date('2026-12-30'), noInvalidDate: true }),
  ),
  status: fc.constantFrom('placed', 'delivered', 'delivered', 'cancelled', 'returned'),
  items: fc.uniqueArray(
    fc.record({
      book: fc.nat(3),
      cents: fc.integer({ min: 1, max: 9999 }),
      rate: fc.constantFrom(...rates),
      isBack: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4, selector: ({ book }) => book },
  ),
  shippingCents: fc.constantFrom(0, 350, 1),
});
const fivehundred = fc.sample(someOrder, { numRuns: 500, seed: 80 });

/** As placed with VAT, and with some books back. */
async function addOrders() {
  const added = await addSoldOrders(
    fivehundred.map((order) => ({ ...order, status: order.status as 'placed' })),
  );
  for (const [i, { _id, items }] of added.entries()) {
    const { items: given, shippingCents, status } = fivehundred[i]!;
    const back = status === 'delivered' ? given.filter(({ isBack }) => isBack) : [];
    const isPart = back.length > 0 && back.length < given.length;
    const kept = items.map((item, n) => ({
      bookId: item.bookId,
      title: item.title,
      category: item.category,
      priceCents: item.priceCents,
      vatRate: given[n]!.rate,
      ...(isPart && given[n]!.isBack && { returnedAt: new Date() }),
    }));
    await OrderModel.updateOne(
      { _id },
      {
        items: kept,
        ...(shippingCents > 0 && { shippingVatRate: 19 }),
        ...(isPart && { returnedCents: back.reduce((sum, { cents }) => sum + cents, 0) }),
      },
    );
  }
}

const cents = (amount: number) => Math.round(amount * 100);

it('is the sum of 500 orders to the cent, by day, month and year, when clocks are changed, too', async () => {
  await setSettings({
    money: { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' },
    vat: { isOn: true, rate: 7, shippingRate: 19 },
  });
  await addOrders();
  await OrderModel.updateMany({}, { currency: 'EUR' });
  const orders = (await OrderModel.find().lean()).map((stored) =>
    orderSchema.parse(JSON.parse(JSON.stringify(toOrder(stored, 'admin')))),
  );
  expect(orders).toHaveLength(500);
  for (const order of orders) expectToAddUp(order);
  // The rates of a count of its own, from the books that are left and the fee.
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
  const expected = new Map<string, { net: number; vat: number; gross: number }>();
  for (const { createdAt, status, items, shipping, left } of orders) {
    if (!orderStates[status].isSale) continue;
    const byRate = new Map<number, number>([[19, cents(shipping)]]);
    for (const { price, vatRate = NaN, returnedAt } of items) {
      if (left !== undefined && returnedAt) continue;
      byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + cents(price));
    }
    for (const [rate, gross] of byRate) {
      if (gross === 0) continue;
      const exact = BigInt(gross) * BigInt(rate * 10) * 2n;
      const whole = BigInt(1000 + rate * 10) * 2n;
      const vat = Number(exact / whole + ((exact % whole) * 2n >= whole ? 1n : 0n));
      const key = `${dayOf.format(new Date(createdAt))} ${rate}`;
      const sum = expected.get(key) ?? { net: 0, vat: 0, gross: 0 };
      expected.set(key, {
        net: sum.net + gross - vat,
        vat: sum.vat + vat,
        gross: sum.gross + gross,
      });
    }
  }
  const report = await readVat(year);
  const counted = report.map(({ day, rate, net, vat, gross }) => [
    `${day} ${rate}`,
    { net: cents(net), vat: cents(vat), gross: cents(gross) },
  ]);
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
  for (const { net, vat, gross } of report) expect(cents(net) + cents(vat)).toBe(cents(gross));
  expect(report.map(({ day }) => day)).toEqual(report.map(({ day }) => day).toSorted());
  const grossOf = (rows: typeof report) => rows.reduce((sum, row) => sum + cents(row.gross), 0);
  for (const [from, to] of [
    ['2026-01-01', '2026-12-31'],
    ['2026-03-01', '2026-03-31'],
    ['2026-10-01', '2026-10-31'],
    ['2026-03-29', '2026-03-29'],
    ['2026-10-25', '2026-10-25'],
  ]) {
    const { body } = await asAdmin('/api/reports/sales', { from, to });
    const { revenue, shipping } = (body as { total: { revenue: number; shipping: number } }).total;
    expect(grossOf(await readVat({ from, to }))).toBe(cents(revenue) + cents(shipping));
  }
});

function expectToAddUp({ vat = [], left, totalPrice }: Order): void {
  for (const { net, vat: tax, gross } of vat) expect(cents(net) + cents(tax)).toBe(cents(gross));
  const gross = vat.reduce((sum, each) => sum + cents(each.gross), 0);
  expect(gross).toBe(cents(left ?? totalPrice));
}

it('gives the same to a spreadsheet, and leaves out what was sold before VAT was on', async () => {
  await addSoldOrders([
    { at: new Date('2026-11-20T10:00:00Z'), status: 'placed', items: [{ book: 0, cents: 500 }] },
  ]);
  expect(await readVat(year)).toEqual([]);
  await OrderModel.updateMany({}, { 'items.0.vatRate': 20, updatedAt: new Date() });
  const { text } = await asAdmin('/api/reports/vat.csv', year);
  expect(parse(text, { columns: true, bom: true })).toEqual([
    {
      day: '2026-11-20',
      rate: '20',
      net: '4.17',
      vat: '0.83',
      gross: '5.00',
      currency: 'USD',
    },
  ]);
});

it('keeps what was sold in an earlier currency, apart from the present one', async () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const sold = { at, status: 'placed' as const, items: [{ book: 0, cents: 1000 }] };
  const [first] = await addSoldOrders([sold, sold]);
  const withVat = { 'items.0.vatRate': 20, updatedAt: new Date() };
  await OrderModel.updateMany({}, { ...withVat, currency: 'EUR' });
  await OrderModel.updateOne({ _id: first?._id }, { currency: 'JPY' });
  await setSettings({ money: { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' } });
  const inEuro = { day: '2026-11-20', rate: 20, net: 8.33, vat: 1.67, gross: 10, currency: 'EUR' };
  const inYen = { ...inEuro, net: 8, vat: 2, currency: 'JPY' };
  expect(await readVat(year)).toEqual([inEuro, inYen]);
  const { text } = await asAdmin('/api/reports/vat.csv', year);
  const rows: object[] = parse(text, { columns: true, bom: true, delimiter: ';' });
  expect(rows).toMatchObject([
    { net: '8,33', currency: 'EUR' },
    { net: '8', gross: '10', currency: 'JPY' },
  ]);
});

it('needs a period and an administrator', async () => {
  await api.get('/api/reports/vat').query(year).expect(401);
  const turned = { from: '2026-11-22', to: '2026-11-21' };
  for (const query of [turned, { to: '2026-11-21' }, { from: '2026-02-30', to: '2026-03-01' }])
    await api.get('/api/reports/vat').query(query).set(signInAdmin()).expect(400);
});
