import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import { wishStatuses } from '../../contract/shop/wish.ts';
import { outboxField, outboxIndex, queueLetter } from '../../outbox/outbox.ts';

const wishFields = {
  /** What is wished for and by whom: nobody stands there twice. */
  key: { type: String, required: true },
  /** To be told when it is there. */
  bookId: { type: mongoose.Schema.Types.ObjectId },
  /** Asked for in words. */
  text: { type: String },
  /** As typed. */
  email: { type: String, required: true },
  /** The same in lower case. */
  address: { type: String, required: true },
  status: { type: String, required: true, enum: wishStatuses },
  /** It does not count yet: the link in its letter was not opened. */
  isUnconfirmed: { type: Boolean },
  isProven: { type: Boolean, required: true },
  /** When the letter with the link was last asked for. */
  askedAt: { type: Date },
  /** Hashes of the links' tokens. */
  confirmHash: { type: String, required: true },
  endHash: { type: String, required: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  /** Letters to it that are still to be written. */
  outbox: outboxField,
} as const;

const wishSchema = new mongoose.Schema(wishFields);
wishSchema.index({ key: 1 }, { unique: true });
wishSchema.index({ bookId: 1, _id: 1 });
wishSchema.index({ createdAt: -1, _id: -1 });
wishSchema.index({ address: 1 });
wishSchema.index({ confirmHash: 1 });
wishSchema.index({ endHash: 1 });
wishSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
wishSchema.index(outboxIndex, { sparse: true });

export const WishModel = mongoose.model('Wish', wishSchema, 'wishes');

export type StoredWish = InferRawDocType<typeof wishFields> & { _id: Types.ObjectId };

/** Those who are told when their book is there. */
export const waiting = { status: 'open', isUnconfirmed: null } as const;

const unconfirmedMs = 30 * 86_400_000;

/** What is noted of a letter that asks for the confirmation. */
export function askedAt(now: Date) {
  return { askedAt: now, expiresAt: new Date(now.getTime() + unconfirmedMs) };
}

/** Asks those who wished before the shop sent letters. May be repeated at any point. */
export async function askUnproven(): Promise<void> {
  const now = new Date();
  await WishModel.updateMany(
    { ...waiting, bookId: mongoose.trusted({ $ne: null }), isProven: false },
    {
      $set: { isUnconfirmed: true, ...askedAt(now) },
      $push: { outbox: queueLetter('wish-confirm', now) },
    },
  );
}

/** Whose links they are: all that an address wishes for is confirmed, and ended, by one. */
export function wishLinks(address: string): string {
  return `wishes ${address}`;
}

/** What these addresses wait for, newest first. */
export function findWishesOf(emails: string[]): Promise<StoredWish[]> {
  const address = mongoose.trusted({ $in: emails.map((email) => email.toLowerCase()) });
  return WishModel.find({ address }).sort({ createdAt: -1, _id: -1 }).lean<StoredWish[]>();
}

/** The wish as whoever it is of may have it. */
export function toOwnWish({ bookId, text, email, createdAt }: StoredWish) {
  return {
    bookId: bookId?.toHexString(),
    text: text ?? undefined,
    email,
    createdAt: createdAt.toISOString(),
  };
}
