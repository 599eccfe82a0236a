import mongoose, { type ClientSession, type InferRawDocType, type Types } from 'mongoose';
import { foldEmail } from '../../contract/text/email.ts';
import {
  emailKinds,
  emailStatuses,
  customerEmailKinds,
  type EmailMessage,
  type OwnEmail,
} from '../../contract/email/email.ts';
import { reasons } from '../../contract/words/en/reasons.ts';
import type { Reason } from '../../contract/words/reasons.ts';
import type { Complete } from '../../contract/complete.ts';
import { isFirstToWrite } from '../../database/unique-index.ts';
import { dropQueuedEmails } from './queued-email.model.ts';

const emailFields = {
  /** Made of event and kind, so that the same email is never inserted twice. */
  key: { type: String, required: true },
  kind: { type: String, required: true, enum: emailKinds },
  /** Empty for the owner: `OWNER_EMAIL` is read when it is sent. */
  to: { type: String, default: '' },
  /** The address folded, to find all emails to it. */
  toLower: { type: String, default: '' },
  subject: { type: String, required: true },
  text: { type: String, required: true },
  html: { type: String, required: true },
  /** The account that caused it, while it is on hold. */
  uid: { type: String },
  /** Subject of the link tokens; the text has `[link:purpose]` until it is sent. */
  linksOf: { type: String },
  /** Subject of the confirmation link, if it differs. */
  confirmOf: { type: String },
  /** Hash of its unsubscribe token; ending also deletes this email. */
  endHash: { type: String },
  status: { type: String, required: true, enum: emailStatuses, default: 'waiting' },
  /** When it was written, or retried by the owner. */
  queuedAt: { type: Date, required: true },
  /** Next try; while one runs, when another process may take over. */
  dueAt: { type: Date, required: true },
  tries: { type: Number, default: 0 },
  /** End of the running try's lease, which also identifies the try. */
  leaseUntil: { type: Date },
  sentAt: { type: Date },
  error: { type: String },
  /** The order or withdrawal that it is about. */
  recordId: { type: mongoose.Schema.Types.ObjectId },
  /** Orders of a digest. */
  orderIds: { type: [mongoose.Schema.Types.ObjectId], default: undefined },
  createdAt: { type: Date, required: true },
} as const;

const emailMessageSchema = new mongoose.Schema(emailFields);
emailMessageSchema.index({ key: 1 }, { unique: true });
emailMessageSchema.index({ status: 1, dueAt: 1 });
emailMessageSchema.index({ createdAt: -1, _id: -1 });
emailMessageSchema.index({ status: 1, createdAt: -1, _id: -1 });
emailMessageSchema.index({ toLower: 1 });
emailMessageSchema.index({ recordId: 1 }, { sparse: true });
emailMessageSchema.index({ endHash: 1 }, { sparse: true });

export const EmailModel = mongoose.model('Email', emailMessageSchema, 'emails');

export type StoredEmail = InferRawDocType<typeof emailFields> & { _id: Types.ObjectId };
const emails = EmailModel.collection as unknown as mongoose.mongo.Collection<StoredEmail>;

export function toEmail(stored: Omit<StoredEmail, 'html'>): Complete<EmailMessage> {
  const isWaiting = stored.status === 'waiting';
  return {
    _id: stored._id.toHexString(),
    kind: stored.kind,
    to: stored.to ?? '',
    subject: stored.subject,
    text: stored.text,
    status: stored.status,
    tries: stored.tries ?? 0,
    createdAt: stored.createdAt.toISOString(),
    nextTryAt: isWaiting ? stored.dueAt.toISOString() : undefined,
    sentAt: stored.sentAt?.toISOString(),
    error: stored.error ?? undefined,
    reason: reasonOfEmail(stored.error ?? ''),
  };
}

const shopsReasons = ['email_too_old', 'email_without_result', 'email_without_recipient'] as const;

/** Why an email failed, from its stored English text; undefined for the mail server's own words. */
function reasonOfEmail(error: string): Reason | undefined {
  const code = shopsReasons.find((each) => reasons[each]({}) === error);
  return code && { code };
}

