import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminStatsSchema } from './contract/admin/admin-stats.ts';
import { apiErrorSchema } from './contract/api-error.ts';
import { bookImportSchema } from './contract/book/book-import.ts';
import { orderSchema } from './contract/order/order.ts';
import { emailMessageSchema } from './contract/email/email.ts';
import type { SettingsChange } from './contract/shop/settings.ts';
import { startOfDay } from './contract/shop/days-of-zone.ts';
import { salesReportSchema } from './contract/admin/sales-report.ts';
import { customerSchema } from './contract/account/customer.ts';
import { writeDueEmails } from './features/emails/write-emails.ts';
import { OrderModel } from './models/orders/order.model.ts';
import { createLog } from './log.ts';
import { newBookBody } from './testing/books.ts';
import { useTestDatabase } from './testing/database.ts';
import { makeBook, orderFor } from './testing/factories.ts';
import { addOrder } from './testing/orders/orders.ts';
import { signInAdmin, signInCustomer } from './testing/people/sign-in.ts';
import { createTestApp } from './testing/test-app.ts';

useTestDatabase();

let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
});

const change = (body: SettingsChange) =>
  shop.api.put('/api/settings').set(signInAdmin()).send(body);
const inYen = { money: { currency: 'JPY', locale: 'ja-JP', timeZone: 'Asia/Tokyo' } };
const inEuro = { money: { currency: 'EUR', locale: 'es-ES', timeZone: 'Europe/Madrid' } };

const year = new Date().getUTCFullYear();
const lastYears = `from=${year - 1}-01-01&to=${year + 1}-01-01`;

async function read<T>(path: string, schema: { parse(body: unknown): T }): Promise<T> {
  const { body } = await shop.api.get(path).set(signInAdmin()).expect(200);
  return schema.parse(body);
}

async function order(book: { id: string; newPriceCents: number }) {
  const cookie = await signInCustomer();
  const { body } = await shop.api
    .post('/api/orders/')
    .set(cookie)
    .send(orderFor([book]))
    .expect(201);
  return orderSchema.parse(body);
}

async function emailsWritten() {
  await writeDueEmails({ env: shop.env, log: createLog('silent') });
  return read('/api/emails/', z.array(emailMessageSchema));
}

const textOf = (path: string) =>
  shop.api
    .get(path)
    .set(signInAdmin())
    .expect(200)
    .then(({ text }) => text);

async function fieldDetails(request: PromiseLike<{ status: number; body: unknown }>) {
  const { status, body } = await request;
  expect(status).toBe(400);
  return apiErrorSchema.parse(body).error.fields;
}

describe('a shop with a currency without decimals', () => {
  const problem = ['must be a whole number: JPY has no decimals'];
  beforeEach(() => change(inYen).expect(200));

  it('refuses them wherever an amount is written, and keeps nothing of it', async () => {
    const create = (body: object) =>
      shop.api.post('/api/books/create-book').set(signInAdmin()).send(body);
    const odd = newBookBody({ newPrice: 500.5, oldPrice: '700.25' });
    expect(await fieldDetails(create(odd))).toEqual({ newPrice: problem, oldPrice: problem });
    const book = await makeBook({ newPriceCents: 50_000 });
    const edit = (body: object) =>
      shop.api.put(`/api/books/edit/${book.id}`).set(signInAdmin()).send(body);
    expect(await fieldDetails(edit({ newPrice: 499.99 }))).toEqual({ newPrice: problem });
    await edit({ newPrice: 480 }).expect(200);
    const file = 'title,description,category,newPrice\nEmma,A match.,fiction,9.50\n';
    const { body: tried } = await shop.api
      .post('/api/books/import?dryRun=true')
      .set({ ...signInAdmin(), 'Content-Type': 'text/csv' })
      .send(file)
      .expect(200);
    expect(bookImportSchema.parse(tried).errors).toMatchObject([
      { row: 2, column: 'newPrice', message: problem[0] },
    ]);
    const odder = orderFor([{ ...book, newPriceCents: 48_050 }]);
    const placing = shop.api
      .post('/api/orders/')
      .set(await signInCustomer())
      .send(odder);
    expect(await fieldDetails(placing)).toEqual({ totalPrice: problem });
    expect(await fieldDetails(change({ shipping: { fee: 3.5, freeFrom: 40.5 } }))).toEqual({
      'shipping.fee': problem,
      'shipping.freeFrom': problem,
    });
    expect(await OrderModel.countDocuments()).toBe(0);
  });

  it('says whole amounts in orders, emails and files', async () => {
    const book = await makeBook({ newPriceCents: 50_000 });
    const placed = await order(book);
    expect(placed).toMatchObject({ totalPrice: 500, currency: 'JPY' });
    const receipt = await textOf(`/api/orders/${placed._id}/receipt`);
    expect(receipt.match(/￥[\d.,]+/g)).toEqual(['￥500', '￥500']);
    for (const { text } of await emailsWritten()) expect(text).toMatch(/￥500\n/);
    expect(await textOf('/api/orders/export.csv')).toMatch(/,0,500,JPY,/);
    expect(await textOf('/api/orders/export.csv?lines=books')).toMatch(/,500,/);
    expect(await textOf('/api/books/export.csv')).toMatch(/,500,/);
    const report = await textOf(`/api/reports/sales.csv?${lastYears}`);
    expect(report).toMatch(/,1,1,500,0\r\n$/);
  });
});

