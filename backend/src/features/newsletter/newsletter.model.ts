import mongoose from 'mongoose';

const signupSchema = new mongoose.Schema({
  /** As typed; `_id` is the address in lower case, so that each is kept once. */
  _id: { type: String, required: true },
  email: { type: String, required: true },
  /** When the reader asked for the newsletter: the proof of consent. */
  consentAt: { type: Date, required: true },
});
export const NewsletterSignupModel = mongoose.model(
  'NewsletterSignup',
  signupSchema,
  'newsletter-signups',
);
