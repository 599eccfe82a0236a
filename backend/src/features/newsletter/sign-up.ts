import { foldEmail } from '../../contract/text/email.ts';
import { endHashesOf, hashLinkToken, linkToken, withEndToken } from '../../auth/link-token.ts';
import type { Environment } from '../../config/env.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deleteUnsubscribed } from '../../models/emails/email.model.ts';
import { dropQueuedEmails, queueEmails } from '../../models/emails/queued-email.model.ts';
import {
  newsletterLinkSubject,
  NewsletterSignupModel,
  type StoredSignup,
} from './newsletter.model.ts';

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
  const expiresAt = new Date(now.getTime() + unconfirmedMs);
  const longAgo = { $lte: new Date(now.getTime() - askAgainMs) };
  await inTransaction(async (session) => {
    const known = await NewsletterSignupModel.findById(_id, null, { session }).lean();
    const subject = newsletterLinkSubject({ _id, consentAt: known?.consentAt ?? now });
    const tokenOf = (purpose: 'confirm' | 'end') => linkToken(jwtSecret, purpose, subject);
    const endHash = withEndToken(known ?? {}, tokenOf('end'));
    // Hashed again for each email, since JWT_SECRET may have changed.
    const asked = {
      confirmHash: hashLinkToken(tokenOf('confirm')),
      endHash,
      askedAt: now,
      expiresAt,
    };
    const onInsert = {
      email,
      consentAt: now,
      endHash,
      ...(emails.server && { isUnconfirmed: true, ...asked }),
    };
    const added = await NewsletterSignupModel.updateOne(
      { _id },
      { $setOnInsert: onInsert },
      { upsert: true, session },
    );
    if (!emails.server) return;
    // Also for an unknown address, so that the time does not reveal it.
    const askedAgain = await NewsletterSignupModel.updateOne(
      { _id, isUnconfirmed: true, askedAt: longAgo },
      { $set: asked },
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
    await deleteUnsubscribed([endHash, ...endHashesOf(signup ?? {})], session);
  });
}

/**
 * Lets the unsubscribe link of this token end the sign-up, as the links of earlier emails do: after a
 * change of JWT_SECRET, also by a move to another server, links have other tokens.
 */
export async function addEndToken(signup: StoredSignup, token: string): Promise<void> {
  const endHash = withEndToken(signup, token);
  if (endHash.length === endHashesOf(signup).length) return;
  // An address that ended and subscribed again meanwhile has links of its own.
  const { _id, consentAt } = signup;
  await NewsletterSignupModel.updateOne({ _id, consentAt }, { $set: { endHash } });
}
