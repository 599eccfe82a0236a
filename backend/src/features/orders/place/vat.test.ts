import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema, type NewOrderInput } from '../../../contract/order/order.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { setStepsAt } from '../../../testing/orders/orders.ts';
import { defaultSettings } from '../../../models/settings/default-settings.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { orderContent } from '../../emails/contents/order-email.ts';
import { toText } from '../../emails/contents/email-text.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
  await changeSettings({
    vat: { isOn: true, rate: 7, shippingRate: 19 },
    shipping: { fee: 3.5 },
  });
});

const changeSettings = (change: object, status = 200) =>
  api.put('/api/settings').set(signInAdmin()).send(change).expect(status);
const asAdmin = (path: string) => api.get(path).set(signInAdmin()).expect(200);
const change = async (id: string, body: object) =>
  orderSchema.parse(
    (await api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send(body).expect(200)).body,
  );

/** Two books at the shop's rate, a calendar at its own, and shipping at a third. */
async function place(changes: Partial<NewOrderInput> = {}) {
  const books = [
    await makeBook({ title: 'Emma', newPriceCents: 1200 }),
    await makeBook({ title: 'Persuasion', newPriceCents: 995 }),
    await makeBook({ title: 'Calendar', newPriceCents: 1450, vatRate: 5.5 }),
  ];
  const body = orderFor(books, { totalPrice: '39.95', ...changes });
  const response = await api.post('/api/orders/').set(reader).send(body).expect(201);
  return { order: orderSchema.parse(response.body), ids: books.map(({ id }) => id) };
}
const whole = [
  { rate: 19, net: 2.94, vat: 0.56, gross: 3.5 },
  { rate: 7, net: 20.51, vat: 1.44, gross: 21.95 },
  { rate: 5.5, net: 13.74, vat: 0.76, gross: 14.5 },
];

it('keeps the rates of an order whatever they are later', async () => {
  const { order } = await place();
  expect(order).toMatchObject({ totalPrice: 39.95, shippingVatRate: 19, vat: whole });
  expect(order.items.map(({ vatRate }) => vatRate)).toEqual([7, 7, 5.5]);
  await changeSettings({ vat: { rate: 20, shippingRate: null } });
  await changeSettings({ vat: { isOn: false } });
  expect((await asAdmin(`/api/orders/${order._id}`)).body).toMatchObject({ vat: whole });
  expect((await place()).order).not.toHaveProperty('vat');
});

it('says what is left after single books came back, and all again when that is undone', async () => {
  const { order, ids } = await place();
  for (const status of ['confirmed', 'shipped']) await change(order._id, { status });
  const back = await change(order._id, { status: 'returned', items: [ids[1]] });
  expect(back.left).toBe(30);
  expect(back.vat).toEqual([whole[0], { rate: 7, net: 11.21, vat: 0.79, gross: 12 }, whole[2]]);
  expect((await change(order._id, { undo: true })).vat).toEqual(whole);
  expect((await change(order._id, { status: 'returned' })).vat).toEqual(whole);
});

it('knows the VAT of orders by telephone and of sales over the counter', async () => {
  const book = await makeBook({ newPriceCents: 1070 });
  const { totalPrice: _sum, email: _email, ...body } = orderFor([book]);
  const phone = { ...body, pickup: false };
  const byPhone = await api.post('/api/orders/by-phone').set(signInAdmin()).send(phone).expect(201);
  const ofBook = { rate: 7, net: 10, vat: 0.7, gross: 10.7 };
  expect(byPhone.body).toMatchObject({ vat: [whole[0], ofBook] });
  const scan = { mode: 'sell', bookId: book.id };
  const sold = await api.post('/api/counter').set(signInAdmin()).send(scan).expect(200);
  expect(sold.body).toMatchObject({ order: { vat: [ofBook] } });
  await changeSettings({ counter: { mode: 'stock' } });
  await api.post('/api/counter').set(signInAdmin()).send(scan).expect(200);
  const [atTill] = await OrderModel.find({ atTill: true }).lean();
  expect(JSON.stringify(atTill)).not.toContain('vatRate');
});

