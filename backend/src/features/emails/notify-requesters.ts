import type { Types } from 'mongoose';
import { batchesOf } from '../../database/batches-of.ts';
import { bookCollection, onSale, type StoredBook } from '../../book-record/book.model.ts';
import {
  askUnverified,
  waiting,
  BookRequestModel,
  bookRequestLinks,
  type StoredBookRequest,
} from '../book-requests/book-request.model.ts';
import { bookIsHereContent } from './contents/other-emails.ts';
import type { Sender } from './contents/email-content.ts';
import { addEmails } from '../../outbox/email.model.ts';
import { findSender, layOut, type EmailsContext } from './emails-context.ts';

const batchSize = 500;

/**
 * Tells each who waits for a book that is there now, once: the email's key is the book request's, which goes
 * after the email is written. May be repeated at any point and run in every process.
 */
export async function notifyRequesters(context: EmailsContext): Promise<void> {
  if (context.settings.emails.server) await askUnverified();
  const waitedFor: Types.ObjectId[] = await BookRequestModel.distinct('bookId', { ...waiting });
  if (waitedFor.length === 0) return;
  const sender = await findSender(context);
  for (const ids of batchesOf(waitedFor, batchSize)) {
    const books = await bookCollection
      .find({ _id: { $in: ids }, ...onSale(), stock: { $ne: 0 } }, { projection: { title: 1 } })
      .toArray();
    for (const book of books) await notifyAbout(book, sender);
  }
}

async function notifyAbout(book: StoredBook, sender: Sender): Promise<void> {
  const content = layOut(bookIsHereContent(book, sender), sender);
  const bookRequests = { ...waiting, bookId: book._id };
  let notified: StoredBookRequest[];
  do {
    notified = await BookRequestModel.find(bookRequests)
      .limit(batchSize)
      .lean<StoredBookRequest[]>();
    await addEmails(
      notified.map(({ _id, email, address, endHash }) => ({
        key: `${_id.toHexString()} book-here`,
        kind: 'book-here',
        to: email,
        linksOf: bookRequestLinks(address),
        endHash,
        ...content,
      })),
    );
    await BookRequestModel.collection.deleteMany({ _id: { $in: notified.map(({ _id }) => _id) } });
  } while (notified.length === batchSize);
}
