import type mongoose from 'mongoose';
import type { Types } from 'mongoose';
import { inTransaction } from '../../database/transaction.ts';
import {
  findDueEmails,
  takeQueuedEmails,
  type EmailSubject,
  type PendingEmail,
} from '../../outbox/queued-email.model.ts';
import {
  linkSubject,
  NewsletterSignupModel,
  type StoredSignup,
} from '../newsletter/newsletter.model.ts';
import { OrderModel, type StoredOrder } from '../../order-record/order.model.ts';
import { findSettings } from '../../shop-settings/settings.model.ts';
import { addToDigests } from './digest.ts';
import { BackupRecordModel, type BackupRecord } from '../health/backup-record.model.ts';
import { findHeldOrders, findHeldWithdrawals } from './hold-emails.ts';
import { insertEmails, type EmailDraft } from '../../outbox/email.model.ts';
import type { Sender } from './contents/email-content.ts';
import { findSender, layOut, type EmailsContext } from './emails-context.ts';
import {
  bookRequestLinks,
  BookRequestModel,
  type StoredBookRequest,
} from '../book-requests/book-request.model.ts';
import { WithdrawalModel, type StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import {
  failedBackupContent,
  newsletterContent,
  bookRequestConfirmContent,
  withdrawalContent,
} from './contents/other-emails.ts';
import { booksBackAt, isOrderEmail, orderContent } from './contents/order-email.ts';

/** The text of a pending email; none when there is nobody to read it. */
type ToDraft<Stored> = (
  pending: PendingEmail<Stored>,
) => (Omit<EmailDraft, 'key' | 'kind'> & { key?: string }) | undefined;

/** Reads what many emails need once. */
type Prepare<Stored> = (
  pending: PendingEmail<Stored>[],
  sender: Sender,
  context: EmailsContext,
) => Promise<ToDraft<Stored>>;

/** Writes the emails that are due, each once. May run in every process at the same time. */
export async function writeDueEmails(context: EmailsContext): Promise<void> {
  await writeDue('order', OrderModel.collection, context, toOrderEmails);
  await writeDue('newsletter', NewsletterSignupModel.collection, context, toNewsletterEmails);
  await writeDue('book request', BookRequestModel.collection, context, toBookRequestEmails);
  await writeDue('withdrawal', WithdrawalModel.collection, context, toWithdrawalEmails);
  await writeDue('backup', BackupRecordModel.collection, context, toBackupEmails);
}

/** An email that cannot be written holds up no other, and stays in the queue. */
async function writeDue<Stored extends { _id: unknown }>(
  of: EmailSubject,
  collection: mongoose.Collection,
  context: EmailsContext,
  prepare: Prepare<Stored>,
): Promise<void> {
  const due = await findDueEmails(of);
  if (due.length === 0) return;
  const { settings, log } = context;
  const $in = due.map(({ recordId }) => recordId as never);
  const records = await collection.find<Stored>({ _id: { $in } }).toArray();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  const pending = due.flatMap(({ _id, recordId, kinds, at }) => {
    const record = byId.get(String(recordId));
    return record ? kinds.map((kind) => ({ queueId: _id, kind, at, record })) : [];
  });
  const toDraft = await prepare(pending, await findSender(context), context);
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
  if (written > 0) log.info({ written, isSent: settings.emails.server !== undefined }, 'emails');
}

const toOrderEmails: Prepare<StoredOrder> = async (pending, sender, context) => {
  const { digest } = await findSettings();
  const read = pending.filter((each) => hasReader(each, context));
  const isDigested = ({ kind }: PendingEmail<StoredOrder>) => digest && kind === 'new-order';
  const tooLate = await addToDigests(read.filter(isDigested), sender, context);
  const alone = new Set(read.filter((each) => !isDigested(each) || tooLate.includes(each)));
  const toCustomers = [...alone].filter(({ kind }) => kind !== 'new-order');
  const held = await findHeldOrders(toCustomers.map(({ record }) => record));
  return (each) => {
    const { record: order, kind, at } = each;
    if (!alone.has(each)) return undefined;
    const isToOwner = kind === 'new-order';
    const to = (isToOwner ? context.settings.emails.ownerEmail : order.email) ?? '';
    const status = !isToOwner && held.has(order._id.toHexString()) ? 'held' : 'waiting';
    if (!isOrderEmail(kind)) return undefined;
    const content = orderContent(kind, order, sender, booksBackAt(order, at));
    return { to, status, recordId: order._id, ...layOut(content, sender) };
  };
};

const toNewsletterEmails: Prepare<StoredSignup> = async (_pending, sender) => {
  const content = layOut(newsletterContent(sender), sender);
  return ({ record: { _id, email, consentAt } }) => ({
    to: email,
    linksOf: linkSubject({ _id, consentAt }),
    ...content,
  });
};

/** Whoever reads a mailbox is asked whether the book request is theirs: at most one email a day (UTC). */
const toBookRequestEmails: Prepare<StoredBookRequest> = async (_pending, sender) => {
  const content = layOut(bookRequestConfirmContent(sender), sender);
  return ({ record: { email, address, endHash }, kind, at }) => ({
    key: `${kind} ${address} ${at.toISOString().slice(0, 10)}`,
    to: email,
    linksOf: bookRequestLinks(address),
    endHash,
    ...content,
  });
};

const toWithdrawalEmails: Prepare<StoredWithdrawal> = async (pending, sender) => {
  const held = await findHeldWithdrawals(pending.map(({ record }) => record));
  return ({ record }) => ({
    to: record.email,
    recordId: record._id,
    status: held.has(record._id.toHexString()) ? 'held' : 'waiting',
    ...layOut(withdrawalContent(record, sender), sender),
  });
};

/** Once until a backup is whole again. */
const toBackupEmails: Prepare<BackupRecord> = async (_pending, sender, { settings }) => {
  return ({ record }) => {
    if (!record.error) return undefined;
    return {
      key: `backup-failed ${record.at?.toISOString() ?? 'never'}`,
      to: settings.emails.ownerEmail ?? '',
      ...layOut(failedBackupContent(record, sender), sender),
    };
  };
};

/** Whether there is anybody to read the email. */
function hasReader(
  { record: { email, source }, kind }: PendingEmail<StoredOrder>,
  { settings: { emails } }: EmailsContext,
): boolean {
  if (kind !== 'new-order') return Boolean(email);
  // What came by telephone the owner has entered. Without a mail server emails are read under
  // Emails, whatever the address.
  return source !== 'phone' && (Boolean(emails.ownerEmail) || !emails.server);
}
