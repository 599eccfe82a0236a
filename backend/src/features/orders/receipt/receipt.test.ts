import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it } from 'vitest';
import { counterResultSchema } from '../../../contract/order/counter.ts';
import { orderSchema, type Order } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makePicture } from '../../../testing/example-shop.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { storeOwnCover } from '../../catalogue/covers/cover.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const emma = { title: 'Emma', author: 'Jane Austen', isbn: '9780141439587' };

async function place(changes: Parameters<typeof makeBook>[0] = emma): Promise<Order> {
  const body = orderFor([await makeBook({ stock: 3, ...changes })]);
  const response = await api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(body);
  return orderSchema.parse(response.body);
}

async function sell(bookId: string): Promise<Order> {
  const scan = { mode: 'sell', bookId };
  const { body } = await api.post('/api/counter').set(signInAdmin()).send(scan).expect(200);
  return orderSchema.parse(counterResultSchema.parse(body).order);
}

const changeSettings = (change: object) =>
  api.put('/api/settings').set(signInAdmin()).send(change).expect(200);

async function receiptOf(id: string, query = ''): Promise<string> {
  const response = await api
    .get(`/api/orders/${id}/receipt${query}`)
    .set(signInAdmin())
    .expect(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('private, no-store');
  return response.text;
}

it('an order keeps author and ISBN of its books, however it came in and whatever becomes of them', async () => {
  const book = await makeBook({ ...emma, stock: 9 });
  const { totalPrice: _sum, email: _email, ...phoneOrder } = orderFor([book]);
  const byPhone = await api
    .post('/api/orders/by-phone')
    .set(signInAdmin())
    .send(phoneOrder)
    .expect(201);
  const online = await api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(orderFor([book]));
  await api
    .put(`/api/books/edit/${book.id}`)
    .set(signInAdmin())
    .send({ author: 'A. Lady' })
    .expect(200);
  const known = [await sell(book.id), byPhone.body, online.body].map((order) =>
    orderSchema.parse(order),
  );
  expect(known.map(({ items }) => [items[0]?.author, items[0]?.isbn])).toEqual([
    ['A. Lady', emma.isbn],
    ['Jane Austen', emma.isbn],
    ['Jane Austen', emma.isbn],
  ]);
});

it('an order of a book without author and ISBN says nothing of them', async () => {
  const { items } = await place({ title: 'Anonymous' });
  const known = ['bookId', 'coverImage', 'price', 'supply', 'title'];
  expect(Object.keys(items[0] ?? {}).sort()).toEqual(known);
});

it('a receipt names the shop, its address and taxes, the buyer and each book', async () => {
  await storeOwnCover('logo-1.webp', await makePicture().webp().toBuffer());
  await changeSettings({
    shop: { name: 'Corner & Sons', logo: 'logo-1.webp' },
    contact: { address: '1 Quay Street\nBern', phone: '031 1', email: 'hello@shop.example' },
    shipping: { fee: 4.5, tax: '2.6 % VAT included' },
  });
  const { _id, number, items, tax } = await placeSent();
  expect(tax).toBe('2.6 % VAT included');
  const page = await receiptOf(_id);
  expect(page).toContain(`<title>Receipt ${number} - Corner &amp; Sons</title>`);
  expect(page).toContain('src="/api/covers/logo-1.webp?w=640"');
  for (const text of ['1 Quay Street\nBern\n031 1\nhello@shop.example', '2.6 % VAT included'])
    expect(page.replaceAll(/<\/?bdi>/g, '')).toContain(text);
  for (const text of ['Rita Reader', 'Jane Austen · ISBN 9780141439587', '$4.50', '$15.00'])
    expect(page).toContain(text);
  expect(page).toContain(items[0]?.title);
  expect(page).toContain('To be paid in cash on delivery.');
  // Where who does not see it jumps to.
  expect(page).toMatch(/<main>[^]*Rita Reader[^]*\$15\.00[^]*<\/main>/);

  await changeSettings({ shipping: { tax: '2.8 % VAT included' } });
  expect(await receiptOf(_id)).toContain('2.6 % VAT included');
});

it('phone and town of a receipt keep their direction in Hebrew', async () => {
  const address = 'Hauptstraße 5\n10115 Berlin';
  await changeSettings({ language: 'he', contact: { address, phone: '+49 30 123456' } });
  const page = await receiptOf((await placeSent())._id);
  for (const line of ['Hauptstraße 5', '10115 Berlin', '+49 30 123456', '3000 Bern'])
    expect(page).toContain(`<bdi>${line}</bdi>`);
});

it('a receipt leaves out what the buyer has no part of the address for', async () => {
  const { _id } = await placeSent();
  await OrderModel.updateOne({ _id }, { 'address.zipcode': '-', 'address.state': ' – ' });
  const page = (await receiptOf(_id)).replaceAll(/<\/?bdi>/g, '');
  expect(page).toContain('>Rita Reader\nBern\nSwitzerland<');
});

it('a receipt says that shipping was free, and nothing of it where nothing was sent', async () => {
  const { _id } = await place();
  expect(await receiptOf(_id)).toMatch(/Shipping<\/th>\s*<td class="amount">free/);
  await OrderModel.updateOne({ _id }, { pickup: true });
  const sold = await sell((await makeBook({ title: 'Persuasion' })).id);
  for (const id of [_id, sold._id]) expect(await receiptOf(id)).not.toContain('Shipping');
});

async function placeSent(): Promise<Order> {
  const book = await makeBook(emma);
  const order = orderFor([book], { totalPrice: '15.00' });
  const response = await api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(order)
    .expect(201);
  return orderSchema.parse(response.body);
}

it('a receipt shows what people wrote as text, and has no script', async () => {
  await changeSettings({ contact: { address: '<img src=x onerror=alert(1)>' } });
  const { _id } = await place({ title: '<script>alert(1)</script>', author: '"><b>' });
  await OrderModel.updateOne({ _id }, { name: '<svg onload=alert(1)>', 'address.city': '</p>&' });
  const page = await receiptOf(_id);
  expect(page).not.toMatch(/<script|<svg|<b>|<img/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('&lt;/p&gt;&amp;');
});

it('a receipt of an order that is cancelled says that nothing is to pay', async () => {
  const { _id } = await place();
  await api.post(`/api/orders/${_id}/cancel`).set(await signInCustomer());
  const page = await receiptOf(_id);
  expect(page).toContain('This order is cancelled: there is nothing to pay.');
  expect(page).toMatch(/<s>\$\d+\.\d\d<\/s>/);
  expect(page).toContain('<span class="small">Cancelled</span>');
  expect(page).toMatch(/Total<\/th>\s*<td class="amount">\$0\.00/);
});

it('a receipt strikes out what came back, and sums up what is left', async () => {
  const books = [await makeBook(emma), await makeBook({ title: 'Persuasion', newPriceCents: 550 })];
  const sent = api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(orderFor(books));
  const { _id } = orderSchema.parse((await sent.expect(201)).body);
  const step = (body: object) =>
    api.patch(`/api/orders/${_id}/status`).set(signInAdmin()).send(body).expect(200);
  for (const status of ['confirmed', 'shipped', 'delivered']) await step({ status });
  await step({ status: 'returned', items: [books[0]?.id] });
  const page = await receiptOf(_id);
  expect(page).toContain('<s>$10.50</s>');
  expect(page).toMatch(/Total<\/th>\s*<td class="amount">\$5\.50/);
  await step({ status: 'returned' });
  expect(await receiptOf(_id)).toMatch(/Total<\/th>\s*<td class="amount">\$0\.00/);
});

it('of an order that came back as a whole crosses out each of its books', async () => {
  const { _id } = await place(emma);
  for (const status of ['confirmed', 'shipped', 'returned']) {
    const step = api.patch(`/api/orders/${_id}/status`).set(signInAdmin());
    await step.send({ status }).expect(200);
  }
  const page = await receiptOf(_id);
  expect(page).toContain('<s>$10.50</s>');
  expect(page).toMatch(/Total<\/th>\s*<td class="amount">\$0\.00/);
});

it('sales over the counter that were paid together stand on one receipt', async () => {
  const books = [await makeBook(emma), await makeBook({ title: 'Persuasion', newPriceCents: 550 })];
  const [first, second] = [await sell(books[0]!.id), await sell(books[1]!.id)];
  const foreign = await place({ title: 'Ordered by somebody' });
  const page = await receiptOf(
    first._id,
    `?with=${second._id},${foreign._id},${first._id.toUpperCase()}`,
  );
  expect(page).toContain(`Orders ${first.number}, ${second.number}`);
  expect(page).toContain('Paid in cash at the counter.');
  expect(page).toContain('$16.00');
  expect(page).not.toContain('Ordered by somebody');
  const customer = await signInCustomer();
  const own = await api
    .get(`/api/orders/${foreign._id}/receipt?with=${first._id}`)
    .set(customer)
    .expect(200);
  expect(own.text).not.toContain('Emma');
  await api.get(`/api/orders/${first._id}/receipt?with=x`).set(signInAdmin()).expect(400);
});

it('orders are exported with a line for each book', async () => {
  const book = await makeBook(emma);
  const other = await makeBook({ title: '=1+1', newPriceCents: 250 });
  const { number } = orderSchema.parse(
    (
      await api
        .post('/api/orders/')
        .set(await signInCustomer())
        .send(orderFor([book, other]))
    ).body,
  );
  const exported = async (query: string) => {
    const { text } = await api.get(`/api/orders/export.csv${query}`).set(signInAdmin()).expect(200);
    return parse<Record<string, string>>(text, { columns: true, bom: true });
  };
  const rows = await exported('?lines=books&status=placed');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ ...emma, number: String(number), price: '10.50' });
  expect(rows[1]).toMatchObject({ title: "'=1+1", author: '', isbn: '', price: '2.50' });
  expect(await exported('?lines=books&status=shipped')).toEqual([]);
  const [order] = await exported('');
  expect(order).toMatchObject({ authors: 'Jane Austen; ', isbns: '9780141439587; ' });
  await api.get('/api/orders/export.csv?lines=pages').set(signInAdmin()).expect(400);
});

it('a customer without a session signs in to open a receipt; programs get the error', async () => {
  const { _id } = await place();
  const receipt = () => api.get(`/api/orders/${_id}/receipt`);
  const opened = await receipt().set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect([opened.status, opened.headers['location']]).toEqual([303, '/login?next=/orders']);
  await receipt().set('Accept', 'application/json').expect(401);
  await receipt().expect(401);
});
