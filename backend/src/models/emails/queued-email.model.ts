import mongoose, { type ClientSession, type InferRawDocType, type Types } from 'mongoose';
import { emailKinds, type EmailKind } from '../../contract/email/email.ts';

const emailRecordKinds = [
  'order',
  'newsletter',
  'book request',
  'withdrawal',
  'backup',
  'order message',
] as const;

const queuedEmailFields = {
  of: { type: String, required: true, enum: emailRecordKinds },
  /** Id of the event's record. */
  recordId: { type: mongoose.Schema.Types.Mixed, required: true },
  kinds: { type: [String], required: true, enum: emailKinds },
  /** Moment of the event; with record and kind it identifies an email. */
  at: { type: Date, required: true },
  /** When the emails are written. */
  dueAt: { type: Date, required: true },
} as const;

const queuedEmailSchema = new mongoose.Schema(queuedEmailFields, { versionKey: false });
queuedEmailSchema.index({ of: 1, dueAt: 1 });
queuedEmailSchema.index({ recordId: 1 });

/**
 * Emails that an event causes. They are inserted in the event's transaction; a job writes their texts
 * afterwards and deletes them here.
 */
const QueuedEmailModel = mongoose.model('QueuedEmail', queuedEmailSchema, 'queued-emails');
const queuedEmails = QueuedEmailModel.collection as unknown as mongoose.mongo.Collection<
  Omit<QueuedEmail, '_id'>
>;

export type EmailRecordKind = (typeof emailRecordKinds)[number];
export type QueuedEmail = Omit<InferRawDocType<typeof queuedEmailFields>, 'kinds'> & {
  _id: Types.ObjectId;
  kinds: EmailKind[];
};

/** An event, and the emails that it causes. */
export interface EmailEvent {
  of: EmailRecordKind;
  recordId: unknown;
  kinds: readonly EmailKind[];
  at: Date;
  /** How long the event may be undone, with its emails. */
  waitMs?: number;
}

export async function queueEmails(events: EmailEvent[], session?: ClientSession): Promise<void> {
  const queued = events
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ kinds, waitMs = 0, ...event }) => {
      return { ...event, kinds: [...kinds], dueAt: new Date(event.at.getTime() + waitMs) };
    });
  if (queued.length > 0) await queuedEmails.insertMany(queued, { session });
}

/** Deletes unwritten emails of all events of these records, or of the event at `at`. */
export async function dropQueuedEmails(
  { recordIds, at }: { recordIds: unknown[]; at?: Date },
  session?: ClientSession,
): Promise<void> {
  const filter = { recordId: { $in: recordIds }, ...(at && { at }) };
  await queuedEmails.deleteMany(filter, { session });
}

const maxAtOnce = 200;

/** Emails that are due, the oldest first, at most 200. */
export function findDueEmails(of: EmailRecordKind): Promise<QueuedEmail[]> {
  return queuedEmails
    .find({ of, dueAt: { $lte: new Date() } })
    .sort({ dueAt: 1 })
    .limit(maxAtOnce)
    .toArray();
}

/** A queued email and its record. */
export interface PendingEmail<Stored> {
  queueId: Types.ObjectId;
  kind: EmailKind;
  at: Date;
  record: Stored;
}

/** An email that cannot be written is tried again after this time. */
const rewriteAfterMs = 60_000;

/**
 * Deletes emails from the queue, except those in `remaining`, which wait. Returns the ids of those
 * that were still there; another process has written the others.
 */
export async function takeQueuedEmails(
  queued: QueuedEmail[],
  remaining: Pick<PendingEmail<unknown>, 'queueId' | 'kind'>[],
  session: ClientSession,
): Promise<Set<string>> {
  const _id = { $in: queued.map((each) => each._id) };
  const found = await queuedEmails.find({ _id }, { session, projection: { _id: 1 } }).toArray();
  const remainingIds = remaining.map(({ queueId }) => queueId);
  await queuedEmails.deleteMany({ $and: [{ _id }, { _id: { $nin: remainingIds } }] }, { session });
  for (const queueId of remainingIds) {
    const kinds = remaining.filter((each) => each.queueId === queueId).map(({ kind }) => kind);
    const change = { $set: { kinds, dueAt: new Date(Date.now() + rewriteAfterMs) } };
    await queuedEmails.updateOne({ _id: queueId }, change, { session });
  }
  return new Set(found.map((each) => each._id.toHexString()));
}
