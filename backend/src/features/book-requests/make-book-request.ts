import mongoose, { Types } from 'mongoose';
import { hashLinkToken, linkToken } from '../../auth/link-token.ts';
import type { Settings } from '../../config/env.ts';
import type { NewBookRequest } from '../../contract/shop/book-request.ts';
import { fold } from '../../contract/text/fold.ts';
import { inTransaction } from '../../database/transaction.ts';
import { queueEmails } from '../../outbox/queued-email.model.ts';
import { dropUnsent } from '../../outbox/email.model.ts';
import {
  askedAt,
  confirmationOf,
  BookRequestModel,
  bookRequestLinks,
} from './book-request.model.ts';

const dayMs = 86_400_000;
const keptMs = 365 * dayMs;
const answeredMs = 90 * dayMs;

interface Requester {
  email: string;
  /** Firebase vouches for the address. */
  isVerified: boolean;
}

/**
 * Keeps a book request once. To be told of a book it counts when its address is verified, by Firebase or by a
 * link that was opened; else the email with that link is queued in the same transaction.
 */
export async function makeBookRequest(
  { bookId, text }: NewBookRequest,
  { email, isVerified }: Requester,
  { emails, jwtSecret }: Settings,
): Promise<void> {
  const address = email.toLowerCase();
  const key = `${bookId ?? fold(text ?? '')} ${address}`;
  const now = new Date();
  const hashOf = (purpose: 'confirm' | 'end') =>
    hashLinkToken(linkToken(jwtSecret, purpose, bookRequestLinks(address)));
  const isKnown =
    isVerified || (await BookRequestModel.exists({ address, isVerified: true })) !== null;
  const isToConfirm = bookId !== undefined && !isKnown && emails.server !== undefined;
  const lasting = { expiresAt: new Date(now.getTime() + keptMs) };
  const asked = askedAt(now);
  const onInsert = {
    ...(bookId ? { bookId: new Types.ObjectId(bookId) } : { text }),
    email,
    address,
    status: 'open' as const,
    isVerified: isKnown,
    createdAt: now,
    confirmHash: hashOf('confirm'),
    endHash: hashOf('end'),
    ...(isToConfirm ? { isUnconfirmed: true, ...asked } : lasting),
  };
  const longAgo = mongoose.trusted({ $lte: new Date(now.getTime() - dayMs) });
  await inTransaction(async (session) => {
    const insert = { $setOnInsert: onInsert };
    const added = await BookRequestModel.updateOne({ key }, insert, { upsert: true, session });
    if (isKnown) {
      const verified = {
        $set: { isVerified: true, ...lasting },
        $unset: { isUnconfirmed: 1 as const },
      };
      await BookRequestModel.updateOne({ key, isUnconfirmed: true }, verified, { session });
      return;
    }
    // One email a day, whoever asks, as with the newsletter.
    const again = await BookRequestModel.findOneAndUpdate(
      { key, isUnconfirmed: true, askedAt: longAgo },
      { $set: asked },
      { session, projection: { _id: 1 } },
    ).lean();
    const toAsk = again?._id ?? (isToConfirm ? added.upsertedId : undefined);
    if (toAsk) await queueEmails([confirmationOf(toAsk, now)], session);
  });
}

/** Whether the link is one of ours; opening it twice is fine. */
export async function confirmBookRequests(token: string): Promise<boolean> {
  const own = { confirmHash: hashLinkToken(token) };
  const expiresAt = new Date(Date.now() + keptMs);
  await BookRequestModel.updateMany(
    { ...own, status: 'open', isVerified: false },
    { $set: { isVerified: true, expiresAt }, $unset: { isUnconfirmed: 1 } },
  );
  return hasBookRequests(token);
}

export async function hasBookRequests(token: string): Promise<boolean> {
  return (await BookRequestModel.exists({ confirmHash: hashLinkToken(token) })) !== null;
}

/** Forgets all that an address wished for, emails that have not gone out too. Twice is fine. */
export async function endBookRequests(token: string): Promise<void> {
  const endHash = hashLinkToken(token);
  await BookRequestModel.deleteMany({ endHash });
  await dropUnsent(endHash);
}

/** Until when the record stays after the owner has said this of it. */
export function expiryOf(status: 'open' | 'answered'): Date {
  return new Date(Date.now() + (status === 'answered' ? answeredMs : keptMs));
}