it('shows net, VAT and gross by rate on receipt, email and in the files', async () => {
  const { order } = await place({ company: 'Bücher & Söhne', vatNumber: 'de 123 456 789' });
  expect(order).toMatchObject({ company: 'Bücher & Söhne', vatNumber: 'DE123456789' });
  const { text: receipt } = await asAdmin(`/api/orders/${order._id}/receipt`);
  const table = receipt.slice(receipt.indexOf('VAT by rate')).replace(/<[^>]*>|\s+/g, ' ');
  expect(table.replace(/\s+/g, ' ')).toContain(
    'VAT rate Net VAT Gross 19% $2.94 $0.56 $3.50 7% $20.51 $1.44 $21.95 5.5% $13.74 $0.76 $14.50',
  );
  expect(receipt.replaceAll(/<\/?bdi>/g, '')).toContain('Bücher &amp; Söhne\nRita Reader');
  expect(receipt).toContain('VAT number DE123456789');
  expect(receipt).not.toContain('Taxes');
  expect(receipt).not.toMatch(/invoice/i);
  const sender = {
    ...defaultSettings,
    name: 'Shop',
    pickupHours: '',
    shopUrl: 'https://shop.example',
  };
  const stored = await OrderModel.findById(order._id).lean();
  const email = toText(orderContent('order-received', stored!, sender), sender);
  expect(email.replace(/ +/g, ' ')).toContain(
    'Total $39.95\nincludes 19% VAT: $2.94 net + $0.56 VAT $3.50\n' +
      'includes 7% VAT: $20.51 net + $1.44 VAT $21.95\n',
  );
  expect(email).toContain('VAT number:\n  DE123456789');
  expect(toText(orderContent('new-order', stored!, sender), sender)).toContain('DE123456789');
  const own = { 'order-received': { subject: 'Danke', text: '{books}\n{link}' } };
  const inOwnWords = toText(
    orderContent('order-received', stored!, { ...sender, emailTexts: own }),
    sender,
  );
  expect(inOwnWords.replace(/ +/g, ' ')).toContain('19%: $2.94 + $0.56 $3.50');
  const rowsOf = async (query: string): Promise<object[]> =>
    parse((await asAdmin(`/api/orders/export.csv${query}`)).text, { columns: true, bom: true });
  expect(await rowsOf('')).toMatchObject([
    {
      total: '39.95',
      net: '37.19',
      vat: '2.76',
      company: 'Bücher & Söhne',
      vatByRate: '19: 2.94 + 0.56 = 3.50; 7: 20.51 + 1.44 = 21.95; 5.5: 13.74 + 0.76 = 14.50',
      vatNumber: 'DE123456789',
    },
  ]);
  expect(await rowsOf('?lines=books')).toMatchObject([
    { vatRate: '7' },
    { vatRate: '7' },
    { vatRate: '5.5' },
  ]);
});

it('says nothing of VAT in a shop that never switched it on', async () => {
  await changeSettings({ vat: { isOn: false, rate: 0, shippingRate: null } });
  const { order } = await place();
  expect(JSON.stringify(order)).not.toMatch(/vat/i);
  expect((await asAdmin('/api/orders/export.csv')).text).not.toMatch(/vat|company/i);
  expect((await asAdmin('/api/books/export.csv')).text).not.toMatch(/vat/i);
  expect((await asAdmin(`/api/orders/${order._id}/receipt`)).text).toContain('included');
});

