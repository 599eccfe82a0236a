import mongoose, { type ClientSession, type InferRawDocType, type Types } from 'mongoose';
import { commandTimeoutMs } from '../../database/command-timeout.ts';
import { withEndToken } from '../../auth/link-token.ts';
import { foldEmail } from '../../contract/text/email.ts';
import { bookRequestStatuses } from '../../contract/book/book-request.ts';
import { bookCollection } from '../../models/books/book.model.ts';
import { inTransaction } from '../../database/transaction.ts';
import { queueEmails, type EmailEvent } from '../../models/emails/queued-email.model.ts';

const bookRequestFields = {
  /** Book and address, unique. */
  key: { type: String, required: true },
  /** The book to be notified of. */
  bookId: { type: mongoose.Schema.Types.ObjectId },
  /** A request in words. */
  text: { type: String },
  /** As typed. */
  email: { type: String, required: true },
  /** The same in lower case. */
  address: { type: String, required: true },
  status: { type: String, required: true, enum: bookRequestStatuses },
  /** The link in its email was not opened yet, so it does not count. */
  isUnconfirmed: { type: Boolean },
  isVerified: { type: Boolean, required: true },
  /** When the email with the link was last asked for. */
  askedAt: { type: Date },
  /** Hashes of the links' tokens. */
  confirmHash: { type: String, required: true },
  /** One for each `JWT_SECRET` that made links; in records of earlier versions a text, see `endHashesOf`. */
  endHash: { type: [String], required: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
} as const;

const bookRequestSchema = new mongoose.Schema(bookRequestFields);
bookRequestSchema.index({ key: 1 }, { unique: true });
bookRequestSchema.index({ bookId: 1, _id: 1 });
bookRequestSchema.index({ createdAt: -1, _id: -1 });
bookRequestSchema.index({ address: 1 });
bookRequestSchema.index({ confirmHash: 1 });
bookRequestSchema.index({ endHash: 1 });
bookRequestSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const BookRequestModel = mongoose.model('BookRequest', bookRequestSchema, 'book-requests');

export type StoredBookRequest = InferRawDocType<typeof bookRequestFields> & { _id: Types.ObjectId };

/** Filter of book requests to notify when their book is there. */
export const openRequests = { status: 'open', isUnconfirmed: null } as const;

const unconfirmedMs = 30 * 86_400_000;

/** The fields of a request that was asked to confirm. */
export function askedFields(now: Date) {
  return { askedAt: now, expiresAt: new Date(now.getTime() + unconfirmedMs) };
}

/** How many requests one transaction changes. */
const partLength = 500;

/** Asks requesters from before the shop sent emails to confirm. */
export async function askUnverified(): Promise<void> {
  const unasked = { ...openRequests, bookId: { $ne: null }, isVerified: false };
  let asked: number;
  do {
    asked = await inTransaction(async (session) => {
      const now = new Date();
      const bookRequests = await BookRequestModel.find(unasked, { _id: 1 }, { session })
        .limit(partLength)
        .lean();
      const ids = bookRequests.map(({ _id }) => _id);
      await BookRequestModel.updateMany(
        { _id: { $in: ids } },
        { $set: { isUnconfirmed: true, ...askedFields(now) } },
        { session },
      );
      await queueEmails(
        ids.map((id) => confirmationOf(id, now)),
        session,
      );
      return bookRequests.length;
    });
  } while (asked === partLength);
}

/** The email that asks an address to confirm its book request. */
export function confirmationOf(recordId: Types.ObjectId, at: Date): EmailEvent {
  return { of: 'book request', recordId, kinds: ['book-request-confirm'], at };
}

/** Subject of the token that confirms one book request. */
export function bookRequestLinkSubject(key: string): string {
  return `book request ${key}`;
}

/** Subject of the token that deletes all book requests of an address. */
export function unsubscribeLinkSubject(address: string): string {
  return `wishes ${address}`;
}

/** Hashes of all unsubscribe tokens of an address, this one's as the newest. */
export async function endHashesWith(
  token: string,
  address: string,
  session: ClientSession,
): Promise<string[]> {
  const endHash = await BookRequestModel.distinct('endHash', { address }, { session });
  return withEndToken({ endHash }, token);
}

/** The titles of requested books, by id. */
export async function findTitles(bookRequests: StoredBookRequest[]): Promise<Map<string, string>> {
  const _id = { $in: bookRequests.flatMap(({ bookId }) => bookId ?? []) };
  const options = { projection: { title: 1 }, maxTimeMS: commandTimeoutMs };
  const books = await bookCollection.find({ _id }, options).toArray();
  return new Map(books.map((book) => [book._id.toHexString(), book.title]));
}

/** The book requests of these addresses, newest first. */
export function findBookRequestsOf(emails: string[]): Promise<StoredBookRequest[]> {
  const address = { $in: emails.map(foldEmail) };
  return BookRequestModel.find({ address })
    .sort({ createdAt: -1, _id: -1 })
    .lean<StoredBookRequest[]>();
}

/** The book request in its customer's data export. */
export function toOwnBookRequest({ bookId, text, email, createdAt }: StoredBookRequest) {
  return {
    bookId: bookId?.toHexString(),
    text: text ?? undefined,
    email,
    createdAt: createdAt.toISOString(),
  };
}
