import { setTimeout as wait } from 'node:timers/promises';
import { linkToken, type LinkPurpose } from '../../auth/link-token.ts';
import { reasons } from '../../contract/words/en/reasons.ts';
import { EmailModel, type StoredEmail } from '../../models/emails/email.model.ts';
import { unsubscribePaths } from './contents/unsubscribe-paths.ts';
import { loadSender, ownerAddressOf, type EmailsContext } from './sender.ts';
import { sendTimeoutMs, readSendError, type Mail, type SendMail } from './mail-server.ts';

const hourMs = 3_600_000;
const pausesSeconds = [10, 60, 300, 1200, 3600, 10_800, 28_800, 86_400];
/** Pauses after each failed try; after the last one the email has failed. */
export const pausesMs = pausesSeconds.map((seconds) => seconds * 1000);
/** Older emails, such as those from before a mail server was set, are not sent. */
const staleMs = 72 * hourMs;
/**
 * Lease of a try, longer than it can take. SMTP is outside of transactions, so the lease alone keeps
 * two processes from sending one email.
 */
const leaseMs = sendTimeoutMs + 10_000;

export interface SendingContext extends EmailsContext {
  send: SendMail;
  /** Aborts the email that is being sent. */
  signal: AbortSignal;
}

/** Result for the next due email. */
type SendResult = 'none' | 'done' | 'server away';

/**
 * Sends the next due email. Several processes may do so at once, since a try leases its email. An email
 * is sent twice only if the server took it and that could not be stored: the process ended, or the
 * database was away for longer than the lease.
 */
export async function sendNextEmail(context: SendingContext): Promise<SendResult> {
  const email = await claim();
  if (!email) return 'none';
  const problem = skipReasonOf(email, context);
  if (problem) {
    await giveUp(email, problem);
    return 'done';
  }
  try {
    await context.send(await toMail(email, context), context.signal);
  } catch (error) {
    return recordFailure(email, error, context);
  }
  await markSent(email);
  context.log.info({ email: email._id.toHexString(), kind: email.kind }, 'email sent');
  return 'done';
}

function claim(): Promise<StoredEmail | null> {
  const now = new Date();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  return EmailModel.findOneAndUpdate(
    {
      status: 'waiting',
      dueAt: { $lte: now },
      leaseUntil: { $not: { $gt: now } },
    },
    { $set: { leaseUntil, dueAt: leaseUntil }, $inc: { tries: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  ).lean();
}

/** The reason not to try an email at all, as `reasonOfEmail` reads it. */
function skipReasonOf(
  { to, queuedAt, tries }: StoredEmail,
  context: EmailsContext,
): string | undefined {
  if (Date.now() - queuedAt.getTime() > staleMs) return reasons.email_too_old({});
  if ((tries ?? 0) > pausesMs.length + 1) return reasons.email_without_result({});
  if (!to && !ownerAddressOf(context)) return reasons.email_without_recipient({});
  return undefined;
}

async function toMail(email: StoredEmail, context: EmailsContext): Promise<Mail> {
  const { env } = context;
  const { name, contact, shopUrl } = await loadSender(context);
  const address = env.emails.from ?? '';
  const { kind, linksOf, confirmOf } = email;
  const unsubscribePath = unsubscribePaths[kind];
  const tokenOf = (purpose: LinkPurpose) => {
    const subject = (purpose === 'confirm' && confirmOf) || linksOf;
    return linkToken(env.jwtSecret, purpose, subject ?? '');
  };
  const withLinks = (text: string) => {
    if (!linksOf) return text;
    return text.replace(/\[link:(confirm|end|message)\]/g, (_gap, purpose: LinkPurpose) =>
      tokenOf(purpose),
    );
  };
  return {
    messageId: `${email._id.toHexString()}@${address.slice(address.indexOf('@') + 1)}`,
    date: email.queuedAt,
    from: { name, address },
    replyTo: contact.email,
    to: email.to || (ownerAddressOf(context) ?? ''),
    subject: email.subject,
    text: withLinks(email.text),
    html: withLinks(email.html),
    unsubscribeAddress:
      linksOf && unsubscribePath
        ? `${shopUrl}${unsubscribePath}?token=${tokenOf('end')}`
        : undefined,
  };
}

/** Tries until the lease ends: an email that is not marked as sent is sent again. */
async function markSent({ _id, leaseUntil }: StoredEmail): Promise<void> {
  for (;;) {
    try {
      await EmailModel.updateOne(
        { _id },
        { $set: { status: 'sent', sentAt: new Date() }, $unset: { leaseUntil: 1, error: 1 } },
      );
      return;
    } catch (error) {
      if (Date.now() > (leaseUntil?.getTime() ?? 0)) throw error;
      await wait(500);
    }
  }
}

async function recordFailure(
  email: StoredEmail,
  error: unknown,
  { log, signal }: SendingContext,
): Promise<SendResult> {
  if (signal.aborted) {
    // Handed back, so that another process sends it at once.
    await endTry(email, { $set: { dueAt: new Date() }, $inc: { tries: -1 } });
    return 'done';
  }
  const { message, isFinal, isServerAway } = readSendError(error);
  const { _id, kind, tries = 1 } = email;
  log.warn({ err: error, email: _id.toHexString(), kind, tries }, 'email not taken');
  const pauseMs = isFinal ? undefined : pausesMs[tries - 1];
  if (pauseMs === undefined) await giveUp(email, message);
  else {
    await endTry(email, { $set: { dueAt: new Date(Date.now() + pauseMs), error: message } });
  }
  return isServerAway ? 'server away' : 'done';
}

function giveUp(email: StoredEmail, error: string): Promise<void> {
  return endTry(email, { $set: { status: 'failed', error } });
}

/** Does nothing when another try has taken over. */
async function endTry(
  { _id, leaseUntil }: StoredEmail,
  update: { $set: object; $inc?: { tries: number } },
): Promise<void> {
  const own = { _id, leaseUntil: leaseUntil ?? null, status: 'waiting' } as const;
  await EmailModel.updateOne(own, { ...update, $unset: { leaseUntil: 1 } });
}
