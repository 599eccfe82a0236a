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
  newsletterLinkSubject,
  NewsletterSignupModel,
  type StoredSignup,
} from '../newsletter/newsletter.model.ts';
import { OrderModel, type StoredOrder } from '../../order-record/order.model.ts';
import { findSettings } from '../../shop-settings/settings.model.ts';
import { addToDigests } from './digest.ts';
import { BackupRecordModel, type BackupRecord } from '../../backup/backup-record.model.ts';
import { holdOrdersOverLimit, holdWithdrawalsOverLimit, countWithinLimit } from './hold-emails.ts';
import { insertEmails, type EmailDraft } from '../../outbox/email.model.ts';
import type { Sender } from './contents/email-content.ts';
import { messageLinkSubject, OrderMessageModel } from '../orders/messages/order-message.model.ts';
import { findSender, renderEmail, ownerAddressOf, type EmailsContext } from './emails-context.ts';
import {
  bookRequestLinkSubject,
  findTitles,
  unsubscribeLinkSubject,
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
import { toMessageEmails } from './write-message-emails.ts';
import { booksOfStep, isOrderEmail, orderContent } from './contents/order-email.ts';

/** Makes the draft of a pending email; undefined when nobody should get it. */
type ToDraft<Stored> = (
  pending: PendingEmail<Stored>,
) => (Omit<EmailDraft, 'key' | 'kind'> & { key?: string }) | undefined;

/** Reads at once what the drafts of many emails need. */
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
  await writeDue('order message', OrderMessageModel.collection, context, toMessageEmails);
  await writeDue('backup', BackupRecordModel.collection, context, toBackupEmails);
}

/** Writes the due emails of one kind of record. One that fails stays in the queue and holds up no other. */
async function writeDue<Stored extends { _id: unknown }>(
  of: EmailSubject,
  collection: mongoose.Collection,
  context: EmailsContext,
  prepare: Prepare<Stored>,
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
  if (written > 0) log.info({ written, isSent: env.emails.server !== undefined }, 'emails');
}

const toOrderEmails: Prepare<StoredOrder> = async (pending, sender, context) => {
  const { digest } = await findSettings();
  const withRecipient = pending.filter((each) => hasRecipient(each, context));
  const isDigested = ({ kind }: PendingEmail<StoredOrder>) => digest && kind === 'new-order';
  const tooLate = await addToDigests(withRecipient.filter(isDigested), sender, context);
  const alone = new Set(
    withRecipient.filter((each) => !isDigested(each) || tooLate.includes(each)),
  );
  const toCustomers = [...alone].filter(({ kind }) => kind !== 'new-order');
  const orderIdsOnHold = await holdOrdersOverLimit(toCustomers.map(({ record }) => record));
  return (each) => {
    const { record: order, kind, at } = each;
    if (!alone.has(each)) return undefined;
    const isToOwner = kind === 'new-order';
    const to = (isToOwner ? ownerAddressOf(context) : order.email) ?? '';
    const status = !isToOwner && orderIdsOnHold.has(order._id.toHexString()) ? 'held' : 'waiting';
    if (!isOrderEmail(kind)) return undefined;
    const content = orderContent(kind, order, sender, booksOfStep(order, at));
    const uid = status === 'held' ? order.uid : undefined;
    // Without an account the link authorizes messages about the order.
    const linksOf =
      isToOwner || order.uid ? undefined : messageLinkSubject(order._id.toHexString());
    return { to, status, uid, linksOf, recordId: order._id, ...renderEmail(content, sender) };
  };
};

/** Drafts emails within the limit only, since anybody may enter any address. */
const toNewsletterEmails: Prepare<StoredSignup> = async (pending, sender) => {
  const content = renderEmail(newsletterContent(sender), sender);
  const within = await selectWithinLimits(pending);
  return (each) => {
    const { _id, email, consentAt, endHash } = each.record;
    return within.has(each)
      ? { to: email, linksOf: newsletterLinkSubject({ _id, consentAt }), endHash, ...content }
      : undefined;
  };
};

/** Drafts, within the limit, the email that asks whether a book request is the address's own. */
const toBookRequestEmails: Prepare<StoredBookRequest> = async (pending, sender) => {
  const titles = await findTitles(pending.map(({ record }) => record));
  const within = await selectWithinLimits(pending);
  return (each) => {
    const { key, email, address, endHash } = each.record;
    const title = titles.get(each.record.bookId?.toHexString() ?? '');
    if (title === undefined || !within.has(each)) return undefined;
    const links = {
      linksOf: unsubscribeLinkSubject(address),
      confirmOf: bookRequestLinkSubject(key),
      endHash,
    };
    return {
      to: email,
      ...links,
      ...renderEmail(bookRequestConfirmContent(title, sender), sender),
    };
  };
};

/** Counts the emails for their addresses. Returns those that are within the limits. */
async function selectWithinLimits<Stored extends { _id: { toString(): string }; email: string }>(
  pending: PendingEmail<Stored>[],
): Promise<Set<PendingEmail<Stored>>> {
  const isWithin = await Promise.all(
    pending.map(({ record: { _id, email }, kind, at }) =>
      countWithinLimit('other', { id: `${_id.toString()} ${kind} ${at.getTime()}`, email }),
    ),
  );
  return new Set(pending.filter((_each, i) => isWithin[i]));
}

const toWithdrawalEmails: Prepare<StoredWithdrawal> = async (pending, sender) => {
  const withdrawalIdsOnHold = await holdWithdrawalsOverLimit(pending.map(({ record }) => record));
  return ({ record }) => ({
    to: record.email,
    recordId: record._id,
    ...(withdrawalIdsOnHold.has(record._id.toHexString()) && { status: 'held', uid: record.uid }),
    ...renderEmail(withdrawalContent(record, sender), sender),
  });
};

/** One email until a backup succeeds again. */
const toBackupEmails: Prepare<BackupRecord> = async (_pending, sender, context) => {
  return ({ record }) => {
    if (!record.error) return undefined;
    return {
      key: `backup-failed ${record.at?.toISOString() ?? 'never'}`,
      to: ownerAddressOf(context) ?? '',
      ...renderEmail(failedBackupContent(record, sender), sender),
    };
  };
};

function hasRecipient(
  { record: { email, source }, kind }: PendingEmail<StoredOrder>,
  context: EmailsContext,
): boolean {
  if (kind !== 'new-order') return Boolean(email);
  // The owner has entered phone orders.
  return source !== 'phone' && ownerAddressOf(context) !== undefined;
}
