import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { foldEmail } from '../contract/text/email.ts';
import { ignoreDuplicateKey } from '../database/unique-index.ts';

const keptSeconds = 365 * 86_400;

/** Addresses that somebody has signed in with whom Firebase says they belong to; not readable. */
const verifiedAddressSchema = new mongoose.Schema({
  /** SHA-256 of the address in lower case. */
  _id: { type: String, required: true },
  verifiedAt: { type: Date, required: true, expires: keptSeconds },
});
const VerifiedAddress = mongoose.model(
  'VerifiedAddress',
  verifiedAddressSchema,
  'verified-addresses',
);

export async function noteVerified(email: string): Promise<void> {
  const verified = { $set: { verifiedAt: new Date() } };
  const _id = hashOf(email);
  await VerifiedAddress.updateOne({ _id }, verified, { upsert: true }).catch(ignoreDuplicateKey);
}

/** Returns those of the addresses that are verified, as they are written. */
export async function findVerified(emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const found = await VerifiedAddress.find({ _id: among(emails) }, { _id: 1 }).lean();
  const verified = new Set(found.map(({ _id }) => _id));
  return new Set(emails.filter((email) => verified.has(hashOf(email))));
}

export async function forgetVerified(emails: string[]): Promise<void> {
  await VerifiedAddress.deleteMany({ _id: among(emails) });
}

function among(emails: string[]) {
  return mongoose.trusted({ $in: [...new Set(emails.map(hashOf))] });
}

function hashOf(email: string): string {
  return createHash('sha256').update(foldEmail(email)).digest('base64url');
}
