import { Types } from 'mongoose';
import { commandTimeoutMs } from '../../database/command-timeout.ts';
import { bookCollection, onSale } from '../../models/books/book.model.ts';
import { foldEmail } from '../../contract/text/email.ts';
import { endHashesOf, hashLinkToken, linkToken } from '../../auth/link-token.ts';
import type { Environment } from '../../config/env.ts';
import type { BookRequest, NewBookRequest } from '../../contract/book/book-request.ts';
import { fold } from '../../contract/text/fold.ts';
import type { RequestKey } from '../../database/request-key.model.ts';
import { inTransaction } from '../../database/transaction.ts';
import { makeOnce } from '../../http/idempotency-key.ts';
import { dropQueuedEmails, queueEmails } from '../../models/emails/queued-email.model.ts';
import { deleteUnsubscribed } from '../../models/emails/email.model.ts';
import {
  askedFields,
  confirmationOf,
  endHashesWith,
  bookRequestLinkSubject,
  BookRequestModel,
  unsubscribeLinkSubject,
  type StoredBookRequest,
} from './book-request.model.ts';

const dayMs = 86_400_000;
const retentionMs = 365 * dayMs;
const answeredMs = 90 * dayMs;

interface Requester {
  email: string;
  /** Firebase vouches for the address. */
  isVerified: boolean;
  request?: RequestKey | undefined;
}

/**
 * Stores a book request once; for a book only while it is sold out and can come again. It counts once
 * Firebase or the link of its email has verified the address; that email is queued in the same
 * transaction. Returns whether an earlier request with the same key has done so.
 */
export async function makeBookRequest(
  { bookId, text }: NewBookRequest,
  { email, isVerified, request }: Requester,
  { emails, jwtSecret }: Environment,
): Promise<boolean> {
  if (bookId && !(await canComeAgain(bookId))) return false;
  const address = foldEmail(email);
  const key = `${bookId ?? fold(text ?? '')} ${address}`;
  const now = new Date();
  const confirmHash = hashLinkToken(linkToken(jwtSecret, 'confirm', bookRequestLinkSubject(key)));
  const endToken = linkToken(jwtSecret, 'end', unsubscribeLinkSubject(address));
  const isToConfirm = bookId !== undefined && !isVerified && emails.server !== undefined;
  const lasting = { expiresAt: new Date(now.getTime() + retentionMs) };
  const asked = askedFields(now);
  const onInsert = {
    ...(bookId ? { bookId: new Types.ObjectId(bookId) } : { text }),
    email,
    address,
    status: 'open' as const,
    isVerified,
    createdAt: now,
    confirmHash,
    ...(isToConfirm ? { isUnconfirmed: true, ...asked } : lasting),
  };
  const longAgo = { $lte: new Date(now.getTime() - dayMs) };
  const { isReplayed } = await makeOnce(request, async (session) => {
    const endHash = await endHashesWith(endToken, address, session);
    // An answered request is closed: asking again makes a new one.
    await BookRequestModel.deleteOne({ key, status: 'answered' }, { session });
    const insert = { $setOnInsert: { ...onInsert, endHash } };
    const added = await BookRequestModel.updateOne({ key }, insert, { upsert: true, session });
    if (isVerified) {
      const verified = {
        $set: { isVerified: true, ...lasting },
        $unset: { isUnconfirmed: 1 as const },
      };
      await BookRequestModel.updateOne({ key, isUnconfirmed: true }, verified, { session });
      return true;
    }
    // One email a day and address, as with the newsletter.
    const again = await BookRequestModel.findOneAndUpdate(
      { key, isUnconfirmed: true, askedAt: longAgo },
      // Hashed again for each email, since JWT_SECRET may have changed.
      { $set: { ...asked, confirmHash, endHash } },
      { session, projection: { _id: 1 } },
    ).lean();
    const unconfirmedId = again?._id ?? (isToConfirm ? added.upsertedId : undefined);
    if (unconfirmedId) await queueEmails([confirmationOf(unconfirmedId, now)], session);
    return true;
  });
  return isReplayed;
}

/** Sold out, but neither used, as such a copy is the only one of its kind, nor no longer available. */
async function canComeAgain(bookId: string): Promise<boolean> {
  const newAndAvailable = { condition: null, supply: { $ne: 'gone' as const } };
  const filter = { _id: new Types.ObjectId(bookId), ...onSale, stock: 0, ...newAndAvailable };
  return (
    (await bookCollection.countDocuments(filter, { limit: 1, maxTimeMS: commandTimeoutMs })) > 0
  );
}

/** Confirms the request with this token; returns whether there is one. May be repeated. */
export async function confirmBookRequests(token: string): Promise<boolean> {
  const own = { confirmHash: hashLinkToken(token) };
  const expiresAt = new Date(Date.now() + retentionMs);
  await BookRequestModel.updateMany(
    { ...own, status: 'open', isVerified: false },
    { $set: { isVerified: true, expiresAt }, $unset: { isUnconfirmed: 1 } },
  );
  return hasBookRequests(token);
}

export async function hasBookRequests(token: string): Promise<boolean> {
  return (await BookRequestModel.exists({ confirmHash: hashLinkToken(token) })) !== null;
}

/** Deletes all book requests of an address, and the emails about them. May be repeated. */
export async function endBookRequests(token: string): Promise<void> {
  const endHash = hashLinkToken(token);
  await inTransaction(async (session) => {
    // A link from before a change of JWT_SECRET ends the requests from after it, too.
    const addresses = await BookRequestModel.distinct('address', { endHash }, { session });
    const filter = { address: { $in: addresses } };
    const bookRequests = await BookRequestModel.find(filter, null, { session }).lean();
    await dropQueuedEmails({ recordIds: bookRequests.map(({ _id }) => _id) }, session);
    await BookRequestModel.deleteMany(filter, { session });
    await deleteUnsubscribed([endHash, ...bookRequests.flatMap(endHashesOf)], session);
  });
}

/** When a request expires with this status: never later than if it had stayed open. */
export function expiryOf(
  { createdAt, askedAt, isUnconfirmed }: StoredBookRequest,
  status: BookRequest['status'],
): Date {
  const latest = isUnconfirmed
    ? askedFields(askedAt ?? createdAt).expiresAt
    : new Date(createdAt.getTime() + retentionMs);
  if (status === 'open') return latest;
  return new Date(Math.min(latest.getTime(), Date.now() + answeredMs));
}
