import { parse } from 'csv-parse/sync';
import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { placeOnDay, placeThree } from '../../../testing/orders/place-on-day.ts';
import { addSoldOrders, type SoldOrder } from '../../../testing/orders/sold-orders.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(async () => {
  api = createTestApp().api;
  await placeThree();
});

const list = (query: string) => api.get(`/api/orders/${query}`).set(signInAdmin());
async function names(query: string) {
  const { body } = await list(query).expect(200);
  return z
    .array(orderSchema)
    .parse(body)
    .map((order) => order.name.split(' ')[0]);
}

it('lists all orders newest first, page by page', async () => {
  expect(await names('')).toEqual(['adam', 'Ada', 'Vincent']);
  const first = await list('?limit=2').expect(200);
  expect(first.headers['x-total-count']).toBe('3');
  expect(first.headers.link).toBe('</api/orders/?limit=2&page=2>; rel="next"');
  const second = await list('?limit=2&page=2').expect(200);
  expect(second.body).toHaveLength(1);
  expect(second.headers.link).toBeUndefined();
});

it('says what filtered orders come to together, and lists the oldest first when asked', async () => {
  expect((await list('').expect(200)).headers['x-total-price']).toBeUndefined();
  const filtered = await list('?q=ad&limit=1').expect(200);
  expect(filtered.headers['x-total-price']).toBe('21.00');
  expect((await list('?q=nobody').expect(200)).headers['x-total-price']).toBe('0.00');
  expect(await names('?sort=oldest')).toEqual(['Vincent', 'Ada', 'adam']);
});

it('says of a search that finds very many only that there are more, and still leads on', async () => {
  const [stored] = await OrderModel.find({ number: 1001 }).lean();
  const many = Array.from({ length: 10_000 }, (_unused, i) => {
    const _id = new mongoose.Types.ObjectId();
    return { ...stored, _id, key: _id.toHexString(), number: 2000 + i, searchWords: ['vincent'] };
  });
  await OrderModel.collection.insertMany(many);
  const { headers } = await list('?q=vin&limit=100').expect(200);
  expect(headers).toMatchObject({ 'x-total-count': '10001', 'x-total-at-least': 'true' });
  expect(headers['x-total-price']).toBeUndefined();
  const last = await list('?q=vin&limit=100&page=100').expect(200);
  expect(last.headers.link).toContain('page=101');
  const behind = await list('?q=vin&limit=100&page=101').expect(200);
  expect(behind.body).toHaveLength(1);
  expect(behind.headers.link).toBeUndefined();
  await OrderModel.deleteOne({ number: 1001 });
  const exact = await list('?q=vin&limit=100').expect(200);
  expect(exact.headers).toMatchObject({ 'x-total-count': '10000', 'x-total-price': '105000.00' });
  expect(exact.headers['x-total-at-least']).toBeUndefined();
});

it('exports the headings also when there are no orders', async () => {
  for (const lines of ['orders', 'books']) {
    const whole = (await list(`export.csv?lines=${lines}`).expect(200)).text;
    const none = await list(`export.csv?lines=${lines}&from=2020-01-01&to=2020-01-02`).expect(200);
    expect(none.text).toBe(`${whole.split('\r\n')[0]}\r\n`);
  }
});

it('filters by status and by day, both days included', async () => {
  await OrderModel.updateOne({ number: 1002 }, { status: 'confirmed' });
  expect(await names('?status=confirmed')).toEqual(['Ada']);
  expect(await names('?status=placed')).toEqual(['adam', 'Vincent']);
  expect(await names('?from=2026-01-02&to=2026-01-02')).toEqual(['Ada']);
  expect(await names('?from=2026-01-02T23:30:00Z')).toEqual(['adam', 'Ada']);
  expect(await names('?to=2026-01-02T23:30:00Z')).toEqual(['Ada', 'Vincent']);
  expect(await names('?to=2026-01-02T22:29:59%2B00:00')).toEqual(['Vincent']);
  expect(await names('?q=ada&status=placed')).toEqual(['adam']);
});

it('takes an empty parameter as none', async () => {
  expect(await names('?status=&q=&from=&to=&page=&limit=')).toEqual(['adam', 'Ada', 'Vincent']);
});

