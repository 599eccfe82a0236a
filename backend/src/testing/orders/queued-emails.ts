import mongoose, { type Types } from 'mongoose';
import type { EmailKind } from '../../contract/email/email.ts';
import {
  queueEmails,
  type EmailRecordKind,
  type QueuedEmail,
} from '../../models/emails/queued-email.model.ts';

/** Queues emails about an order, due at once. */
export async function queueOrderEmails(
  recordId: Types.ObjectId,
  kinds: EmailKind[],
  at = new Date(),
): Promise<void> {
  await queueEmails([{ of: 'order', recordId, kinds, at }]);
}

/** What waits in the queue about this record, or about all of its kind. */
export async function queuedKinds(
  of: EmailRecordKind,
  recordId?: Types.ObjectId | string,
): Promise<EmailKind[]> {
  const isAbout = recordId && { recordId: new mongoose.Types.ObjectId(recordId) };
  const queued = await mongoose.connection
    .collection<QueuedEmail>('queued-emails')
    .find({ of, ...isAbout })
    .sort({ at: 1, _id: 1 })
    .toArray();
  return queued.flatMap(({ kinds }) => kinds);
}

/** Lets the time pass until all of them are due, and says when their events were. */
export async function makeEmailsDue(at?: Date): Promise<void> {
  const dueAt = at ?? new Date();
  const $set = { dueAt, ...(at && { at }) };
  await mongoose.connection.collection('queued-emails').updateMany({}, { $set });
}
