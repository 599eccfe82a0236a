import bcrypt from 'bcrypt';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { AdminModel } from '../auth/admin.model.ts';
import { hashLinkToken } from '../auth/link-token.ts';
import { storeOwnCover } from '../features/catalogue/covers/cover-store.ts';
import { LetterModel } from '../features/letters/letter.model.ts';
import { NewsletterSignupModel } from '../features/newsletter/newsletter.model.ts';
import { exampleIds } from '../http/example-ids.ts';
import { addBook } from './books.ts';
import { testAdminIds } from './database.ts';
import { addOrder } from './orders.ts';

const idOf = (name: 'book' | 'deletedBook' | 'order' | 'customer') =>
  new mongoose.Types.ObjectId(exampleIds[name]);
const longAgo = new Date('2026-01-05T10:00:00Z');

// Once, as both take their time.
const passwordHash = bcrypt.hash('a long enough password', 10);
const cover = makePicture().webp().toBuffer();

/** Fills an empty database with what the examples of the OpenAPI text speak of. */
export async function fillExampleShop(): Promise<void> {
  await addBook({ _id: idOf('book'), stock: 5, coverImage: exampleIds.cover });
  await addBook({ _id: idOf('deletedBook'), deletedAt: new Date() });
  await addBook({ author: 'Rita Reader' });
  await storeOwnCover(exampleIds.cover, await cover);
  await addOrder({ _id: idOf('order') });
  await addCustomer();
  await addLetter();
  await addSignup();
  await AdminModel.updateOne(
    { _id: testAdminIds[0] },
    { username: 'owner', passwordHash: await passwordHash },
  );
  await AdminModel.create({ _id: exampleIds.admin, username: 'a second one' });
}

export function makePicture() {
  return sharp({ create: { width: 640, height: 960, channels: 3, background: 'navy' } });
}

/** Somebody whose orders are all behind them. */
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

async function addLetter(): Promise<void> {
  const lately = new Date(Date.now() - 3_600_000); // MongoDB takes old letters away by itself
  await LetterModel.create({
    _id: exampleIds.letter,
    key: 'example',
    kind: 'order-received',
    to: 'reader@example.com',
    subject: 'Your order 1001',
    text: 'Thank you.',
    html: '<p>Thank you.</p>',
    status: 'failed',
    error: 'The mailbox is full.',
    ...{ createdAt: lately, queuedAt: lately, dueAt: lately },
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
    endHash: linkHash,
  });
}
