import { beforeEach, expect, it } from 'vitest';
import { linkToken } from '../../auth/link-token.ts';
import { BookModel } from '../../models/books/book.model.ts';
import { createLog } from '../../log.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { addBook } from '../../testing/books.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { bookRequestLinkSubject, BookRequestModel } from './book-request.model.ts';
import { notifyRequesters } from '../emails/notify-requesters.ts';
import { writeDueEmails } from '../emails/write-emails.ts';

useTestDatabase();

const email = 'rita@example.com';
let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  const server = { host: 'localhost', port: 1, isSecure: false, login: undefined };
  const emails = { server, from: 'shop@books.example', ownerEmail: undefined };
  shop = createTestApp({ emails });
});

const bookRequest = (bookId: string) =>
  shop.api.post('/api/book-requests/').send({ bookId, email }).expect(202);

/** Returns the kinds of the emails to the address that are written now. */
async function timePasses(): Promise<string[]> {
  const before = (await EmailModel.distinct('key')).length;
  const context = { env: shop.env, log: createLog('silent') };
  await writeDueEmails(context);
  await notifyRequesters(context);
  const written = await EmailModel.find().sort({ _id: 1 }).lean();
  return written.slice(before).map(({ kind }) => kind);
}

it('a stranger causes three emails an hour, and the reader’s yes counts for one book', async () => {
  const bookId = (await addBook({ title: 'Emma', stock: 0 }))._id;
  await bookRequest(bookId);
  expect(await timePasses()).toEqual(['book-request-confirm']);
  const subject = bookRequestLinkSubject(`${bookId} ${email}`);
  const token = linkToken(shop.env.jwtSecret, 'confirm', subject);
  await shop.api.get(`/api/book-requests/confirm?token=${token}`).expect(200);
  await shop.api.post('/api/newsletter').send({ email }).expect(204);
  for (let i = 0; i < 18; i += 1) await bookRequest((await addBook({ stock: i < 9 ? 0 : 5 }))._id);
  expect(await timePasses()).toHaveLength(2);
  await BookModel.updateMany({}, { $set: { stock: 1 } });
  expect(await timePasses()).toEqual(['book-here']);
});

it('a book that is in stock, or is not there, is no reason to write to anybody', async () => {
  const reader = await signInCustomer('reader@example.com');
  for (const bookId of [(await addBook({ stock: 3 }))._id, (await addBook())._id, 'a'.repeat(24)]) {
    await bookRequest(bookId);
    await shop.api.post('/api/book-requests/').set(reader).send({ bookId }).expect(202);
  }
  expect(await timePasses()).toEqual([]);
  expect(await BookRequestModel.countDocuments()).toBe(0);
});
