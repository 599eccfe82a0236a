import mongoose, { Types } from 'mongoose';
import { hashLinkToken, linkToken } from '../../auth/link-token.ts';
import type { Settings } from '../../config/env.ts';
import type { NewWish } from '../../contract/shop/wish.ts';
import { fold } from '../../contract/text/fold.ts';
import { queueLetter } from '../../outbox/outbox.ts';
import { ignoreDuplicateKey } from '../../database/unique-index.ts';
import { dropUnsent } from '../../outbox/letter.model.ts';
import { askedAt, WishModel, wishLinks } from './wish.model.ts';

const dayMs = 86_400_000;
const keptMs = 365 * dayMs;
const answeredMs = 90 * dayMs;

interface Wisher {
  email: string;
  /** Firebase vouches for the address. */
  isProven: boolean;
}

/**
 * Keeps a wish once. To be told of a book it counts when its address is proven, by Firebase or by a
 * link that was opened; else the letter with that link is owed by the same write.
 */
export async function makeWish(
  { bookId, text }: NewWish,
  { email, isProven }: Wisher,
  { letters, jwtSecret }: Settings,
): Promise<void> {
  const address = email.toLowerCase();
  const key = `${bookId ?? fold(text ?? '')} ${address}`;
  const now = new Date();
  const hashOf = (purpose: 'confirm' | 'end') =>
    hashLinkToken(linkToken(jwtSecret, purpose, wishLinks(address)));
  const isKnown = isProven || (await WishModel.exists({ address, isProven: true })) !== null;
  const isToConfirm = bookId !== undefined && !isKnown && letters.server !== undefined;
  const ask = queueLetter('wish-confirm', now);
  const lasting = { expiresAt: new Date(now.getTime() + keptMs) };
  const asked = askedAt(now);
  await WishModel.updateOne(
    { key },
    {
      $setOnInsert: {
        ...(bookId ? { bookId: new Types.ObjectId(bookId) } : { text }),
        email,
        address,
        status: 'open',
        isProven: isKnown,
        createdAt: now,
        confirmHash: hashOf('confirm'),
        endHash: hashOf('end'),
        ...(isToConfirm ? { isUnconfirmed: true, ...asked, outbox: [ask] } : lasting),
      },
    },
    { upsert: true },
  ).catch(ignoreDuplicateKey);
  if (isKnown) {
    const proven = { $set: { isProven: true, ...lasting }, $unset: { isUnconfirmed: 1 as const } };
    await WishModel.updateOne({ key, isUnconfirmed: true }, proven);
    return;
  }
  // One letter a day, whoever asks, as with the newsletter.
  const longAgo = mongoose.trusted({ $lte: new Date(now.getTime() - dayMs) });
  await WishModel.updateOne(
    { key, isUnconfirmed: true, askedAt: longAgo },
    { $set: asked, $push: { outbox: ask } },
  );
}

/** Whether the link is one of ours; opening it twice is fine. */
export async function confirmWishes(token: string): Promise<boolean> {
  const own = { confirmHash: hashLinkToken(token) };
  const expiresAt = new Date(Date.now() + keptMs);
  await WishModel.updateMany(
    { ...own, status: 'open', isProven: false },
    { $set: { isProven: true, expiresAt }, $unset: { isUnconfirmed: 1 } },
  );
  return hasWishes(token);
}

export async function hasWishes(token: string): Promise<boolean> {
  return (await WishModel.exists({ confirmHash: hashLinkToken(token) })) !== null;
}

/** Forgets all that an address wished for, letters that have not gone out too. Twice is fine. */
export async function endWishes(token: string): Promise<void> {
  const endHash = hashLinkToken(token);
  await WishModel.deleteMany({ endHash });
  await dropUnsent(endHash);
}

/** Until when the record stays after the owner has said this of it. */
export function expiryOf(status: 'open' | 'answered'): Date {
  return new Date(Date.now() + (status === 'answered' ? answeredMs : keptMs));
}