it('sells many dear books at once where a book costs a million', async () => {
  const money = { currency: 'KRW', locale: 'ko-KR', timeZone: 'Asia/Seoul' };
  await change({ money, shipping: { fee: 1000, freeFrom: 3_000_000 } }).expect(200);
  const books = [];
  for (const title of ['One', 'Two']) {
    books.push(await makeBook({ title, newPriceCents: 100_000_000 }));
  }
  const { body } = await shop.api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(orderFor(books, { totalPrice: '2001000.00' }))
    .expect(201);
  expect(orderSchema.parse(body).totalPrice).toBe(2_001_000);
});

it('sells as many books at once as an order may have where a book costs ten million', async () => {
  const books = [];
  for (let i = 0; i < 100; i += 1) books.push(await makeBook({ newPriceCents: 1_000_000_000 }));
  await change({ shipping: { fee: 10_000_000 }, gift: { isOn: true, fee: 10_000_000 } }).expect(
    200,
  );
  const { body } = await shop.api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(orderFor(books, { totalPrice: '1020000000.00', gift: { wrap: true } }))
    .expect(201);
  expect(orderSchema.parse(body).totalPrice).toBe(1_020_000_000);
});

it('does not take money without decimals while prices have some', async () => {
  await makeBook({ newPriceCents: 1250 });
  const whole = await makeBook({ newPriceCents: 900, oldPriceCents: 1099 });
  expect(await fieldDetails(change(inYen))).toEqual({
    'money.currency': [
      'has no decimals, and the prices of 2 books have: change them, or take those books out, first',
    ],
  });
  expect((await shop.api.get('/api/settings')).body.money.currency).toBe('USD');
  await change(inEuro).expect(200);
  expect(await order(whole)).toMatchObject({ totalPrice: 9, currency: 'EUR' });
});

it('refuses an order with a total in another currency, and accepts one in the same', async () => {
  const book = await makeBook({ newPriceCents: 1250 });
  const cookie = await signInCustomer();
  const send = (currency: string) =>
    shop.api
      .post('/api/orders/')
      .set(cookie)
      .send({ ...orderFor([book]), currency });
  await change(inEuro).expect(200);
  const { body } = await send('USD').expect(409);
  expect(apiErrorSchema.parse(body).error.code).toBe('price_changed');
  expect((await send('EUR').expect(201)).body).toMatchObject({ totalPrice: 12.5, currency: 'EUR' });
});

it('keeps every order in the currency it was placed in, and adds no two of them', async () => {
  const book = await makeBook({ newPriceCents: 1050 });
  await order(book);
  await addOrder({ number: 500, totalCents: 300, searchWords: ['rita'] }); // from before orders kept a currency
  expect(await read('/api/admin', adminStatsSchema)).toMatchObject({ totalSales: 13.5 });
  await change(inEuro).expect(200);
  await order(book);
  const orders = await read('/api/orders/', z.array(orderSchema));
  expect(orders.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'USD', 'USD']);
  const stats = await read('/api/admin', adminStatsSchema);
  expect(stats).toMatchObject({ totalSales: 10.5, totalOrders: 3, newOrders: 3 });
  expect(stats.salesByCategory).toMatchObject([{ books: 1, revenue: 10.5 }]);
  const months = stats.monthlyRevenue.filter(({ revenue }) => revenue > 0);
  expect(months).toMatchObject([{ revenue: 10.5 }]);
  const report = await read(`/api/reports/sales?${lastYears}`, salesReportSchema);
  expect(report.total.revenue).toBe(10.5);
  expect(report.left.otherCurrency).toBe(2);
  const [customer] = await read('/api/customers/', z.array(customerSchema));
  expect(customer?.orders).toBe(2);
  for (const search of ['status=placed', 'q=rita']) {
    const { headers } = await shop.api.get(`/api/orders/?${search}`).set(signInAdmin());
    expect(headers['x-total-price']).toBe('10.50');
    expect(headers['x-total-count']).toBe('3');
  }
  const received = (await emailsWritten()).filter(({ kind }) => kind === 'order-received');
  const totals = received.map(({ text }) => /^Total +(.*)$/m.exec(text)?.[1]);
  expect(totals.toSorted()).toEqual(
    ['10,50 US$', '10,50 €'].map((text) => text.replace(' ', '\xa0')),
  );
});

describe('the days of the shop', () => {
  it('are those of its zone in figures, reports and lists, from the moment it is changed', async () => {
    const now = new Date();
    const firstOfMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
    const createdAt = new Date(firstOfMonth - 4 * 3_600_000); // five in the morning in Tokyo
    await addOrder({ createdAt });
    const day = createdAt.toISOString().slice(0, 10);
    const next = new Date(firstOfMonth).toISOString().slice(0, 10);
    const seen = async () => {
      const { monthlyRevenue } = await read('/api/admin', adminStatsSchema);
      const { rows } = await read(`/api/reports/sales?from=${day}&to=${next}`, salesReportSchema);
      const list = (of: string) => read(`/api/orders/?from=${of}&to=${of}`, z.array(orderSchema));
      return {
        month: monthlyRevenue.find(({ revenue }) => revenue > 0)?.month,
        days: rows.map(({ key }) => key),
        orders: [(await list(day)).length, (await list(next)).length],
      };
    };
    expect(await seen()).toEqual({ month: day.slice(0, 7), days: [day], orders: [1, 0] });
    await change({ money: { timeZone: 'Asia/Tokyo' } }).expect(200);
    expect(await seen()).toEqual({ month: next.slice(0, 7), days: [next], orders: [0, 1] });
  });

  it.each([
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'], // its clocks jump at midnight
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, moment) => {
    expect(startOfDay(day, zone).toISOString()).toBe(moment);
  });
});
