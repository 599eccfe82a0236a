import mongoose from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CustomerSession } from '../../auth/customer-session.model.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { bookRequestSchema, type BookRequest } from '../../contract/book/book-request.ts';
import { addBook } from '../../testing/books.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { openMailShop } from '../../testing/people/mail-shop.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { BookModel } from '../../models/books/book.model.ts';
import { BookRequestModel } from './book-request.model.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { notifyRequesters } from '../emails/notify-requesters.ts';
import { writeDueEmails } from '../emails/write-emails.ts';

useTestDatabase();

let shop: Awaited<ReturnType<typeof openMailShop>>;
let bookId: string;
beforeEach(async () => {
  shop = await openMailShop();
  bookId = (await addBook({ title: 'Emma', stock: 0 }))._id;
});

const bookRequest = (body: object, headers = {}) =>
  shop.api.post('/api/book-requests/').set(headers).send(body);
const setStock = (stock: number) => BookModel.updateOne({ _id: bookId }, { $set: { stock } });

/** Runs all email jobs in two processes; returns the emails by recipient. */
const timePasses = async () =>
  (await shop.runEmailJobs(2)).map(({ reader, subject }) => `${reader}: ${subject}`);

const linkIn = (what: 'confirm' | 'end') =>
  new RegExp(`/api/book-requests/${what}\\?token=[\\w-]+`).exec(
    shop.box.mails.at(-1)?.text ?? '',
  )?.[0] ?? '';

async function listed(query = ''): Promise<BookRequest[]> {
  const { body } = await shop.api.get(`/api/book-requests/${query}`).set(signInAdmin()).expect(200);
  return (body as unknown[]).map((one) => bookRequestSchema.parse(one));
}

