import type { Types } from 'mongoose';
import { endHashesOf, hashLinkToken, linkToken } from '../../auth/link-token.ts';
import { chunksOf } from '../../runtime/chunks-of.ts';
import { bookCollection, onSale, type StoredBook } from '../../models/books/book.model.ts';
import { inShopOn } from '../../models/books/delivery-estimates.ts';
import { dayIn } from '../../models/settings/shop-day.ts';
import {
  askUnverified,
  endHashesWith,
  openRequests,
  BookRequestModel,
  unsubscribeLinkSubject,
  type StoredBookRequest,
} from '../book-requests/book-request.model.ts';
import { bookIsHereContent } from './drafts/book-request-emails.ts';
import type { Sender } from './contents/email-content.ts';
import { inTransaction } from '../../database/transaction.ts';
import { insertEmails } from '../../models/emails/email.model.ts';
import { renderEmail } from './contents/render-email.ts';
import { loadSender, type EmailsContext } from './sender.ts';
import type { Environment } from '../../config/env.ts';

/** How many emails one transaction writes. */
const partLength = 500;

/**
 * Emails the requesters of a book that is in the shop again, once: the transaction that writes the
 * email deletes the book request.
 */
export async function notifyRequesters(context: EmailsContext): Promise<void> {
  if (context.env.emails.server) await askUnverified();
  const requestedIds: Types.ObjectId[] = await BookRequestModel.distinct('bookId', {
    ...openRequests,
  });
  if (requestedIds.length === 0) return;
  const sender = await loadSender(context);
  const inShop = inShopOn(dayIn(sender.money));
  for (const ids of chunksOf(requestedIds)) {
    const books = await bookCollection
      .find({ _id: { $in: ids }, ...onSale, ...inShop }, { projection: { title: 1 } })
      .toArray();
    for (const book of books) await notifyAbout(book, sender, context.env);
  }
}

async function notifyAbout(
  book: StoredBook,
  sender: Sender,
  { jwtSecret }: Environment,
): Promise<void> {
  const content = renderEmail(bookIsHereContent(book, sender), sender);
  const openForBook = { ...openRequests, bookId: book._id };
  let notified: number;
  do {
    notified = await inTransaction(async (session) => {
      const bookRequests = await BookRequestModel.find(openForBook, null, { session })
        .limit(partLength)
        .lean<StoredBookRequest[]>();
      const endTokenOf = (address: string) =>
        linkToken(jwtSecret, 'end', unsubscribeLinkSubject(address));
      const drafts = bookRequests.map(({ _id, email, address }) => ({
        key: `${_id.toHexString()} book-here`,
        kind: 'book-here' as const,
        to: email,
        linksOf: unsubscribeLinkSubject(address),
        endHash: hashLinkToken(endTokenOf(address)),
        ...content,
      }));
      // After a change of JWT_SECRET the link in the email has another token.
      const changed = new Map<string, string[]>();
      for (const { address, endHash } of bookRequests) {
        const token = endTokenOf(address);
        if (endHashesOf({ endHash }).includes(hashLinkToken(token))) continue;
        changed.set(address, await endHashesWith(token, address, session));
      }
      // First, so that of two processes one meets a conflict and finds none the next time: DocumentDB
      // refuses an email that the other has committed meanwhile with a duplicate key.
      const $in = bookRequests.map(({ _id }) => _id);
      await BookRequestModel.collection.deleteMany({ _id: { $in } }, { session });
      await insertEmails(drafts, session);
      for (const [address, endHash] of changed)
        await BookRequestModel.updateMany({ address }, { $set: { endHash } }, { session });
      return bookRequests.length;
    });
  } while (notified === partLength);
}
