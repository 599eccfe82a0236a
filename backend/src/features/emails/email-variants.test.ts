import { beforeEach, expect, it } from 'vitest';
import type { EmailKind } from '../../contract/email/email.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { createLog } from '../../log.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { makeEmailsDue } from '../../testing/orders/queued-emails.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { writeDueEmails } from './write-emails.ts';

useTestDatabase();

let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
});

const save = (change: object) =>
  shop.api.put('/api/settings').set(signInAdmin()).send(change).expect(200);

type Made = Awaited<ReturnType<typeof makeBook>>;

async function place(books: Made[], changes = {}) {
  const cookie = await signInCustomer();
  const sent = shop.api.post('/api/orders/').set(cookie).send(orderFor(books, changes));
  return orderSchema.parse((await sent.expect(201)).body)._id;
}

async function take(id: string, ...steps: (string | object)[]) {
  for (const step of steps) {
    const body = typeof step === 'string' ? { status: step } : step;
    await shop.api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send(body).expect(200);
  }
}

/** The emails of this kind as they are written now, oldest first, each in lines of any length. */
async function written(kind: EmailKind) {
  await makeEmailsDue();
  await writeDueEmails({ env: shop.env, log: createLog('silent') });
  const emails = await EmailModel.find({ kind }).sort({ createdAt: 1, _id: 1 }).lean();
  return emails.map(({ subject, text }) => ({ subject, text: text.replaceAll(/\s+/g, ' ') }));
}

it('an order that came back after its delivery says that the money is paid back', async () => {
  const id = await place([await makeBook()]);
  await take(id, 'confirmed', 'shipped', 'delivered', 'returned');
  const [email] = await written('order-returned');
  expect(email?.text).toContain('we pay the money back to you');
  expect(email?.text).not.toMatch(/nothing to pay|still want/);
});

it('an order that was refused at the door says that there is nothing to pay', async () => {
  const id = await place([await makeBook()]);
  await take(id, 'confirmed', 'shipped', 'delivered', { undo: true }, 'returned');
  const [email] = await written('order-returned');
  expect(email?.text).toContain('so there is nothing to pay. If you still want the books');
});

it('books that came back after the delivery say that their price is paid back, the last ones too', async () => {
  const books = [await makeBook({ title: 'Emma' }), await makeBook({ title: 'Middlemarch' })];
  const id = await place(books);
  await take(id, 'confirmed', 'shipped', 'delivered');
  for (const { id: bookId } of books) await take(id, { status: 'returned', items: [bookId] });
  const emails = [...(await written('order-books-returned')), ...(await written('order-returned'))];
  expect(emails).toHaveLength(2);
  for (const { text } of emails) expect(text).toContain('we pay the money back to you');
});

it('the email of the last return counts what this return pays back, not the books of earlier ones', async () => {
  await save({ shipping: { fee: 4, freeFrom: null } });
  const titles = ['Emma', 'Middlemarch', 'Persuasion'];
  const books = [];
  for (const title of titles) books.push(await makeBook({ title }));
  const id = await place(books, { totalPrice: '35.50' });
  const [first, ...others] = books.map((book) => book.id);
  await take(id, 'confirmed', 'shipped', { status: 'returned', items: [first] }, 'delivered');
  for (const bookId of others) await take(id, { status: 'returned', items: [bookId] });
  const [email] = await written('order-returned');
  expect(email?.text).toMatch(/Persuasion \$10\.50 Shipping \$4\.00 Total \$14\.50 /);
  expect(email?.text).not.toMatch(/Emma|Middlemarch/);
});

it('the text of the owner stands in every case', async () => {
  await save({ emailTexts: { 'order-returned': { subject: 'Back {number}', text: 'Ours.' } } });
  const id = await place([await makeBook()]);
  await take(id, 'confirmed', 'shipped', 'delivered', 'returned');
  const [email] = await written('order-returned');
  expect(email?.text).toContain('Ours.');
  expect(email?.text).not.toContain('pay the money back');
});

it('a confirmed order with books that are not in stock says nowhere that they are set aside', async () => {
  const inStock = await makeBook({ stock: 3 });
  const later = await makeBook({ title: 'Later', supply: 'orderIn', stock: 0 });
  const id = await place([inStock, later]);
  await take(id, 'confirmed');
  const [email] = await written('order-confirmed');
  expect(email?.text).toContain('We are getting the books that are not in stock');
  expect(email?.text).toMatch(/Later\. Ordered for you, expected/);
  expect(email?.text).not.toMatch(/set aside|being packed/);
});

it('a confirmed order of books in stock says that they are set aside', async () => {
  await take(await place([await makeBook({ stock: 3 })]), 'confirmed');
  const [email] = await written('order-confirmed');
  expect(email?.text).toMatch(/^Your books are set aside Good news, .* is being packed\./);
});

it('the last part of an order says that it is the rest, and no earlier part does', async () => {
  const books = [];
  for (const title of ['Emma', 'Persuasion', 'Middlemarch']) books.push(await makeBook({ title }));
  const others = books.slice(1).map(({ id }) => id);
  const id = await place(books);
  await take(id, 'confirmed', { status: 'shipped', items: others }, { status: 'shipped' });
  const [first, last] = await written('order-books-sent');
  expect(first?.subject).toMatch(/^Books of your order #\d+ are on their way$/);
  expect(first?.text).toMatch(/^Part of your order .* Sent: Persuasion Middlemarch If books are/);
  expect(last?.subject).toMatch(/^The rest of your order #\d+ is on its way$/);
  expect(last?.text).toMatch(/^The rest of your order .* Sent: Emma Delivery to:/);
});
