import type { Environment } from '../../config/env.ts';
import { notifyRequesters } from '../../features/emails/notify-requesters.ts';
import { connectMailServer } from '../../features/emails/mail-server.ts';
import { sendNextEmail } from '../../features/emails/send-emails.ts';
import { writeDueEmails } from '../../features/emails/write-emails.ts';
import { createLog } from '../../log.ts';
import { createTestApp } from '../test-app.ts';
import { startMailBox } from './mail-box.ts';

/** A shop that sends its emails to a mail box. */
export async function openMailShop(changes: Partial<Environment> = {}) {
  const box = await startMailBox();
  const emails = { server: box.server, from: 'shop@books.example', ownerEmail: undefined };
  const { api, env } = createTestApp({ emails, publicUrl: 'https://books.example', ...changes });
  const context = { env, log: createLog('silent') };

  /** Runs all email jobs, in so many processes; returns the emails that they sent. */
  async function runEmailJobs(processes = 1) {
    const before = box.mails.length;
    for (const job of [writeDueEmails, notifyRequesters]) {
      await Promise.all(Array.from({ length: processes }, () => job(context)));
    }
    const send = connectMailServer(box.server);
    const sending = { ...context, send, signal: new AbortController().signal };
    while ((await sendNextEmail(sending)) !== 'none');
    return box.mails.slice(before);
  }

  return { api, box, context, runEmailJobs };
}
