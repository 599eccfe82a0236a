import { foldEmail } from '../../contract/text/email.ts';
import { hashLinkToken, linkToken } from '../../auth/link-token.ts';
import type { Environment } from '../../config/env.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deleteUnsubscribed } from '../../outbox/email.model.ts';
import { dropQueuedEmails, queueEmails } from '../../outbox/queued-email.model.ts';
import { newsletterLinkSubject, NewsletterSignupModel } from './newsletter.model.ts';

const dayMs = 86_400_000;
/** One email a day and address, so that a stranger's mailbox cannot be flooded from here. */
const askAgainMs = dayMs;
const unconfirmedMs = 30 * dayMs;

/**
 * Keeps an address for the newsletter; the first consent stays. With emails on it counts after the
 * link in its email was opened, and the email is queued in the same transaction.
 */
export async function signUp(email: string, { emails, jwtSecret }: Environment): Promise<void> {
  const _id = foldEmail(email);
  const now = new Date();
  const subject = newsletterLinkSubject({ _id, consentAt: now });
  const hashOf = (purpose: 'confirm' | 'end') =>
    hashLinkToken(linkToken(jwtSecret, purpose, subject));
  const toConfirm = {
    isUnconfirmed: true,
    confirmHash: hashOf('confirm'),
    askedAt: now,
    expiresAt: new Date(now.getTime() + unconfirmedMs),
  };
  const onInsert = {
    email,
    consentAt: now,
    endHash: hashOf('end'),
    ...(emails.server && toConfirm),
  };
  const longAgo = { $lte: new Date(now.getTime() - askAgainMs) };
  await inTransaction(async (session) => {
    const added = await NewsletterSignupModel.updateOne(
      { _id },
      { $setOnInsert: onInsert },
      { upsert: true, session },
    );
    if (!emails.server) return;
    // Also for an unknown address, so that the time does not reveal it.
    const askedAgain = await NewsletterSignupModel.updateOne(
      { _id, isUnconfirmed: true, askedAt: longAgo },
      { $set: { askedAt: now, expiresAt: toConfirm.expiresAt } },
      { session },
    );
    const kinds = ['newsletter-confirm'] as const;
    const isAsked = added.upsertedCount + askedAgain.modifiedCount > 0;
    if (isAsked) await queueEmails([{ of: 'newsletter', recordId: _id, kinds, at: now }], session);
  });
}

/** Confirms a sign-up by its link; returns whether there is one. May be repeated. */
export async function confirmSignup(token: string): Promise<boolean> {
  await NewsletterSignupModel.updateOne(
    { confirmHash: hashLinkToken(token), isUnconfirmed: true },
    { $set: { confirmedAt: new Date() }, $unset: { isUnconfirmed: 1, expiresAt: 1 } },
  );
  return hasConfirmLink(token);
}

export async function hasConfirmLink(token: string): Promise<boolean> {
  return (await NewsletterSignupModel.exists({ confirmHash: hashLinkToken(token) })) !== null;
}

/** Deletes the address and the emails to it. May be repeated. */
export async function endSignup(token: string): Promise<void> {
  const endHash = hashLinkToken(token);
  await inTransaction(async (session) => {
    const signup = await NewsletterSignupModel.findOneAndDelete({ endHash }, { session }).lean();
    if (signup) await dropQueuedEmails({ recordIds: [signup._id] }, session);
    await deleteUnsubscribed(endHash, session);
  });
}
