import mongoose from 'mongoose';
import { letterKinds, type LetterKind } from '../contract/shop/letter.ts';

/**
 * A letter that an event owes to somebody. It stands on the record of the event and is written with
 * the event's own write, so that neither is ever there without the other; the letters room writes
 * the letter from it and takes it away then.
 */
export interface QueuedLetter {
  kind: LetterKind;
  /** Moment of the event: with the record's id and the kind, it tells one letter from another. */
  at: Date;
  /** When the letter is written, and not before. */
  dueAt: Date;
}

/** The field `outbox` of a record; needs the index of `outboxIndex`. */
export const outboxField = {
  type: [
    new mongoose.Schema<QueuedLetter>(
      {
        kind: { type: String, required: true, enum: letterKinds },
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
export function queueLetter(kind: LetterKind, at: Date, { waitMs = 0 } = {}): QueuedLetter {
  return { kind, at, dueAt: new Date(at.getTime() + waitMs) };
}

/** A letter that is owed by now, and the record it stands on. */
export interface Owed<Stored> {
  record: Stored;
  queued: QueuedLetter;
}

const mostRecords = 200;

/** The longest owed first; not all when there are many. */
export async function findOwed<Stored extends { outbox?: QueuedLetter[] | null }>(
  collection: mongoose.Collection,
): Promise<Owed<Stored>[]> {
  const now = new Date();
  const records = await collection
    .find<Stored>({ 'outbox.dueAt': { $lte: now } })
    .sort({ 'outbox.dueAt': 1 })
    .limit(mostRecords)
    .toArray();
  return records.flatMap((record) => {
    const due = record.outbox?.filter(({ dueAt }) => dueAt <= now) ?? [];
    return due.map((queued) => ({ record, queued }));
  });
}

/** Notes on the records that these letters are written. */
export async function settleOwed(
  collection: mongoose.Collection,
  owed: Owed<{ _id: unknown }>[],
): Promise<void> {
  if (owed.length === 0) return;
  const writes = owed.map(({ record: { _id }, queued: { kind, at } }) => ({
    updateOne: {
      filter: { _id: _id as never },
      update: { $pull: { outbox: { kind, at } as never } },
    },
  }));
  await collection.bulkWrite(writes, { ordered: false });
}
