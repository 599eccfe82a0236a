import { setTimeout as wait } from 'node:timers/promises';
import { EmailModel } from '../../models/emails/email.model.ts';
import type { Job } from '../../runtime/schedule.ts';
import { monthsBefore } from '../../models/settings/months-before.ts';
import { findSettings } from '../../models/settings/settings.model.ts';
import { connectMailServer } from './mail-server.ts';
import type { EmailsContext } from './sender.ts';
import { sendNextEmail, type SendingContext } from './send-emails.ts';
import { notifyRequesters } from './notify-requesters.ts';
import { releaseVerified } from './hold-emails.ts';
import { writeDueEmails } from './write-emails.ts';

const everyMs = 1_000;
/** Pause for a mail server that is away, since every try counts for its email. */
const serverPauseMs = 5_000;
/** Three at once, so that a slow email does not hold up the others. */
const senders = ['send emails 1', 'send emails 2', 'send emails 3'];
/** How long a stop waits for emails that are being sent. */
const finishMs = 2_500;
const deletedAtOnce = 500;

/** Emails are written and sent by background jobs, in every process. */
export function emailJobs(context: EmailsContext): Job[] {
  const { server } = context.env.emails;
  const send = server && connectMailServer(server);
  return [
    { name: 'write emails', everyMs, work: () => writeDueEmails(context) },
    { name: 'delete old emails', everyMs: 3_600_000, work: deleteOldEmails },
    { name: 'release emails on hold', everyMs: 5_000, work: releaseVerified },
    { name: 'notify of books', everyMs: 5_000, work: () => notifyRequesters(context) },
    ...senders.flatMap((name) => {
      if (!send) return [];
      const work = (stopping: AbortSignal) => sendDue({ ...context, send }, stopping);
      return { name, everyMs, work };
    }),
  ];
}

/** Sends one email after the other until none is due. */
async function sendDue(
  context: Omit<SendingContext, 'signal'>,
  stopping: AbortSignal,
): Promise<void> {
  const cut = new AbortController();
  const cutSoon = () => setTimeout(() => cut.abort(), finishMs).unref();
  stopping.addEventListener('abort', cutSoon, { once: true });
  while (!stopping.aborted) {
    const result = await sendNextEmail({ ...context, signal: cut.signal });
    if (result === 'none') break;
    if (result === 'server away') {
      await wait(serverPauseMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  }
  stopping.removeEventListener('abort', cutSoon);
}

/**
 * Deletes emails that are older than the owner's retention period. May run in every process.
 */
export async function deleteOldEmails(stopping?: AbortSignal): Promise<void> {
  const { retention } = await findSettings();
  const createdAt = { $lt: monthsBefore(new Date(), retention.emailsMonths) };
  while (!stopping?.aborted) {
    const old = await EmailModel.find({ createdAt }, { _id: 1 }).limit(deletedAtOnce).lean();
    if (old.length === 0) return;
    const _id = { $in: old.map((email) => email._id) };
    await EmailModel.deleteMany({ _id });
  }
}
