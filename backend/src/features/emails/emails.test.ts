import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../contract/api-error.ts';
import {
  emailMessageSchema,
  emailDetailSchema,
  type EmailMessage,
} from '../../contract/email/email.ts';
import { orderSchema, type NewOrderInput } from '../../contract/order/order.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { makeEmailsDue, queuedKinds } from '../../testing/orders/queued-emails.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { StoredBook } from '../../models/books/book.model.ts';
import { OrderModel } from '../../models/orders/order.model.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { writeDueEmails } from './write-emails.ts';

useTestDatabase();

let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
});

async function order(changes: Partial<NewOrderInput> = {}, book: Partial<StoredBook> = {}) {
  const body = orderFor([await makeBook(book)], changes);
  const cookie = await signInCustomer();
  const { body: response } = await shop.api.post('/api/orders/').set(cookie).send(body).expect(201);
  return orderSchema.parse(response);
}

const setStatus = (id: string, status: string, items?: string[]) =>
  shop.api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send({ status, items }).expect(200);

const context = () => ({ env: shop.env, log: createLog('silent') });

async function emails(query = ''): Promise<EmailMessage[]> {
  const { body } = await shop.api.get(`/api/emails/${query}`).set(signInAdmin()).expect(200);
  return z.array(emailMessageSchema).parse(body);
}

/** The time in which a step can be undone. */
const undoTimePasses = () => makeEmailsDue();

async function kindsWritten(): Promise<string[]> {
  await writeDueEmails(context());
  return (await emails()).map(({ kind }) => kind).toSorted();
}

describe('an order', () => {
  it('is emailed to its customer and to the owner, each once, however often the job runs', async () => {
    const { number } = await order();
    const processes = Array.from({ length: 5 }, () => writeDueEmails(context()));
    await Promise.all(processes);
    expect(await kindsWritten()).toEqual(['new-order', 'order-received']);
    const [received] = (await emails()).filter(({ kind }) => kind === 'order-received');
    expect(received).toMatchObject({
      to: 'reader@example.com',
      subject: `We have your order #${number}`,
      status: 'waiting',
      tries: 0,
    });
    expect(await queuedKinds('order')).toEqual([]);
  });

  it('is not emailed about a step while that can be undone', async () => {
    const { _id } = await order();
    await setStatus(_id, 'confirmed');
    expect(await kindsWritten()).not.toContain('order-confirmed');
    await undoTimePasses();
    expect(await kindsWritten()).toContain('order-confirmed');
  });

  it('tells each of its steps, and nothing when it is delivered', async () => {
    const { _id } = await order();
    for (const status of ['confirmed', 'shipped', 'delivered', 'returned']) {
      await setStatus(_id, status);
    }
    await undoTimePasses();
    expect(await kindsWritten()).toEqual([
      'new-order',
      'order-confirmed',
      'order-received',
      'order-returned',
      'order-shipped',
    ]);
    await shop.api.post(`/api/orders/${(await order())._id}/cancel`).set(await signInCustomer());
    await undoTimePasses();
    expect(await kindsWritten()).toContain('order-cancelled');
  });

  it('of which a book came back names it, and says what is left', async () => {
    const books = [
      await makeBook({ title: 'Emma', author: 'Jane Austen', isbn: '9780141439587' }),
      await makeBook({ title: 'Middlemarch', newPriceCents: 725 }),
    ];
    const cookie = await signInCustomer();
    const sent = shop.api.post('/api/orders/').set(cookie).send(orderFor(books));
    const { _id, number } = orderSchema.parse((await sent.expect(201)).body);
    for (const status of ['confirmed', 'shipped']) await setStatus(_id, status);
    await setStatus(_id, 'returned', [books[0]!.id]);
    await undoTimePasses();
    await kindsWritten();
    const email = (await emails()).find(({ kind }) => kind === 'order-books-returned');
    expect(email?.subject).toBe(`Books of your order #${number} came back to us`);
    const { text } = await EmailModel.findOne({ kind: 'order-books-returned' }).orFail().lean();
    expect(text).toContain('Emma, Jane Austen, ISBN 9780141439587');
    expect(text).toMatch(/Total +\$7\.25/);
    expect(text).not.toContain('$10.50');
  });

  it('of which all books came back one by one says that nothing is left to pay', async () => {
    const books = [await makeBook({ title: 'Emma' }), await makeBook({ title: 'Middlemarch' })];
    const cookie = await signInCustomer();
    const sent = shop.api.post('/api/orders/').set(cookie).send(orderFor(books));
    const { _id } = orderSchema.parse((await sent.expect(201)).body);
    for (const status of ['confirmed', 'shipped']) await setStatus(_id, status);
    for (const { id } of books) await setStatus(_id, 'returned', [id]);
    await undoTimePasses();
    await kindsWritten();
    const { text } = await EmailModel.findOne({ kind: 'order-books-returned' }).orFail().lean();
    expect(text).toMatch(/Total +\$0\.00/);
  });

  it('from before there were emails is written to about its next step only', async () => {
    const { _id } = await order();
    await mongoose.connection.collection('queued-emails').deleteMany({});
    await setStatus(_id, 'confirmed');
    await undoTimePasses();
    expect(await kindsWritten()).toEqual(['order-confirmed']);
  });

  it('without an e-mail address gets no email', async () => {
    await order();
    await OrderModel.updateMany({}, { $set: { email: '' } }, { runValidators: false });
    expect(await kindsWritten()).toEqual(['new-order']);
  });
});