/** Deletes the emails about these orders and withdrawals, also those still in the queue. */
export async function eraseEmailsAbout(
  recordIds: Types.ObjectId[],
  session?: ClientSession,
): Promise<void> {
  await dropQueuedEmails({ recordIds }, session);
  await emails.deleteMany({ recordId: { $in: recordIds } }, { session });
}

/** Deletes the emails to these folded addresses, except the owner's: the owner may be a customer, too. */
export async function eraseEmailsTo(addresses: string[], session: ClientSession): Promise<void> {
  const kind = { $in: [...customerEmailKinds] };
  await EmailModel.deleteMany({ toLower: { $in: addresses }, kind }, { session });
}

/** Emails about these records and to these addresses, newest first. */
export async function findEmailsTo(
  aboutIds: Types.ObjectId[],
  addresses: string[],
): Promise<StoredEmail[]> {
  const isTheirs = {
    $or: [{ toLower: { $in: addresses.map(foldEmail) } }, { recordId: { $in: aboutIds } }],
  };
  return emails
    .find({ kind: { $in: [...customerEmailKinds] }, ...isTheirs })
    .sort({ createdAt: -1 })
    .toArray();
}

/** Emails about an order that were sent to its customer, without those about messages; newest last. */
export async function findEmailsAbout(
  orderId: Types.ObjectId,
): Promise<Pick<StoredEmail, '_id' | 'kind' | 'sentAt' | 'createdAt'>[]> {
  const kind = { $in: customerEmailKinds.filter((each) => each !== 'shop-message') };
  return emails
    .find({ recordId: orderId, status: 'sent', kind })
    .project<Pick<StoredEmail, '_id' | 'kind' | 'sentAt' | 'createdAt'>>({
      kind: 1,
      sentAt: 1,
      createdAt: 1,
    })
    .sort({ sentAt: 1, _id: 1 })
    .toArray();
}

/** The email in its recipient's data export. */
export function toOwnEmail(stored: StoredEmail): Complete<OwnEmail> {
  const { kind, to, subject, text, createdAt, sentAt } = toEmail(stored);
  return { kind, to, subject, text, createdAt, sentAt };
}

/** Deletes the emails with the unsubscribe links of these hashes, also sent ones. */
export async function deleteUnsubscribed(
  endHashes: string[],
  session: ClientSession,
): Promise<void> {
  await EmailModel.deleteMany({ endHash: { $in: endHashes } }, { session });
}

/** An email before it is inserted. */
export type EmailDraft = Pick<StoredEmail, 'key' | 'kind' | 'to' | 'subject' | 'text' | 'html'> &
  Partial<
    Pick<
      StoredEmail,
      'uid' | 'linksOf' | 'confirmOf' | 'endHash' | 'recordId' | 'orderIds' | 'dueAt' | 'status'
    >
  >;

/** Inserts an email unless one with its key exists. Returns whether it was inserted. */
export function addEmail(draft: EmailDraft): Promise<boolean> {
  return isFirstToWrite(EmailModel.collection.insertOne(toRecord(draft)));
}

/** Inserts the emails whose keys do not exist yet. Returns their number. */
export async function insertEmails(drafts: EmailDraft[], session: ClientSession): Promise<number> {
  const keys = drafts.map(({ key }) => key);
  const there = await emails.distinct('key', { key: { $in: keys } }, { session });
  const isNew = ({ key }: EmailDraft, i: number) => !there.includes(key) && keys.indexOf(key) === i;
  const records = drafts.filter(isNew).map(toRecord);
  if (records.length > 0) await EmailModel.collection.insertMany(records, { session });
  return records.length;
}

function toRecord({ dueAt, ...draft }: EmailDraft) {
  const createdAt = new Date();
  const queuedAt = dueAt ?? createdAt;
  const toLower = foldEmail(draft.to ?? '');
  return { status: 'waiting', ...draft, toLower, tries: 0, createdAt, queuedAt, dueAt: queuedAt };
}
