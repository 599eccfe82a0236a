import { hashLinkToken } from '../src/auth/link-token.ts';
import { addEmail, EmailModel } from '../src/models/emails/email.model.ts';
import { bulkBooks } from '../src/features/catalogue/books/bulk-books.ts';
import { ImportModel } from '../src/models/books/import.model.ts';
import { mergePublishers } from '../src/features/catalogue/publishers/save-publisher.ts';
import { createShelf } from '../src/features/catalogue/shelves/save-shelf.ts';
import { BookRequestModel } from '../src/features/book-requests/book-request.model.ts';
import { WithdrawalModel } from '../src/features/withdrawals/withdrawal.model.ts';
import { setSettings } from '../src/testing/save-settings.ts';
import { signInAdmin } from '../src/testing/people/sign-in.ts';
import { asJson, send } from './send.ts';

/** One copy has arrived. */
export async function takeOneArrival(port: number, bookId: string): Promise<string> {
  const arrivalKey = 'arrival';
  const { body, headers } = asJson({ bookId, copies: 1 });
  const sent = { ...headers, ...signInAdmin(), 'Idempotency-Key': arrivalKey };
  await send(port, { method: 'post', path: '/api/supply/arrivals', headers: sent, body });
  return arrivalKey;
}

export async function storeEmail(): Promise<string> {
  await addEmail({
    key: 'email',
    kind: 'order-shipped',
    to: 'a@example.com',
    subject: 'On its way',
    text: 'It comes.',
    html: '<p>It comes.</p>',
  });
  const email = await EmailModel.findOne().lean();
  return email?._id.toHexString() ?? '';
}

/** One copy is sold over the counter. */
export async function scanOnce(port: number, bookId: string): Promise<string> {
  const scanKey = 'scan';
  const { body, headers } = asJson({ mode: 'sell', bookId });
  const sent = { ...headers, ...signInAdmin(), 'Idempotency-Key': scanKey };
  await send(port, { method: 'post', path: '/api/counter', headers: sent, body });
  return scanKey;
}

/** A shelf, a book request, a withdrawal, an import, and a change of many books. */
export async function fillRecords(bookId: string, token: string) {
  const owner = { by: 'owner' };
  await setSettings({ withdrawal: { isOn: true, days: 14 }, gift: { isOn: true, fee: 0 } });
  const picks = { title: 'Shelf', note: '', isOnHome: true, books: [] };
  const { shelf } = await createShelf(picks, owner);
  const links = { confirmHash: hashLinkToken(token), endHash: [hashLinkToken(token)] };
  const person = { name: 'Ann', email: 'a@example.com' };
  const soon = new Date(Date.now() + 3_600_000);
  const bookRequest = await BookRequestModel.create({
    key: 'book request',
    text: 'A book',
    email: person.email,
    address: person.email,
    ...links,
    status: 'open',
    isVerified: true,
    createdAt: new Date(),
    expiresAt: soon,
  });
  const withdrawal = await WithdrawalModel.create({
    ...person,
    emailLower: person.email,
    number: '1001',
    key: 'withdrawal',
    receivedAt: new Date(),
    status: 'open',
  });
  const counts = { new: 1, changed: 0, unchanged: 0 };
  const done = await ImportModel.create({ by: 'owner', state: 'complete', ...counts });
  const merge = { from: ['lighthouse-press'], name: 'Lighthouse Press' };
  const { publisher } = await mergePublishers(merge, owner);
  const bulk = await bulkBooks({ ids: [bookId], change: { trending: true } }, owner);
  return {
    bookRequestId: bookRequest.id,
    withdrawalId: withdrawal.id,
    importId: done.id,
    shelfSlug: shelf.slug,
    bulkId: bulk.undo ?? '',
    publisherSlug: 'lighthouse-press',
    publisherUndo: publisher.undo ?? '',
  };
}
