import mongoose from 'mongoose';
import { hashLinkToken, linkToken } from '../../auth/link-token.ts';
import type { Settings } from '../../config/env.ts';
import { queueLetter } from '../../outbox/outbox.ts';
import { ignoreDuplicateKey } from '../../database/unique-index.ts';
import { linkSubject, NewsletterSignupModel } from './newsletter.model.ts';

const dayMs = 86_400_000;
/** One letter a day and address, whoever asks: a stranger's mailbox cannot be filled from here. */
const askAgainMs = dayMs;
const unconfirmedMs = 30 * dayMs;

/**
 * Keeps an address for the newsletter; the first consent stays. With letters on it counts after the
 * link in its letter was opened, and the letter is owed by the same write.
 */
export async function signUp(email: string, { letters, jwtSecret }: Settings): Promise<void> {
  const _id = email.toLowerCase();
  const now = new Date();
  const subject = linkSubject({ _id, consentAt: now });
  const hashOf = (purpose: 'confirm' | 'end') =>
    hashLinkToken(linkToken(jwtSecret, purpose, subject));
  const outbox = [queueLetter('newsletter-confirm', now)];
  const toConfirm = {
    ...{ isUnconfirmed: true, confirmHash: hashOf('confirm'), askedAt: now, outbox },
    expiresAt: new Date(now.getTime() + unconfirmedMs),
  };
  await NewsletterSignupModel.updateOne(
    { _id },
    {
      $setOnInsert: {
        ...{ email, consentAt: now, endHash: hashOf('end') },
        ...(letters.server && toConfirm),
      },
    },
    { upsert: true },
  ).catch(ignoreDuplicateKey);
  if (!letters.server) return;
  // Also when nobody is there to ask: how long it takes says nothing about an address.
  const longAgo = mongoose.trusted({ $lte: new Date(now.getTime() - askAgainMs) });
  await NewsletterSignupModel.updateOne(
    { _id, isUnconfirmed: true, askedAt: longAgo },
    { $set: { askedAt: now, expiresAt: toConfirm.expiresAt }, $push: { outbox: outbox[0] } },
  );
}

/** Whether the link is one of ours; opening it twice is fine. */
export async function confirmSignup(token: string): Promise<boolean> {
  const own = { confirmHash: hashLinkToken(token) };
  const { matchedCount } = await NewsletterSignupModel.updateOne(
    { ...own, isUnconfirmed: true },
    { $set: { confirmedAt: new Date() }, $unset: { isUnconfirmed: 1, expiresAt: 1 } },
  );
  return matchedCount > 0 || hasConfirmLink(token);
}

export async function hasConfirmLink(token: string): Promise<boolean> {
  const found = await NewsletterSignupModel.exists({ confirmHash: hashLinkToken(token) });
  return found !== null;
}

/** Takes the address out; nothing of it is kept. Twice is fine. */
export async function endSignup(token: string): Promise<void> {
  await NewsletterSignupModel.deleteOne({ endHash: hashLinkToken(token) });
}
