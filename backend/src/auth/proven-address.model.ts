import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { ignoreDuplicateKey } from '../database/unique-index.ts';

const keptSeconds = 365 * 86_400;

/** Addresses that somebody has signed in with whom Firebase says they belong to; not readable. */
const provenAddressSchema = new mongoose.Schema({
  /** SHA-256 of the address in lower case. */
  _id: { type: String, required: true },
  provenAt: { type: Date, required: true, expires: keptSeconds },
});
const ProvenAddress = mongoose.model('ProvenAddress', provenAddressSchema, 'proven-addresses');

export async function noteProven(email: string): Promise<void> {
  const proven = { $set: { provenAt: new Date() } };
  const _id = hashOf(email);
  await ProvenAddress.updateOne({ _id }, proven, { upsert: true }).catch(ignoreDuplicateKey);
}

/** Returns those of the addresses that are proven, as they are written. */
export async function findProven(emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const found = await ProvenAddress.find({ _id: among(emails) }, { _id: 1 }).lean();
  const proven = new Set(found.map(({ _id }) => _id));
  return new Set(emails.filter((email) => proven.has(hashOf(email))));
}

export async function forgetProven(emails: string[]): Promise<void> {
  await ProvenAddress.deleteMany({ _id: among(emails) });
}

function among(emails: string[]) {
  return mongoose.trusted({ $in: [...new Set(emails.map(hashOf))] });
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
