import mongoose from 'mongoose';
import { z } from 'zod';
import type { Settings } from '../../config/env.ts';
import {
  emailListQuerySchema,
  emailMessageSchema,
  openEmailSchema,
} from '../../contract/shop/email.ts';
import type { CustomerEmailKind } from '../../contract/shop/customer-emails.ts';
import {
  emailPreviewSchema,
  emailTrialSchema,
  type EmailTrial,
} from '../../contract/shop/email-texts.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { responsePage } from '../../http/response-page.ts';
import { idParamsOf } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { StoredOrder } from '../../order-record/order.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import type { Content, Sender } from './contents/email-content.ts';
import { orderContent, type OrderedBook } from './contents/order-email.ts';
import {
  bookIsHereContent,
  newsletterContent,
  bookRequestConfirmContent,
  withdrawalContent,
} from './contents/other-emails.ts';
import { shopMessageContent } from './contents/message-email.ts';
import { wordsOf } from '../../words/words-of.ts';
import { findSender, layOut } from './emails-context.ts';
import { EmailModel, toEmail, type StoredEmail } from '../../outbox/email.model.ts';

/** What the shop has written to its customers and its owner. */
export function emailsRoutes(settings: Settings): Route[] {
  return [
    defineRoute({
      call: 'GET /api/emails/',
      access: 'admin',
      summary: 'Emails, newest first',
      query: emailListQuerySchema,
      example: { query: { status: 'failed' } },
      response: z.array(emailMessageSchema),
      handle: async (call) => {
        const { status } = call.query;
        // All of them too by their moment, which an index counts without a look at each email.
        const filter = status ? { status } : { createdAt: { $gte: new Date(0) } };
        const sort = { createdAt: -1, _id: -1 } as const;
        const part = { sort, usual: 20, projection: { html: 0 } };
        const { collection } = EmailModel;
        return (await responsePage<StoredEmail>(collection, filter, part, call)).map(toEmail);
      },
    }),
    defineRoute({
      call: 'GET /api/emails/:id',
      access: 'admin',
      summary: 'One email, also as mail programs show it',
      params: idParamsOf('email'),
      response: openEmailSchema,
      handle: async ({ params }) => {
        const email = await EmailModel.findById(params.id).lean();
        if (!email) throw notFound('email');
        return { ...toEmail(email), html: email.html };
      },
    }),
    defineRoute({
      call: 'POST /api/emails/preview',
      access: 'admin',
      summary: "An email to a customer in the owner's words, about a sample order",
      body: emailTrialSchema,
      example: {
        body: {
          kind: 'order-received',
          subject: 'Your order {number}',
          text: 'Hello {name},\n\n{books}',
        },
      },
      response: emailPreviewSchema,
      handle: ({ body }) => previewEmail(body, settings),
    }),
    defineRoute({
      call: 'POST /api/emails/:id/retry',
      access: 'admin',
      summary: 'Send an email that was held, or try again to send one that failed or waits',
      errors: ['invalid_transition'],
      params: idParamsOf('email'),
      response: emailMessageSchema,
      handle: async ({ params }) => toEmail(await retryEmail(params.id)),
    }),
  ];
}

/**
 * Gives an email all its tries, from now, also one that was held. A try that is running goes on.
 * Throws 404, 409.
 */
async function retryEmail(id: string): Promise<StoredEmail> {
  const now = new Date();
  const stopped = await EmailModel.findOneAndUpdate(
    { _id: id, status: { $in: ['failed' as const, 'held' as const] } },
    { $set: { status: 'waiting', tries: 0, queuedAt: now, dueAt: now } },
    { returnDocument: 'after' },
  ).lean();
  if (stopped) return stopped;
  const waiting = await EmailModel.findOneAndUpdate(
    { _id: id, status: 'waiting' },
    { $set: { dueAt: now } },
    { returnDocument: 'after' },
  ).lean();
  if (waiting) return waiting;
  if (!(await EmailModel.exists({ _id: id }))) throw notFound('email');
  throw new ApiError('invalid_transition', 'This email has been sent.');
}

/** The email in these words as a customer would get it, about an order that there is not. */
async function previewEmail({ kind, ...content }: EmailTrial, settings: Settings) {
  const sender = await findSender({ settings });
  const own = { ...sender, emailTexts: { [kind]: content } };
  return layOut(contentOf(kind, own), own);
}

function contentOf(kind: CustomerEmailKind, sender: Sender): Content {
  if (kind === 'newsletter-confirm') return newsletterContent(sender);
  if (kind === 'withdrawal-received') return withdrawalContent(sampleWithdrawal(sender), sender);
  const order = sampleOrder(kind, sender);
  if (kind === 'shop-message') {
    return shopMessageContent(order, wordsOf(sender.language).emails.sample.message, sender);
  }
  const [first, ...left] = order.items as [OrderedBook, ...OrderedBook[]];
  if (kind === 'book-request-confirm') return bookRequestConfirmContent(first.title, sender);
  if (kind === 'book-here') return bookIsHereContent({ ...first, _id: first.bookId }, sender);
  if (kind === 'order-books-sent' || kind === 'order-day-changed') {
    return orderContent(kind, order, sender, [first]);
  }
  if (kind !== 'order-books-returned' && kind !== 'order-books-cancelled') {
    return orderContent(kind, order, sender);
  }
  const back = { ...first, returnedAt: order.createdAt };
  const returned = { ...order, items: [back, ...left], returnedCents: back.priceCents };
  return orderContent(kind, returned, sender, [back]);
}

function sampleOrder(kind: CustomerEmailKind, { money, language }: Sender): StoredOrder {
  const { sample } = wordsOf(language).emails;
  const book = (title: string, priceCents: number) => ({
    bookId: new mongoose.Types.ObjectId(),
    title,
    category: '',
    coverImage: '',
    priceCents,
  });
  const now = new Date();
  return {
    _id: new mongoose.Types.ObjectId(),
    number: 1001,
    uid: 'sample',
    name: sample.name,
    email: 'ann@example.com',
    emailLower: '',
    phone: '',
    address: { ...sample.address, country: 'US', state: '-' },
    ...(kind === 'order-ready' && { pickup: true }),
    items: [book(sample.books[0], 1050), book(sample.books[1], 1400)],
    totalCents: 2450,
    currency: money.currency,
    status: 'placed',
    history: [],
    stockTrackedBookIds: [],
    createdAt: now,
    updatedAt: now,
  };
}

function sampleWithdrawal({ language }: Sender): StoredWithdrawal {
  return {
    _id: new mongoose.Types.ObjectId(),
    name: wordsOf(language).emails.sample.name,
    email: 'ann@example.com',
    emailLower: 'ann@example.com',
    number: '1001',
    receivedAt: new Date(),
    status: 'open',
    key: 'sample',
  };
}
