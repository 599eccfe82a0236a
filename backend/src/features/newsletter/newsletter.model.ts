import mongoose, { type InferRawDocType } from 'mongoose';

const signupFields = {
  /** The address in lower case, so that each is kept once. */
  _id: { type: String, required: true },
  /** As typed. */
  email: { type: String, required: true },
  /** When the reader asked for the newsletter: the proof of consent. */
  consentAt: { type: Date, required: true },
  /** The link in its email was not opened yet, so it does not count. */
  isUnconfirmed: { type: Boolean },
  /** Absent for sign-ups from before the shop sent emails, which count as they are. */
  confirmedAt: { type: Date },
  /** When the email with the link was last asked for. */
  askedAt: { type: Date },
  /** When an unconfirmed address expires. */
  expiresAt: { type: Date },
  /** Hashes of the links' tokens; absent for old records. */
  confirmHash: { type: String },
  /** One for each `JWT_SECRET` that made links; in records of earlier versions a text, see `endHashesOf`. */
  endHash: { type: [String], default: undefined },
} as const;

const signupSchema = new mongoose.Schema(signupFields);
signupSchema.index({ confirmHash: 1 }, { sparse: true });
signupSchema.index({ endHash: 1 }, { sparse: true });
signupSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const NewsletterSignupModel = mongoose.model(
  'NewsletterSignup',
  signupSchema,
  'newsletter-signups',
);
export type StoredSignup = InferRawDocType<typeof signupFields>;

/** Seed of the links: a new one after the address was removed and added again. */
export function newsletterLinkSubject({
  _id,
  consentAt,
}: Pick<StoredSignup, '_id' | 'consentAt'>): string {
  return `${_id} ${consentAt.getTime()}`;
}
