import mongoose, { type ClientSession, type InferRawDocType, type Types } from 'mongoose';
import { foldEmail } from '../contract/text/email.ts';
import {
  emailKinds,
  emailStatuses,
  customerEmailKinds,
  type EmailMessage,
  type OwnEmail,
} from '../contract/shop/email.ts';
import type { Complete } from '../database/complete.ts';
import { isFirstToWrite } from '../database/unique-index.ts';
import { dropQueuedEmails } from './queued-email.model.ts';

const emailFields = {
  /** Of the event and the kind: whoever writes an email again finds that it is there. */
  key: { type: String, required: true },
  kind: { type: String, required: true, enum: emailKinds },
  /** Empty: to the owner, wherever `OWNER_EMAIL` says when it is sent. */
  to: { type: String, default: '' },
  /** The same, folded: to find all that an address was sent. */
  toLower: { type: String, default: '' },
  subject: { type: String, required: true },
  text: { type: String, required: true },
  html: { type: String, required: true },
  /** The account that caused it, while it is held. */
  uid: { type: String },
  /** Whose links the email carries, each written as `[link:purpose]` until it is sent. */
  linksOf: { type: String },
  /** Whose link to confirm, where it is another's. */
  confirmOf: { type: String },
  /** Of its link that ends what it is about, and forgets the email with it. */
  endHash: { type: String },
  status: { type: String, required: true, enum: emailStatuses, default: 'waiting' },
  /** Since when it waits: written, or asked for again by the owner. */
  queuedAt: { type: Date, required: true },
  /** Next try; while one is running, when another process may take it over. */
  dueAt: { type: Date, required: true },
  tries: { type: Number, default: 0 },
  /** Until when the email is the running try's own; tells one try from another. */
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
  };
}

/** Emails about these orders and withdrawals, written or still in the queue. */
export async function eraseEmailsAbout(
  recordIds: Types.ObjectId[],
  session?: ClientSession,
): Promise<void> {
  await dropQueuedEmails({ recordIds }, session);
  await emails.deleteMany({ recordId: { $in: recordIds } }, { session });
}

/** What was written to a person about these orders and withdrawals, and to these addresses; newest first. */
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

/** The emails about an order that its customer was sent, but for those that tell of messages; newest last. */
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

/** The email as whoever it went to may have it. */
export function toOwnEmail(stored: StoredEmail): Complete<OwnEmail> {
  const { kind, to, subject, text, createdAt, sentAt } = toEmail(stored);
  return { kind, to, subject, text, createdAt, sentAt };
}

/** Deletes the emails that the link with this hash ends, those that were sent too. */
export async function forgetEnded(endHash: string, session: ClientSession): Promise<void> {
  await EmailModel.deleteMany({ endHash }, { session });
}

/** What an email says, before it is written. */
export type EmailDraft = Pick<StoredEmail, 'key' | 'kind' | 'to' | 'subject' | 'text' | 'html'> &
  Partial<
    Pick<
      StoredEmail,
      'uid' | 'linksOf' | 'confirmOf' | 'endHash' | 'recordId' | 'orderIds' | 'dueAt' | 'status'
    >
  >;

/** Writes an email unless it was written already. Returns whether it was not. */
export function addEmail(draft: EmailDraft): Promise<boolean> {
  return isFirstToWrite(EmailModel.collection.insertOne(toRecord(draft)));
}

/** Inserts the emails of which none with the same key is there. Returns how many these were. */
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
