import mongoose from 'mongoose';
import type { CustomerLetterKind } from '../../contract/shop/customer-letters.ts';
import type { LetterPreview, LetterTrial } from '../../contract/shop/letter-texts.ts';
import type { StoredOrder } from '../../order-record/order.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import type { Content, Sender } from './contents/letter-content.ts';
import { newsletterContent } from './contents/newsletter-letter.ts';
import { orderContent, type OrderedBook } from './contents/order-letter.ts';
import { bookIsHere, wishConfirmContent } from './contents/wish-letters.ts';
import { withdrawalContent } from './contents/withdrawal-letter.ts';
import { findSender, layOut, type LettersContext } from './letters-context.ts';

/** The letter in these words as a customer would get it, about an order that there is not. */
export async function previewLetter(
  { kind, ...said }: LetterTrial,
  context: Pick<LettersContext, 'settings'>,
): Promise<LetterPreview> {
  const sender = await findSender(context);
  const own = { ...sender, letterTexts: { [kind]: said } };
  return layOut(contentOf(kind, own), own);
}

function contentOf(kind: CustomerLetterKind, sender: Sender): Content {
  if (kind === 'newsletter-confirm') return newsletterContent(sender);
  if (kind === 'wish-confirm') return wishConfirmContent(sender);
  if (kind === 'withdrawal-received') return withdrawalContent(sampleWithdrawal(), sender);
  const order = sampleOrder(kind, sender);
  const [first, ...left] = order.items as [OrderedBook, ...OrderedBook[]];
  if (kind === 'book-here') return bookIsHere({ ...first, _id: first.bookId }, sender);
  if (kind !== 'order-books-returned') return orderContent(kind, order, sender);
  const back = { ...first, returnedAt: order.createdAt };
  const returned = { ...order, items: [back, ...left], returnedCents: back.priceCents };
  return orderContent(kind, returned, sender, [back]);
}

function sampleOrder(kind: CustomerLetterKind, { money }: Sender): StoredOrder {
  const book = (title: string, priceCents: number) => ({
    ...{ bookId: new mongoose.Types.ObjectId(), title, category: '', coverImage: '', priceCents },
  });
  const now = new Date();
  const address = { street: '12 Main Street', zipcode: '10001', city: 'Springfield' };
  return {
    ...{ _id: new mongoose.Types.ObjectId(), number: 1001, uid: 'sample', key: 'sample' },
    ...{ name: 'Ann Example', email: 'ann@example.com', emailLower: '', phone: '' },
    address: { ...address, country: 'US', state: '-' },
    ...(kind === 'order-ready' && { pickup: true }),
    items: [book('The Paper Lighthouse', 1050), book('A Winter of Maps', 1400)],
    ...{ totalCents: 2450, currency: money.currency },
    ...{ status: 'placed', history: [], limitedBookIds: [], createdAt: now, updatedAt: now },
    uncounted: new mongoose.Types.ObjectId(),
  };
}

function sampleWithdrawal(): StoredWithdrawal {
  return {
    ...{ _id: new mongoose.Types.ObjectId(), name: 'Ann Example', email: 'ann@example.com' },
    ...{ emailLower: 'ann@example.com', number: '1001', receivedAt: new Date() },
    ...{ status: 'open', key: 'sample' },
  };
}
