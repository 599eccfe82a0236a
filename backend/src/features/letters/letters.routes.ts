import mongoose from 'mongoose';
import { z } from 'zod';
import type { Settings } from '../../config/env.ts';
import {
  letterListQuerySchema,
  letterSchema,
  openLetterSchema,
} from '../../contract/shop/letter.ts';
import type { CustomerLetterKind } from '../../contract/shop/customer-letters.ts';
import {
  letterPreviewSchema,
  letterTrialSchema,
  type LetterTrial,
} from '../../contract/shop/letter-texts.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { answerPage } from '../../http/answer-page.ts';
import { idParamsOf } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { StoredOrder } from '../../order-record/order.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import type { Content, Sender } from './contents/letter-content.ts';
import { orderContent, type OrderedBook } from './contents/order-letter.ts';
import {
  bookIsHereContent,
  newsletterContent,
  wishConfirmContent,
  withdrawalContent,
} from './contents/other-letters.ts';
import { findSender, layOut } from './letters-context.ts';
import { LetterModel, toLetter, type StoredLetter } from '../../outbox/letter.model.ts';

/** What the shop has written to its customers and its owner. */
export function lettersRoutes(settings: Settings): Route[] {
  return [
    defineRoute({
      call: 'GET /api/letters/',
      access: 'admin',
      summary: 'Letters, newest first',
      query: letterListQuerySchema,
      example: { query: { status: 'failed' } },
      answer: z.array(letterSchema),
      handle: async (call) => {
        const { status } = call.query;
        // All of them too by their moment, which an index counts without a look at each letter.
        const filter = status ? { status } : { createdAt: { $gte: new Date(0) } };
        const sort = { createdAt: -1, _id: -1 } as const;
        const part = { sort, usual: 20, projection: { html: 0 } };
        const { collection } = LetterModel;
        return (await answerPage<StoredLetter>(collection, filter, part, call)).map(toLetter);
      },
    }),
    defineRoute({
      call: 'GET /api/letters/:id',
      access: 'admin',
      summary: 'One letter, also as mail programs show it',
      params: idParamsOf('letter'),
      answer: openLetterSchema,
      handle: async ({ params }) => {
        const letter = await LetterModel.findById(params.id).lean();
        if (!letter) throw notFound('letter');
        return { ...toLetter(letter), html: letter.html };
      },
    }),
    defineRoute({
      call: 'POST /api/letters/preview',
      access: 'admin',
      summary: "A letter to a customer in the owner's words, about a sample order",
      body: letterTrialSchema,
      example: {
        body: {
          kind: 'order-received',
          subject: 'Your order {number}',
          text: 'Hello {name},\n\n{books}',
        },
      },
      answer: letterPreviewSchema,
      handle: ({ body }) => previewLetter(body, settings),
    }),
    defineRoute({
      call: 'POST /api/letters/:id/retry',
      access: 'admin',
      summary: 'Send a letter that was held, or try again to send one that failed or waits',
      errors: ['invalid_transition'],
      params: idParamsOf('letter'),
      answer: letterSchema,
      handle: async ({ params }) => toLetter(await retryLetter(params.id)),
    }),
  ];
}

/**
 * Gives a letter all its tries, from now, also one that was held. A try that is running goes on.
 * Throws 404, 409.
 */
async function retryLetter(id: string): Promise<StoredLetter> {
  const now = new Date();
  const stopped = await LetterModel.findOneAndUpdate(
    { _id: id, status: mongoose.trusted({ $in: ['failed' as const, 'held' as const] }) },
    { $set: { status: 'waiting', tries: 0, queuedAt: now, dueAt: now } },
    { returnDocument: 'after' },
  ).lean();
  if (stopped) return stopped;
  const waiting = await LetterModel.findOneAndUpdate(
    { _id: id, status: 'waiting' },
    { $set: { dueAt: now } },
    { returnDocument: 'after' },
  ).lean();
  if (waiting) return waiting;
  if (!(await LetterModel.exists({ _id: id }))) throw notFound('letter');
  throw new ApiError('invalid_transition', 'This letter has been sent.');
}

/** The letter in these words as a customer would get it, about an order that there is not. */
async function previewLetter({ kind, ...said }: LetterTrial, settings: Settings) {
  const sender = await findSender({ settings });
  const own = { ...sender, letterTexts: { [kind]: said } };
  return layOut(contentOf(kind, own), own);
}

function contentOf(kind: CustomerLetterKind, sender: Sender): Content {
  if (kind === 'newsletter-confirm') return newsletterContent(sender);
  if (kind === 'wish-confirm') return wishConfirmContent(sender);
  if (kind === 'withdrawal-received') return withdrawalContent(sampleWithdrawal(), sender);
  const order = sampleOrder(kind, sender);
  const [first, ...left] = order.items as [OrderedBook, ...OrderedBook[]];
  if (kind === 'book-here') return bookIsHereContent({ ...first, _id: first.bookId }, sender);
  if (kind !== 'order-books-returned') return orderContent(kind, order, sender);
  const back = { ...first, returnedAt: order.createdAt };
  const returned = { ...order, items: [back, ...left], returnedCents: back.priceCents };
  return orderContent(kind, returned, sender, [back]);
}

function sampleOrder(kind: CustomerLetterKind, { money }: Sender): StoredOrder {
  const book = (title: string, priceCents: number) => ({
    bookId: new mongoose.Types.ObjectId(),
    title,
    category: '',
    coverImage: '',
    priceCents,
  });
  const now = new Date();
  const address = { street: '12 Main Street', zipcode: '10001', city: 'Springfield' };
  return {
    _id: new mongoose.Types.ObjectId(),
    number: 1001,
    uid: 'sample',
    key: 'sample',
    name: 'Ann Example',
    email: 'ann@example.com',
    emailLower: '',
    phone: '',
    address: { ...address, country: 'US', state: '-' },
    ...(kind === 'order-ready' && { pickup: true }),
    items: [book('The Paper Lighthouse', 1050), book('A Winter of Maps', 1400)],
    totalCents: 2450,
    currency: money.currency,
    status: 'placed',
    history: [],
    limitedBookIds: [],
    createdAt: now,
    updatedAt: now,
    uncounted: new mongoose.Types.ObjectId(),
  };
}

function sampleWithdrawal(): StoredWithdrawal {
  return {
    _id: new mongoose.Types.ObjectId(),
    name: 'Ann Example',
    email: 'ann@example.com',
    emailLower: 'ann@example.com',
    number: '1001',
    receivedAt: new Date(),
    status: 'open',
    key: 'sample',
  };
}
