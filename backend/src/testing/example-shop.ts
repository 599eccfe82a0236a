import bcrypt from 'bcrypt';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { AdminModel } from '../auth/admin.model.ts';
import { hashLinkToken } from '../auth/link-token.ts';
import { storeOwnCover } from '../features/catalogue/covers/cover.model.ts';
import { createShelf } from '../features/catalogue/shelves/save-shelf.ts';
import { PublisherModel } from '../features/catalogue/publishers/publisher.model.ts';
import { ImportModel } from '../models/books/import.model.ts';
import { EmailModel } from '../models/emails/email.model.ts';
import { BookRequestModel } from '../features/book-requests/book-request.model.ts';
import { NewsletterSignupModel } from '../features/newsletter/newsletter.model.ts';
import { WithdrawalModel } from '../features/withdrawals/withdrawal.model.ts';
import { setSettings } from './save-settings.ts';
import { exampleIds } from '../http/example-ids.ts';
import { addBook } from './books.ts';
import { testAdminIds } from './database.ts';
import { addOrder } from './orders/orders.ts';

const idOf = (name: 'book' | 'deletedBook' | 'order' | 'customer') =>
  new mongoose.Types.ObjectId(exampleIds[name]);
const exampleShelf = {
  title: 'Staff picks',
  note: '',
  isOnHome: true,
  books: [{ bookId: exampleIds.book }],
};
const longAgo = new Date('2026-01-05T10:00:00Z');

// Once, as both take their time.
const passwordHash = bcrypt.hash('a long enough password', 4);
const cover = makePicture().webp().toBuffer();

/** Fills an empty database with what the examples of the OpenAPI text speak of. */
export async function fillExampleShop(): Promise<void> {
  await addBook({ _id: idOf('book'), stock: 5, coverImage: exampleIds.cover });
  await addBook({ _id: idOf('deletedBook'), deletedAt: new Date() });
  await addBook({ author: 'Rita Reader' });
  await storeOwnCover(exampleIds.cover, await cover);
  await addOrder({ _id: idOf('order') });
  await addCustomer();
  await createShelf(exampleShelf, { by: 'owner' });
  await addPublisher();
  await addEmail();
  await addWithdrawal();
  await addImport();
  await addSignup();
  await addBookRequest();
  await AdminModel.updateOne(
    { _id: testAdminIds[0] },
    { username: 'owner', passwordHash: await passwordHash },
  );
  await AdminModel.create({ _id: exampleIds.admin, username: 'a second one' });
}

export function makePicture() {
  return sharp({ create: { width: 640, height: 960, channels: 3, background: 'navy' } });
}

async function addPublisher(): Promise<void> {
  const slug = exampleIds.publisher;
  await PublisherModel.create({ slug, name: 'Lighthouse Press', version: 1, createdAt: longAgo });
}

/** It made books that are gone: nothing is left to undo. */
async function addImport(): Promise<void> {
  const counts = { new: 2, changed: 0, unchanged: 0 };
  await ImportModel.create({ _id: exampleIds.import, by: 'owner', state: 'complete', ...counts });
}

async function addWithdrawal(): Promise<void> {
  await setSettings({ withdrawal: { isOn: true, days: 14 } });
  await WithdrawalModel.create({
    _id: exampleIds.withdrawal,
    name: 'Rita Reader',
    email: 'reader@example.com',
    emailLower: 'reader@example.com',
    number: '1001',
    receivedAt: longAgo,
    status: 'open',
    key: 'example',
  });
}

/** A customer without open orders. */
async function addCustomer(): Promise<void> {
  await addOrder({
    _id: idOf('customer'),
    uid: 'carl',
    name: 'Carl Customer',
    email: 'carl@example.com',
    status: 'delivered',
    history: [{ status: 'delivered', at: longAgo }],
    createdAt: longAgo,
  });
}

async function addEmail(): Promise<void> {
  const lately = new Date(Date.now() - 3_600_000); // MongoDB takes old emails away by itself
  await EmailModel.create({
    _id: exampleIds.email,
    key: 'example',
    kind: 'order-received',
    to: 'reader@example.com',
    subject: 'Your order 1001',
    text: 'Thank you.',
    html: '<p>Thank you.</p>',
    status: 'failed',
    error: 'The mailbox is full.',
    createdAt: lately,
    queuedAt: lately,
    dueAt: lately,
  });
}

async function addSignup(): Promise<void> {
  const linkHash = hashLinkToken(exampleIds.newsletterToken);
  await NewsletterSignupModel.create({
    _id: 'reader@example.com',
    email: 'reader@example.com',
    consentAt: longAgo,
    isUnconfirmed: true,
    confirmHash: linkHash,
    endHash: [linkHash],
  });
}

async function addBookRequest(): Promise<void> {
  const linkHash = hashLinkToken(exampleIds.newsletterToken);
  await BookRequestModel.create({
    _id: exampleIds.bookRequest,
    key: 'example',
    text: 'A book about lighthouses',
    email: 'reader@example.com',
    address: 'reader@example.com',
    status: 'open',
    isVerified: true,
    confirmHash: linkHash,
    endHash: [linkHash],
    createdAt: longAgo,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
}
