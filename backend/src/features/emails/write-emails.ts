import type mongoose from 'mongoose';
import {
  findPending,
  markDispatched,
  type Pending,
  type QueuedEmail,
} from '../../outbox/outbox.ts';
import {
  linkSubject,
  NewsletterSignupModel,
  type StoredSignup,
} from '../newsletter/newsletter.model.ts';
import { OrderModel, type StoredOrder } from '../../order-record/order.model.ts';
import { findSettings } from '../../shop-settings/settings.model.ts';
import { addToDigests } from './digest.ts';
import { BackupRecordModel, type BackupRecord } from '../health/backup-record.model.ts';
import { findHeldOrders, findHeldWithdrawals, hasRoomToAsk } from './hold-emails.ts';
import { addEmails, type EmailDraft } from '../../outbox/email.model.ts';
import type { Sender } from './contents/email-content.ts';
import { findSender, layOut, type EmailsContext } from './emails-context.ts';
import {
  confirmLinkOf,
  findTitles,
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

/** What is owed to somebody, as its email; none when there is nobody to read it. */
type ToDraft<Stored> = (
  pending: Pending<Stored>,
) => (Omit<EmailDraft, 'key' | 'kind'> & { key?: string }) | undefined;

/** Reads what many letters need once. */
type Prepare<Stored> = (
  pending: Pending<Stored>[],
  sender: Sender,
  context: EmailsContext,
) => Promise<ToDraft<Stored>>;

/**
 * Writes the emails that are owed by now, each once: its key lets one in, and what stands in the
 * outbox of its record goes after it is written. May be repeated at any point and run in every
 * process.
 */
export async function writeDueEmails(context: EmailsContext): Promise<void> {
  await writePending(OrderModel.collection, context, toOrderEmails);
  await writePending(NewsletterSignupModel.collection, context, toNewsletterEmails);
  await writePending(BookRequestModel.collection, context, toBookRequestEmails);
  await writePending(WithdrawalModel.collection, context, toWithdrawalEmails);
  await writePending(BackupRecordModel.collection, context, toBackupEmails);
}

/** An email that cannot be written holds up no other, and is owed as before. */
async function writePending<
  Stored extends { _id: { toString(): string }; outbox?: QueuedEmail[] | null },
>(
  collection: mongoose.Collection,
  context: EmailsContext,
  prepare: Prepare<Stored>,
): Promise<void> {
  const pending = await findPending<Stored>(collection);
  if (pending.length === 0) return;
  const { settings, log } = context;
  const toDraft = await prepare(pending, await findSender(context), context);
  const drafts: EmailDraft[] = [];
  const done = pending.filter((each) => {
    const { kind, at } = each.queued;
    const key = `${each.record._id.toString()} ${kind} ${at.getTime()}`;
    try {
      const draft = toDraft(each);
      if (draft) drafts.push({ key, kind, ...draft });
      return true;
    } catch (error) {
      log.error({ err: error, kind }, 'email not written');
      return false;
    }
  });
  const written = await addEmails(drafts);
  if (written > 0) log.info({ written, isSent: settings.emails.server !== undefined }, 'emails');
  await markDispatched(collection, done);
}

const toOrderEmails: Prepare<StoredOrder> = async (pending, sender, context) => {
  const { digest } = await findSettings();
  const read = pending.filter((each) => hasReader(each, context));
  const isDigested = ({ queued }: Pending<StoredOrder>) => digest && queued.kind === 'new-order';
  const tooLate = await addToDigests(read.filter(isDigested), sender, context);
  const alone = new Set(read.filter((each) => !isDigested(each) || tooLate.includes(each)));
  const toCustomers = [...alone].filter(({ queued }) => queued.kind !== 'new-order');
  const held = await findHeldOrders(toCustomers.map(({ record }) => record));
  return (each) => {
    const { record: order, queued } = each;
    if (!alone.has(each)) return undefined;
    const isToOwner = queued.kind === 'new-order';
    const to = (isToOwner ? context.settings.emails.ownerEmail : order.email) ?? '';
    const status = !isToOwner && held.has(order._id.toHexString()) ? 'held' : 'waiting';
    if (!isOrderEmail(queued.kind)) return undefined;
    const content = orderContent(queued.kind, order, sender, booksBackAt(order, queued.at));
    const uid = status === 'held' ? order.uid : undefined;
    return { to, status, uid, ...layOut(content, sender) };
  };
};

/** Anybody may enter an address here: what there is no room for is not written. */
const toNewsletterEmails: Prepare<StoredSignup> = async (pending, sender) => {
  const content = layOut(newsletterContent(sender), sender);
  const asked = await findAsked(pending);
  return (each) => {
    const { _id, email, consentAt, endHash } = each.record;
    return asked.has(each)
      ? { to: email, linksOf: linkSubject({ _id, consentAt }), endHash, ...content }
      : undefined;
  };
};

/** The same; whoever reads the mailbox is asked of each book whether the book request is theirs. */
const toBookRequestEmails: Prepare<StoredBookRequest> = async (pending, sender) => {
  const titles = await findTitles(pending.map(({ record }) => record));
  const asked = await findAsked(pending);
  return (each) => {
    const { key, email, address, endHash } = each.record;
    const title = titles.get(each.record.bookId?.toHexString() ?? '');
    if (title === undefined || !asked.has(each)) return undefined;
    const links = { linksOf: bookRequestLinks(address), confirmOf: confirmLinkOf(key), endHash };
    return { to: email, ...links, ...layOut(bookRequestConfirmContent(title, sender), sender) };
  };
};

/** Those of them that there is room for. */
async function findAsked<Stored extends { _id: { toString(): string }; email: string }>(
  pending: Pending<Stored>[],
): Promise<Set<Pending<Stored>>> {
  const isAsked = await Promise.all(
    pending.map(({ record: { _id, email }, queued: { kind, at } }) =>
      hasRoomToAsk(`${_id.toString()} ${kind} ${at.getTime()}`, email),
    ),
  );
  return new Set(pending.filter((_each, i) => isAsked[i]));
}

const toWithdrawalEmails: Prepare<StoredWithdrawal> = async (pending, sender) => {
  const held = await findHeldWithdrawals(pending.map(({ record }) => record));
  return ({ record }) => ({
    to: record.email,
    ...(held.has(record._id.toHexString()) && { status: 'held', uid: record.uid }),
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
  { record: { email, source }, queued: { kind } }: Pending<StoredOrder>,
  { settings: { emails } }: EmailsContext,
): boolean {
  if (kind !== 'new-order') return Boolean(email);
  // What came by telephone the owner has entered. Without a mail server emails are read under
  // Emails, whatever the address.
  return source !== 'phone' && (Boolean(emails.ownerEmail) || !emails.server);
}