it('says nothing to the owner of an order by telephone, which was entered by hand', async () => {
  await order();
  await OrderModel.updateMany({}, { source: 'phone' });
  expect(await kindsWritten()).toEqual(['order-received']);
});

describe('the owner', () => {
  const server = { host: '127.0.0.1', port: 25, isSecure: false, login: undefined };
  const from = 'shop@books.example';

  it('hears of nothing when there is a mail server and no address to write to', async () => {
    shop = createTestApp({ emails: { server, from, ownerEmail: undefined } });
    await order();
    expect(await kindsWritten()).toEqual(['order-received']);
  });
});

describe('the Emails of the shop', () => {
  it('are listed newest first, by status, page by page', async () => {
    await order();
    await order();
    await kindsWritten();
    expect(await emails('?status=sent')).toEqual([]);
    const { body, headers } = await shop.api
      .get('/api/emails/?status=waiting&limit=3')
      .set(signInAdmin());
    expect(z.array(emailMessageSchema).parse(body)).toHaveLength(3);
    expect(headers['x-total-count']).toBe('4');
    expect(headers.link).toContain('status=waiting');
    expect(await emails('?limit=3&page=2')).toHaveLength(1);
  });

  it('can be opened as mail programs show them', async () => {
    await order();
    await kindsWritten();
    const [first] = await emails();
    const { body } = await shop.api.get(`/api/emails/${first?._id}`).set(signInAdmin());
    expect(emailDetailSchema.parse(body).html).toContain('<!doctype html>');
    await shop.api
      .get(`/api/emails/${'a'.repeat(24)}`)
      .set(signInAdmin())
      .expect(404);
  });

  it('are tried again when the owner asks, but not once they are sent', async () => {
    await order();
    await kindsWritten();
    const retry = (id = '') => shop.api.post(`/api/emails/${id}/retry`).set(signInAdmin());
    const [first, second] = await emails();
    await EmailModel.updateOne({ _id: first?._id }, { status: 'failed', tries: 9, error: 'Full' });
    const again = emailMessageSchema.parse((await retry(first?._id).expect(200)).body);
    expect(again).toMatchObject({ status: 'waiting', tries: 0 });
    await retry(first?._id).expect(200);
    await EmailModel.updateOne({ _id: second?._id }, { status: 'sent' });
    const refused = await retry(second?._id).expect(409);
    expect(apiErrorSchema.parse(refused.body).error.code).toBe('invalid_transition');
    await retry('a'.repeat(24)).expect(404);
  });
});

describe('an email', () => {
  it('shows markup of names and titles as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await order({ name }, { title: `"><script>alert(1)</script> & 'more'` });
    await kindsWritten();
    for (const { html, text } of await EmailModel.find().lean()) {
      expect(html).not.toMatch(/<script|<img/);
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;more&#39;');
      expect(text).toContain('<script>alert(1)</script>');
    }
  });

  it('keeps its lines short, needs no picture, and names the sender in the owner’s own words', async () => {
    const change = {
      sender: 'Rita’s Books',
      contact: {
        address: 'Long Lane 1\nBern',
        phone: '031 000 00 00',
        email: 'rita@books.example',
      },
    };
    await shop.api.put('/api/settings').set(signInAdmin()).send(change).expect(200);
    const { _id } = await order({}, { title: 'A word '.repeat(30).trim() });
    await kindsWritten();
    for (const { html, text, kind } of await EmailModel.find().lean()) {
      const lines = text.split('\n').filter((line) => !line.startsWith('http'));
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
      expect(html).not.toContain('<img');
      for (const fact of ['Rita’s Books', 'Long Lane 1', '031 000 00 00', 'rita@books.example']) {
        expect(text).toContain(fact);
        expect(html).toContain(fact);
      }
      if (kind === 'new-order') expect(text).toContain(`/dashboard/orders/${_id}`);
    }
  });

  it('leaves no trace of the customer in the log', async () => {
    await order({ name: 'Secretname' });
    const lines: string[] = [];
    const sink = { write: (line: string) => void lines.push(line) };
    await writeDueEmails({ env: shop.env, log: createLog('debug', sink) });
    expect(lines.join('')).toContain('email');
    expect(lines.join('')).not.toMatch(/Secretname|reader@example|Bern/);
  });
});
