import mongoose from 'mongoose';
import { emailKinds, type EmailKind } from '../contract/shop/email.ts';

/**
 * An email that an event owes to somebody. It stands on the record of the event and is written with
 * the event's own write, so that neither is ever there without the other; the emails room writes
 * the email from it and takes it away then.
 */
export interface QueuedEmail {
  kind: EmailKind;
  /** Moment of the event: with the record's id and the kind, it tells one email from another. */
  at: Date;
  /** When the email is written, and not before. */
  dueAt: Date;
}

/** The field `outbox` of a record; needs the index of `outboxIndex`. */
export const outboxField = {
  type: [
    new mongoose.Schema<QueuedEmail>(
      {
        kind: { type: String, required: true, enum: emailKinds },
        at: { type: Date, required: true },
        dueAt: { type: Date, required: true },
      },
      { _id: false },
    ),
  ],
  default: undefined,
};
export const outboxIndex = { 'outbox.dueAt': 1 } as const;

/** What a write puts into the `outbox` of its record. `waitMs`: how long the event may be undone. */
export function queueEmail(kind: EmailKind, at: Date, { waitMs = 0 } = {}): QueuedEmail {
  return { kind, at, dueAt: new Date(at.getTime() + waitMs) };
}

/** An email that is owed by now, and the record it stands on. */
export interface Pending<Stored> {
  record: Stored;
  queued: QueuedEmail;
}

const maxRecords = 200;

/** The longest owed first; not all when there are many. */
export async function findPending<Stored extends { outbox?: QueuedEmail[] | null }>(
  collection: mongoose.Collection,
): Promise<Pending<Stored>[]> {
  const now = new Date();
  const records = await collection
    .find<Stored>({ 'outbox.dueAt': { $lte: now } })
    .sort({ 'outbox.dueAt': 1 })
    .limit(maxRecords)
    .toArray();
  return records.flatMap((record) => {
    const due = record.outbox?.filter(({ dueAt }) => dueAt <= now) ?? [];
    return due.map((queued) => ({ record, queued }));
  });
}

/** Notes on the records that these emails are written. */
export async function markDispatched(
  collection: mongoose.Collection,
  pending: Pending<{ _id: unknown }>[],
): Promise<void> {
  if (pending.length === 0) return;
  const writes = pending.map(({ record: { _id }, queued: { kind, at } }) => ({
    updateOne: {
      filter: { _id: _id as never },
      update: { $pull: { outbox: { kind, at } as never } },
    },
  }));
  await collection.bulkWrite(writes, { ordered: false });
}
