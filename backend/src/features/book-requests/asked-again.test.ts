import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { bookRequestSchema } from '../../contract/book/book-request.ts';
import { addBook } from '../../testing/books.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { openMailShop } from '../../testing/people/mail-shop.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { BookModel } from '../../models/books/book.model.ts';
import { BookRequestModel } from './book-request.model.ts';

useTestDatabase();

let shop: Awaited<ReturnType<typeof openMailShop>>;
let bookId: string;
beforeEach(async () => {
  shop = await openMailShop();
  bookId = (await addBook({ title: 'Emma', stock: 0 }))._id;
});

const ask = (body: object, headers = {}) =>
  shop.api.post('/api/book-requests/').set(headers).send(body).expect(202);
const setStock = (stock: number) => BookModel.updateOne({ _id: bookId }, { $set: { stock } });
const confirm = () =>
  shop.api
    .get(
      /\/api\/book-requests\/confirm\?token=[\w-]+/.exec(shop.box.mails.at(-1)?.text ?? '')?.[0] ??
        '',
    )
    .expect(200);

/** Runs all email jobs; returns the subjects of what they sent. */
const timePasses = async () => (await shop.runEmailJobs()).map(({ subject }) => subject);

async function listed() {
  const { body } = await shop.api.get('/api/book-requests/').set(signInAdmin()).expect(200);
  return z.array(bookRequestSchema).parse(body);
}

async function answerAll(): Promise<void> {
  for (const { _id } of await listed()) {
    const answer = shop.api.patch(`/api/book-requests/${_id}`).set(signInAdmin());
    await answer.send({ status: 'answered' }).expect(200);
  }
}

it('tells a reader who asks again after the shop has answered', async () => {
  const reader = await signInCustomer('reader@example.com');
  await ask({ bookId }, reader);
  await answerAll();
  await ask({ bookId }, reader);
  expect(await listed()).toMatchObject([{ status: 'open', isVerified: true }]);
  await setStock(1);
  expect(await timePasses()).toEqual(['Emma is here']);
});

it('asks the address again, too, when it was typed', async () => {
  const email = 'rita@example.com';
  const asked = 'Shall Storyloom tell you when a book is there?';
  await ask({ bookId, email });
  expect(await timePasses()).toEqual([asked]);
  await confirm();
  await answerAll();
  await ask({ bookId, email });
  expect(await timePasses()).toEqual([asked]);
  await setStock(1);
  expect(await timePasses()).toEqual([]);
  await confirm();
  expect(await timePasses()).toEqual(['Emma is here']);
});

it('shows the owner a question that comes again after its answer', async () => {
  const question = { text: 'The Voyage Out', email: 'rita@example.com' };
  await ask(question);
  await answerAll();
  await ask(question);
  expect(await listed()).toMatchObject([{ text: 'The Voyage Out', status: 'open' }]);
});

it.each([
  ['a year', { text: 'The Voyage Out' }, 365],
  ['30 days, unconfirmed,', {}, 30],
])('is gone after %s, whatever the owner has marked', async (_time, question, days) => {
  const body = 'text' in question ? question : { bookId };
  await ask({ ...body, email: 'rita@example.com' });
  const createdAt = new Date(Date.now() - 20 * 86_400_000);
  await BookRequestModel.collection.updateMany({}, { $set: { createdAt, askedAt: createdAt } });
  const latest = createdAt.getTime() + days * 86_400_000;
  const [{ _id } = { _id: '' }] = await listed();
  for (const status of ['answered', 'open']) {
    const change = shop.api.patch(`/api/book-requests/${_id}`).set(signInAdmin());
    await change.send({ status }).expect(200);
    const { expiresAt } = await BookRequestModel.findById(_id).orFail().lean();
    expect(expiresAt.getTime()).toBeLessThanOrEqual(latest);
  }
});

it('ends with the link of an email that went out after a change of JWT_SECRET', async () => {
  const reader = await signInCustomer('reader@example.com');
  await ask({ bookId }, reader);
  await ask({ bookId: (await addBook({ stock: 0 }))._id }, reader);
  const next = await openMailShop({ jwtSecret: 'the next secret for tests with 32 bytes or more' });
  await setStock(1);
  const [{ text = '' } = {}] = await next.runEmailJobs();
  const link = /\/api\/book-requests\/end\?token=[\w-]+/.exec(text)?.[0] ?? '';
  await next.api.post(link).expect(200);
  expect(await BookRequestModel.countDocuments()).toBe(0);
});

it('ends with the link of an email from before a change of JWT_SECRET, and deletes all emails', async () => {
  const email = 'rita@example.com';
  const end = /\/api\/book-requests\/end\?token=[\w-]+/;
  await ask({ bookId, email });
  const [{ text: before = '' } = {}] = await shop.runEmailJobs();
  const next = await openMailShop({ jwtSecret: 'the next secret for tests with 32 bytes or more' });
  await BookRequestModel.updateMany({}, { askedAt: new Date(Date.now() - 86_400_001) });
  for (const id of [bookId, (await addBook({ stock: 0 }))._id])
    await next.api.post('/api/book-requests/').send({ bookId: id, email }).expect(202);
  await next.runEmailJobs();
  await BookRequestModel.updateOne({ bookId }, { isVerified: true, $unset: { isUnconfirmed: 1 } });
  await setStock(1);
  expect((await next.runEmailJobs()).map(({ subject }) => subject)).toEqual(['Emma is here']);
  await next.api.post(end.exec(before)?.[0] ?? '').expect(200);
  expect(await BookRequestModel.countDocuments()).toBe(0);
  expect(await EmailModel.countDocuments()).toBe(0);
});

it('takes a request once that is repeated with its key, also after the shop has answered', async () => {
  const question = { text: 'The Voyage Out', email: 'rita@example.com' };
  const send = (body: object) => ask(body, { 'Idempotency-Key': 'one-click' });
  await send(question);
  await answerAll();
  await send(question).expect('Idempotent-Replayed', 'true');
  expect(await listed()).toMatchObject([{ status: 'answered' }]);
  const other = shop.api.post('/api/book-requests/').set('Idempotency-Key', 'one-click');
  await other.send({ ...question, text: 'Orlando' }).expect(422);
});

it('answers a repeated request though its sender has reached the limit', async () => {
  const send = (text: string) =>
    shop.api
      .post('/api/book-requests/')
      .set('Idempotency-Key', text)
      .send({ text, email: 'rita@example.com' });
  await Promise.all(Array.from({ length: 20 }, (_, i) => send(`Owls ${i}`).expect(202)));
  await send('Orlando').expect(429);
  await send('Owls 0').expect(202).expect('Idempotent-Replayed', 'true');
});

it('says which of book and words is one too many', async () => {
  const both = { bookId, text: 'Emma', email: 'rita@example.com' };
  const { body } = await shop.api.post('/api/book-requests/').send(both).expect(400);
  expect(apiErrorSchema.parse(body).error).toMatchObject({
    fields: { text: ['must be left out when a book is named'] },
    problems: { text: [{ code: 'not_with_book' }] },
  });
});
