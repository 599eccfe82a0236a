import type mongoose from 'mongoose';
import type { Types } from 'mongoose';
import { BackupRecordModel } from '../../backup/backup-record.model.ts';
import { inTransaction } from '../../database/transaction.ts';
import { OrderModel } from '../../models/orders/order.model.ts';
import { insertEmails } from '../../models/emails/email.model.ts';
import {
  findDueEmails,
  takeQueuedEmails,
  type EmailRecordKind,
  type PendingEmail,
} from '../../models/emails/queued-email.model.ts';
import { BookRequestModel } from '../book-requests/book-request.model.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { OrderMessageModel } from '../orders/messages/order-message.model.ts';
import { WithdrawalModel } from '../withdrawals/withdrawal.model.ts';
import { toBackupEmails } from './drafts/backup-emails.ts';
import { toBookRequestEmails } from './drafts/book-request-emails.ts';
import { toMessageEmails } from './drafts/message-emails.ts';
import { toNewsletterEmails } from './drafts/newsletter-emails.ts';
import { toOrderEmails } from './drafts/order-emails.ts';
import type { PrepareDrafts } from './drafts/prepare-drafts.ts';
import { toWithdrawalEmails } from './drafts/withdrawal-emails.ts';
import { loadSender, type EmailsContext } from './sender.ts';

/**
 * Writes the emails that are due, each once; a kind that fails holds up no other. May run in every
 * process at the same time.
 */
export async function writeDueEmails(context: EmailsContext): Promise<void> {
  const errors: unknown[] = [];
  for (const write of [
    () => writeDue('order', OrderModel.collection, context, toOrderEmails),
    () => writeDue('newsletter', NewsletterSignupModel.collection, context, toNewsletterEmails),
    () => writeDue('book request', BookRequestModel.collection, context, toBookRequestEmails),
    () => writeDue('withdrawal', WithdrawalModel.collection, context, toWithdrawalEmails),
    () => writeDue('order message', OrderMessageModel.collection, context, toMessageEmails),
    () => writeDue('backup', BackupRecordModel.collection, context, toBackupEmails),
  ]) {
    await write().catch((error: unknown) => errors.push(error));
  }
  // Thrown after the last kind, so that the job's log and metrics show the failure.
  if (errors.length > 0) throw errors[0];
}

/** Writes the due emails of one kind of record. One that fails stays in the queue and holds up no other. */
async function writeDue<Stored extends { _id: unknown }>(
  of: EmailRecordKind,
  collection: mongoose.Collection,
  context: EmailsContext,
  prepare: PrepareDrafts<Stored>,
): Promise<void> {
  const due = await findDueEmails(of);
  if (due.length === 0) return;
  const { env, log } = context;
  const $in = due.map(({ recordId }) => recordId as never);
  const records = await collection.find<Stored>({ _id: { $in } }).toArray();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  const pending = due.flatMap(({ _id, recordId, kinds, at }) => {
    const record = byId.get(String(recordId));
    return record ? kinds.map((kind) => ({ queueId: _id, kind, at, record })) : [];
  });
  const toDraft = await prepare(pending, await loadSender(context), context);
  const failed: PendingEmail<Stored>[] = [];
  const drafts = pending.flatMap((each) => {
    const { kind, at, queueId } = each;
    const key = `${String(each.record._id)} ${kind} ${at.getTime()}`;
    try {
      const draft = toDraft(each);
      return draft ? { queueId, email: { key, kind, ...draft } } : [];
    } catch (error) {
      log.error({ err: error, kind }, 'email not written');
      failed.push(each);
      return [];
    }
  });
  const written = await inTransaction(async (session) => {
    const taken = await takeQueuedEmails(due, failed, session);
    const isOurs = ({ queueId }: { queueId: Types.ObjectId }) => taken.has(queueId.toHexString());
    const emails = drafts.filter(isOurs).map(({ email }) => email);
    return insertEmails(emails, session);
  });
  if (written > 0) log.info({ written, isSent: env.emails.server !== undefined }, 'emails');
}