it('corrects company and VAT number, and forgets them with the customer', async () => {
  const { order } = await place({ company: 'Old Ltd', vatNumber: 'DE123456789' });
  const correct = (body: object) =>
    api.patch(`/api/orders/${order._id}`).set(signInAdmin()).send(body);
  const { body } = await correct({ company: 'New Ltd', vatNumber: '' }).expect(200);
  expect(body).toMatchObject({ company: 'New Ltd', name: order.name });
  expect(body).not.toHaveProperty('vatNumber');
  for (const [q, found] of [
    ['new ltd', 1],
    ['old ltd', 0],
  ] as const)
    expect((await asAdmin(`/api/orders/?q=${encodeURIComponent(q)}`)).body).toHaveLength(found);
  const changed = ['company', 'vatNumber'];
  expect(orderSchema.parse(body).history.at(-1)).toMatchObject({ changed });
  await api.post(`/api/orders/${order._id}/cancel`).set(reader).send({}).expect(200);
  await setStepsAt(new Date(0));
  await api.delete('/api/me').set(reader).expect(200);
  expect(JSON.stringify(await OrderModel.findById(order._id).lean())).not.toContain('New Ltd');
});

it('refuses a VAT number that its country does not write so, and stores no order', async () => {
  const book = await makeBook();
  const body = orderFor([book], { vatNumber: 'DE12345', totalPrice: '14.00' });
  const response = await api.post('/api/orders/').set(reader).send(body).expect(400);
  expect(apiErrorSchema.parse(response.body).error).toMatchObject({
    fields: {
      vatNumber: ['must be a VAT number with the letters of its country, such as DE123456789'],
    },
    problems: { vatNumber: [{ code: 'not_vat_number', example: 'DE123456789' }] },
  });
  expect(await OrderModel.countDocuments()).toBe(0);
});

it('keeps a VAT number without a company, and refuses signs that are none', async () => {
  const { order } = await place({ vatNumber: 'ATU 12345678' });
  expect(order).toMatchObject({ vatNumber: 'ATU12345678' });
  const body = orderFor([await makeBook()], { vatNumber: '!!', totalPrice: '14.00' });
  const response = await api.post('/api/orders/').set(reader).send(body).expect(400);
  expect(Object.keys(apiErrorSchema.parse(response.body).error.fields ?? {})).toEqual([
    'vatNumber',
  ]);
});

it.each([
  [101, 'must be 100 or less'],
  [-1, 'must be 0 or more'],
  ['-1', 'must be 0 or more'],
  [7.123, 'must have at most two decimals'],
  ['7 %', 'must be a percentage as a number, such as 7 or 5.5'],
  [null, 'is required'],
])('refuses the rate %j for shop and book, and saves nothing of it', async (rate, sentence) => {
  const { body } = await changeSettings({ vat: { isOn: true, rate }, lowStock: 9 }, 400);
  expect(apiErrorSchema.parse(body).error.fields).toEqual({ 'vat.rate': [sentence] });
  expect((await api.get('/api/settings')).body).toMatchObject({ vat: { rate: 7 }, lowStock: 3 });
  if (rate === null) return;
  const { id } = await makeBook();
  const edit = api.put(`/api/books/edit/${id}`).set(signInAdmin()).send({ vatRate: rate });
  const { error } = apiErrorSchema.parse((await edit.expect(400)).body);
  expect(error.fields).toEqual({ vatRate: [sentence] });
});

it('reads the rate of a book from a list, and leaves empty what is none', async () => {
  const list =
    'Title;Price;MwSt-Satz;Category;Description\n' +
    'Emma;12,00;7 %;fiction;A book\nCalendar;14,50;5,5;fiction;A book\nMap;9,00;R;fiction;A map\n';
  const file = api.post('/api/books/import').set(signInAdmin()).type('text/csv').send(list);
  await file.expect(200);
  const { body } = await api.get('/api/books/?sort=title');
  expect(body).toMatchObject([
    { title: 'Calendar', vatRate: 5.5 },
    { title: 'Emma', vatRate: 7 },
    { title: 'Map' },
  ]);
  expect(JSON.stringify(body).match(/vatRate/g)).toHaveLength(2);
});
