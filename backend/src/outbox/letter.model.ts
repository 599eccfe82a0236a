import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import {
  letterKinds,
  letterStatuses,
  customerLetterKinds,
  type Letter,
  type OwnLetter,
} from '../contract/shop/letter.ts';
import { batchesOf } from '../database/batches-of.ts';
import type { Complete } from '../database/complete.ts';
import { insertNew } from '../database/unique-index.ts';

const letterFields = {
  /** Of the event and the kind: whoever writes a letter again finds that it is there. */
  key: { type: String, required: true },
  kind: { type: String, required: true, enum: letterKinds },
  /** Empty: to the owner, wherever `OWNER_EMAIL` says when it is sent. */
  to: { type: String, default: '' },
  subject: { type: String, required: true },
  text: { type: String, required: true },
  html: { type: String, required: true },
  /** Whose links the letter carries, each written as `[link:purpose]` until it is sent. */
  linksOf: { type: String },
  /** Of the wish that it answers: whoever ends that is not written to any more. */
  endHash: { type: String },
  status: { type: String, required: true, enum: letterStatuses, default: 'waiting' },
  /** Since when it waits: written, or asked for again by the owner. */
  queuedAt: { type: Date, required: true },
  /** Next try; while one is running, when another process may take it over. */
  dueAt: { type: Date, required: true },
  tries: { type: Number, default: 0 },
  /** Until when the letter is the running try's own; tells one try from another. */
  leaseUntil: { type: Date },
  sentAt: { type: Date },
  error: { type: String },
  /** Orders of a digest. */
  orderIds: { type: [mongoose.Schema.Types.ObjectId], default: undefined },
  createdAt: { type: Date, required: true },
} as const;

const letterSchema = new mongoose.Schema(letterFields);
letterSchema.index({ key: 1 }, { unique: true });
letterSchema.index({ status: 1, dueAt: 1 });
letterSchema.index({ createdAt: -1, _id: -1 });
letterSchema.index({ status: 1, createdAt: -1, _id: -1 });
letterSchema.index({ to: 1 });

export const LetterModel = mongoose.model('Letter', letterSchema, 'letters');

export type StoredLetter = InferRawDocType<typeof letterFields> & { _id: Types.ObjectId };

export function toLetter(stored: Omit<StoredLetter, 'html'>): Complete<Letter> {
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

/** The letters about orders and withdrawals, some at a time: their keys begin with the id. */
function* areAbout(ids: Types.ObjectId[]) {
  for (const batch of batchesOf(ids, 50)) {
    const $or = batch.map((_id) => {
      const id = _id.toHexString();
      return { key: mongoose.trusted({ $gte: `${id} `, $lt: `${id}!` }) };
    });
    yield { $or };
  }
}

export async function eraseLettersAbout(ids: Types.ObjectId[]): Promise<void> {
  for (const some of areAbout(ids)) await LetterModel.deleteMany(some);
}

/** What was written to a person about these orders and withdrawals, and to these addresses; newest first. */
export async function findLettersTo(
  aboutIds: Types.ObjectId[],
  emails: string[],
): Promise<StoredLetter[]> {
  const kind = mongoose.trusted({ $in: customerLetterKinds });
  const to = { kind, to: mongoose.trusted({ $in: emails }) };
  const found: StoredLetter[] = await LetterModel.find(to).lean();
  for (const some of areAbout(aboutIds)) {
    found.push(...(await LetterModel.find({ kind, ...some }).lean()));
  }
  const each = new Map(found.map((letter) => [letter._id.toHexString(), letter]));
  return [...each.values()].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** The letter as whoever it went to may have it. */
export function toOwnLetter(stored: StoredLetter): Complete<OwnLetter> {
  const { kind, to, subject, text, createdAt, sentAt } = toLetter(stored);
  return { kind, to, subject, text, createdAt, sentAt };
}

/** Drops what has not gone out of the letters that the link with this hash ends. */
export async function dropUnsent(endHash: string): Promise<void> {
  const status = mongoose.trusted({ $in: ['waiting' as const, 'failed' as const] });
  await LetterModel.deleteMany({ endHash, status });
}

/** What a letter says, before it is written. */
export type LetterDraft = Pick<StoredLetter, 'key' | 'kind' | 'to' | 'subject' | 'text' | 'html'> &
  Partial<Pick<StoredLetter, 'linksOf' | 'endHash' | 'orderIds' | 'dueAt' | 'status'>>;

/** Writes a letter unless it was written already. Returns whether it was not. */
export async function addLetter(draft: LetterDraft): Promise<boolean> {
  return (await addLetters([draft])) === 1;
}

/** The same for many with one command. Returns how many were not written already. */
export async function addLetters(drafts: LetterDraft[]): Promise<number> {
  const createdAt = new Date();
  const letters = drafts.map(({ dueAt = createdAt, ...draft }) => {
    return { status: 'waiting', ...draft, tries: 0, createdAt, queuedAt: dueAt, dueAt };
  });
  return drafts.length - (await insertNew(LetterModel.collection, letters)).size;
}
