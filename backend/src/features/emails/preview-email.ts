import mongoose from 'mongoose';
import type { Environment } from '../../config/env.ts';
import type { CustomerEmailKind } from '../../contract/email/customer-emails.ts';
import { type EmailTrial } from '../../contract/email/email-texts.ts';
import type { VatSetting } from '../../contract/shop/money/vat-setting.ts';
import type { StoredOrder, StoredOrderItem } from '../../models/orders/order.model.ts';
import { findSettings } from '../../models/settings/settings.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import type { Content, Sender } from './contents/email-content.ts';
import { orderContent } from './contents/order-email.ts';
import { shopMessageContent } from './contents/message-email.ts';
import { bookIsHereContent, bookRequestConfirmContent } from './drafts/book-request-emails.ts';
import { newsletterContent } from './drafts/newsletter-emails.ts';
import { withdrawalContent } from './drafts/withdrawal-emails.ts';
import { wordsOf } from '../../words/words-of.ts';
import { renderEmail } from './contents/render-email.ts';
import { loadSender } from './sender.ts';

/** An email with these texts as a customer would get it, about a sample order. */
export async function previewEmail({ kind, ...content }: EmailTrial, env: Environment) {
  const sender = await loadSender({ env });
  const own = { ...sender, emailTexts: { [kind]: content } };
  return renderEmail(contentOf(kind, own, (await findSettings()).vat), own);
}

function contentOf(kind: CustomerEmailKind, sender: Sender, vat: VatSetting): Content {
  if (kind === 'newsletter-confirm') return newsletterContent(sender);
  if (kind === 'withdrawal-received') return withdrawalContent(sampleWithdrawal(sender), sender);
  const order = sampleOrder(kind, sender, vat);
  if (kind === 'shop-message') {
    return shopMessageContent(order, wordsOf(sender.language).emails.sample.message, sender);
  }
  const [first, ...others] = order.items as [StoredOrderItem, ...StoredOrderItem[]];
  if (kind === 'book-request-confirm') return bookRequestConfirmContent(first.title, sender);
  if (kind === 'book-here') return bookIsHereContent({ ...first, _id: first.bookId }, sender);
  if (kind === 'order-books-sent' || kind === 'order-day-changed') {
    return orderContent(kind, order, sender, [first]);
  }
  if (kind !== 'order-books-returned' && kind !== 'order-books-cancelled') {
    return orderContent(kind, order, sender);
  }
  const back = { ...first, returnedAt: order.createdAt };
  const returned = { ...order, items: [back, ...others], returnedCents: back.priceCents };
  return orderContent(kind, returned, sender, [back]);
}

function sampleOrder(
  kind: CustomerEmailKind,
  { money, language }: Sender,
  vat: VatSetting,
): StoredOrder {
  const { sample } = wordsOf(language).emails;
  const book = (title: string, priceCents: number) => ({
    bookId: new mongoose.Types.ObjectId(),
    title,
    category: '',
    coverImage: '',
    priceCents,
    ...(vat.isOn && { vatRate: vat.rate }),
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
    address: { ...sample.address, country: '-', state: '-' },
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