describe('who waits for a sold-out book', () => {
  it('hears of it once when a copy is there, with a verified address at once', async () => {
    const reader = await signInCustomer('reader@example.com');
    await bookRequest({ bookId }, reader).expect(202);
    await bookRequest({ bookId, email: 'Reader@example.com' }, reader).expect(202);
    expect(await timePasses()).toEqual([]);
    expect(await listed()).toMatchObject([{ title: 'Emma', isVerified: true, status: 'open' }]);
    await setStock(1);
    expect(await timePasses()).toEqual(['reader@example.com: Emma is here']);
    expect(shop.box.mails.at(-1)?.text).toContain(`/books/${bookId}`);
    await setStock(0);
    await setStock(3);
    expect(await timePasses()).toEqual([]);
    expect(await BookRequestModel.countDocuments()).toBe(0);
  });

  it('hears nothing while the copy cannot be ordered', async () => {
    await bookRequest({ bookId }, await signInCustomer('reader@example.com')).expect(202);
    await BookModel.updateOne({ _id: bookId }, { $set: { stock: 2, supply: 'gone' } });
    expect(await timePasses()).toEqual([]);
    await BookModel.updateOne({ _id: bookId }, { $unset: { supply: 1 } });
    expect(await timePasses()).toEqual(['reader@example.com: Emma is here']);
  });

  it('opens a link first when the address is anybody’s, and gets one such email a day and book', async () => {
    const other = (await addBook({ title: 'Ulysses', stock: 0 }))._id;
    for (const id of [bookId, other, bookId]) {
      await bookRequest({ bookId: id, email: 'Rita@example.com' }).expect(202);
    }
    const asked = 'Rita@example.com: Shall Storyloom tell you when a book is there?';
    expect(await timePasses()).toEqual([asked, asked]);
    await setStock(1);
    expect(await timePasses()).toEqual([]);
    if (!shop.box.mails.at(-1)?.text?.includes('Emma')) shop.box.mails.reverse();
    await shop.api.head(linkIn('confirm')).expect(200);
    expect(await timePasses()).toEqual([]);
    await shop.api.get(linkIn('confirm')).set('Accept', 'text/html').expect(200);
    expect(await timePasses()).toEqual(['Rita@example.com: Emma is here']);
    expect(await listed()).toMatchObject([{ title: 'Ulysses', isVerified: false }]);
  });

  it('opens a link first, too, who asked before the shop sent emails', async () => {
    const silent = createTestApp().api;
    const email = 'rita@example.com';
    await silent.post('/api/book-requests/').send({ bookId, email }).expect(202);
    await silent.post('/api/book-requests/').send({ text: 'The Voyage Out', email }).expect(202);
    await setStock(1);
    expect(await timePasses()).toEqual([]);
    const asked = ['rita@example.com: Shall Storyloom tell you when a book is there?'];
    expect(await timePasses()).toEqual(asked);
    expect(await timePasses()).toEqual([]);
    await shop.api.get(linkIn('confirm')).expect(200);
    expect(await timePasses()).toEqual(['rita@example.com: Emma is here']);
    expect(await listed('?of=text')).toMatchObject([{ isVerified: false }]);
  });

  it('is sent in the owner’s words where there are any', async () => {
    const emailTexts = {
      'book-request-confirm': { subject: '{shop} pregunta', text: 'Sí, avisadme {link}' },
      'book-here': { subject: 'Ya está {title}', text: 'Hay {title} otra vez.\n\nVerlo {link}' },
    };
    await shop.api.put('/api/settings').set(signInAdmin()).send({ emailTexts }).expect(200);
    await bookRequest({ bookId, email: 'rita@example.com' }).expect(202);
    expect(await timePasses()).toEqual(['rita@example.com: Storyloom pregunta']);
    expect(shop.box.mails.at(-1)?.text).toContain('Sí, avisadme:');
    await shop.api.get(linkIn('confirm')).expect(200);
    await setStock(1);
    expect(await timePasses()).toEqual(['rita@example.com: Ya está Emma']);
    expect(shop.box.mails.at(-1)?.text).toMatch(/Hay Emma otra vez\.\s+Verlo:\s+\S+\/books\//);
    expect(shop.box.mails.at(-1)?.text).not.toMatch(/asked us|See the book/);
  });

  it('is asked again by a session with an unverified address', async () => {
    const reader = await signInCustomer('reader@example.com');
    await CustomerSession.updateMany({}, { emailVerified: false });
    await bookRequest({ bookId }, reader).expect(202);
    expect(await timePasses()).toHaveLength(1);
    await CustomerSession.updateMany({}, { emailVerified: true });
    await bookRequest({ bookId }, reader).expect(202);
    await setStock(1);
    expect(await timePasses()).toEqual(['reader@example.com: Emma is here']);
  });

  it('hears nothing of what was withdrawn by the link', async () => {
    await bookRequest({ bookId, email: 'rita@example.com' });
    await timePasses();
    const end = linkIn('end');
    await shop.api.get(linkIn('confirm')).expect(200);
    await shop.api.get(end).expect(200);
    expect(await BookRequestModel.countDocuments()).toBe(1);
    await shop.api.post(end).expect(200);
    await setStock(1);
    expect(await timePasses()).toEqual([]);
  });

  it('gets no email that still waits when the book request is withdrawn', async () => {
    const other = (await addBook({ title: 'Ulysses', stock: 0 }))._id;
    await bookRequest({ bookId, email: 'rita@example.com' });
    await timePasses();
    const end = linkIn('end');
    await shop.api.get(linkIn('confirm')).expect(200);
    await bookRequest({ bookId: other, email: 'rita@example.com' });
    await bookRequest({ bookId: other, email: 'other@example.com' });
    await setStock(1);
    await Promise.all([notifyRequesters(shop.context), writeDueEmails(shop.context)]);
    expect(await EmailModel.countDocuments({ status: 'waiting' })).toBe(3);
    await shop.api.post(end).expect(200);
    expect(await timePasses()).toEqual([
      'other@example.com: Shall Storyloom tell you when a book is there?',
    ]);
    expect(await EmailModel.distinct('to')).toEqual(['other@example.com']);
  });

  it('waits on while the book is a draft or deleted', async () => {
    await bookRequest({ bookId }, await signInCustomer());
    await BookModel.updateOne({ _id: bookId }, { $set: { stock: 1, draft: true } });
    expect(await timePasses()).toEqual([]);
    await BookModel.updateOne({ _id: bookId }, { $unset: { draft: 1, stock: 1 } });
    expect(await timePasses()).toHaveLength(1);
  });

  it('gets one email each, however often the process is killed meanwhile', async () => {
    const count = 40;
    for (let i = 0; i < count; i += 1) {
      await bookRequest({ bookId }, await signInCustomer(`r${i}@example.com`, `uid-${i}`)).expect(
        i < 20 ? 202 : 429,
      );
      if (i < 20) continue;
      const [first] = await BookRequestModel.find().lean();
      const address = `r${i}@example.com`;
      const { _id: _other, ...same } = first as NonNullable<typeof first>;
      await BookRequestModel.create({
        ...same,
        key: `${bookId} ${address}`,
        email: address,
        address,
      });
    }
    await BookRequestModel.deleteOne({ address: 'r7@example.com' });
    await setStock(1);
    const insert = EmailModel.collection.insertMany.bind(EmailModel.collection);
    const killed = new Error('killed');
    for (let kill = 0; kill < 20; kill += 1) {
      const write = vi.spyOn(EmailModel.collection, 'insertMany');
      const remove = vi.spyOn(BookRequestModel.collection, 'deleteMany').mockRejectedValue(killed);
      if (kill % 2 === 0) {
        write.mockImplementation(async (emails, options) => {
          await insert(emails.slice(0, kill * 2), options).catch(() => {});
          throw killed;
        });
      }
      await expect(notifyRequesters(shop.context)).rejects.toThrow('killed');
      write.mockRestore();
      remove.mockRestore();
    }
    await Promise.all([notifyRequesters(shop.context), notifyRequesters(shop.context)]);
    const readers = (await EmailModel.find({ kind: 'book-here' }).lean()).map(({ to }) => to);
    expect(new Set(readers).size).toBe(count - 1);
    expect(readers).toHaveLength(count - 1);
    expect(readers).not.toContain('r7@example.com');
    expect(await BookRequestModel.countDocuments()).toBe(0);
  });
});

describe('who asks the shop for a book', () => {
  it('is seen and answered by the owner only', async () => {
    await bookRequest({ text: 'The Voyage Out', email: 'rita@example.com' }).expect(202);
    await bookRequest({ text: 'the voyage out', email: 'Rita@example.com' }).expect(202);
    await bookRequest({ bookId, email: 'other@example.com' }).expect(202);
    await mongoose.connection.collection('queued-emails').deleteMany({});
    expect(await timePasses()).toEqual([]);
    const [asked, ...more] = await listed('?of=text&status=open');
    expect(more).toEqual([]);
    const voyage = { text: 'The Voyage Out', email: 'rita@example.com', isVerified: false };
    expect(asked).toMatchObject(voyage);
    const path = `/api/book-requests/${asked?._id}`;
    await shop.api.patch(path).set(signInAdmin()).send({ status: 'answered' }).expect(200);
    expect(await listed('?of=text&status=open')).toEqual([]);
    expect(await listed('?of=text&status=answered')).toHaveLength(1);
  });

  it.each([
    [{ text: 'Emma' }, 'email'],
    [{ text: ' ', email: 'rita@example.com' }, 'text'],
    [{ email: 'rita@example.com' }, 'text'],
    [{ bookId: 'a'.repeat(24), text: 'Emma', email: 'rita@example.com' }, 'text'],
    [{ text: 'Emma', email: 'rita' }, 'email'],
  ])('gets the missing field of %j', async (body, field) => {
    const refused = await bookRequest(body).expect(400);
    expect(Object.keys(apiErrorSchema.parse(refused.body).error.fields ?? {})).toEqual([field]);
  });
});

it('forgets what a customer wished for with the customer', async () => {
  const reader = await signInCustomer('reader@example.com');
  await bookRequest({ bookId }, reader);
  await bookRequest({ text: 'The Voyage Out' }, reader);
  await bookRequest({ bookId, email: 'other@example.com' });
  await shop.api.delete('/api/me').set(reader).expect(200);
  expect(await BookRequestModel.find().lean()).toMatchObject([{ address: 'other@example.com' }]);
});