it('exports a CSV that no spreadsheet runs as a formula', async () => {
  await placeOnDay(
    '=HYPERLINK("http://evil.example")',
    'x@example.com',
    '+1 234 567',
    '2026-01-04',
  );
  const older = await placeOnDay('Quentin', 'y@example.com', '12345', '2026-01-05');
  // An order from before names with line breaks were refused.
  await OrderModel.updateOne({ _id: older._id }, { name: 'Quote "and", comma\nline' });
  const response = await list('export.csv').expect(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toBe('attachment; filename=orders.csv');
  const rows = parse<Record<string, string>>(response.text, { columns: true, bom: true });
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatchObject({
    name: 'Quote "and", comma\nline',
    number: '1005',
    total: '10.50',
  });
  expect(rows[1]?.name).toBe(`'=HYPERLINK("http://evil.example")`);
  expect(rows[1]?.phone).toBe(`'+1 234 567`);
  for (const field of rows.flatMap((row) => Object.values(row)))
    expect(field).not.toMatch(/^[=+\-@\t\r]/);

  const filtered = await list('export.csv?q=ada&status=placed').expect(200);
  expect(filtered.text).toContain('Ada Lovelace');
  expect(filtered.text).not.toContain('Vincent');
});

it('exports the condition of each book once the shop has used copies', async () => {
  const exported = async (query = '') =>
    parse<Record<string, string>>((await list(`export.csv${query}`).expect(200)).text, {
      columns: true,
      bom: true,
    })[0];
  expect(await exported('?lines=books')).not.toHaveProperty('condition');
  const note = 'A name on page 1.';
  const copy = await makeBook({ condition: 'good', conditionNote: note, stock: 1 });
  const { totalPrice: _sum, ...order } = orderFor([copy, await makeBook()]);
  await api.post('/api/orders/by-phone').set(signInAdmin()).send(order).expect(201);
  expect(await exported()).toMatchObject({ conditions: 'good; new' });
  expect(await exported('?lines=books')).toMatchObject({ condition: 'good', conditionNote: note });
});

it('exports each order once, newest first, however many are of the same moment', async () => {
  const sold = (day: string, count: number): SoldOrder[] =>
    Array.from({ length: count }, () => ({ at: new Date(day), status: 'placed', items: [] }));
  await addSoldOrders([
    ...sold('2026-02-01', 50),
    ...sold('2026-02-02', 230),
    ...sold('2026-02-03', 60),
    ...sold('2026-02-04', 1),
  ]);
  const exported = async (query: string) => {
    const { text } = await list(`export.csv${query}`).expect(200);
    return parse<Record<string, string>>(text, { columns: true, bom: true });
  };
  const all = await exported('');
  expect(new Set(all.map(({ number }) => number)).size).toBe(341 + 3);
  const dates = all.map(({ date }) => String(date));
  expect(dates).toEqual([...dates].sort().reverse());
  expect(await exported('?from=2026-02-02&to=2026-02-03')).toHaveLength(290);
});

it('finds orders by town, post code and book, and all orders of one book', async () => {
  const [emma, other] = [await makeBook({ title: "Emma's Élan" }), await makeBook()];
  const to = { country: 'SE', state: '-', city: 'Malmö', zipcode: '211 45' };
  const details = { address: to, name: 'Sven Svensson' };
  for (const books of [[emma], [emma, other], [other]]) {
    const order = orderFor(books, details);
    const { totalPrice: _sum, email: _email, ...body } = order;
    await api.post('/api/orders/by-phone').set(signInAdmin()).send(body).expect(201);
  }
  const count = async (query: string) => {
    const { headers } = await list(`?${new URLSearchParams(query).toString()}`).expect(200);
    return [Number(headers['x-total-count']), headers['x-total-price']];
  };
  expect(await count('q=malmo')).toEqual([3, '42.00']);
  expect(await count('q=211 45')).toEqual([3, '42.00']);
  expect(await count('q=emma elan svensson')).toEqual([2, '31.50']);
  expect(await count(`book=${emma.id}`)).toEqual([2, '31.50']);
  expect(await count(`book=${other.id}&q=elan`)).toEqual([1, '21.00']);
  await list('?book=emma').expect(400);
});
