import { hash } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { foldEmail } from '../contract/text/email.ts';
import { ignoreDuplicateKey } from '../database/unique-index.ts';

const retentionSeconds = 365 * 86_400;

/** Hashes of addresses that an account has signed in with when Firebase had verified them. */
const verifiedAddressSchema = new mongoose.Schema({
  /** SHA-256 of account and address. */
  _id: { type: String, required: true },
  uid: { type: String, required: true, index: true },
  /** SHA-256 of the folded address. */
  address: { type: String, required: true, index: true },
  verifiedAt: { type: Date, required: true, expires: retentionSeconds },
});
const VerifiedAddress = mongoose.model(
  'VerifiedAddress',
  verifiedAddressSchema,
  'verified-addresses',
);

export async function recordVerified(uid: string, email: string): Promise<void> {
  const address = hashOf(foldEmail(email));
  const verified = { $set: { uid, address, verifiedAt: new Date() } };
  const _id = hashOf(`${uid} ${address}`);
  await VerifiedAddress.updateOne({ _id }, verified, { upsert: true }).catch(ignoreDuplicateKey);
}

/** Returns a function that gives the accounts that have verified an address. */
export async function findVerifiedAccounts(
  emails: string[],
  session?: ClientSession,
): Promise<(email: string) => ReadonlySet<string>> {
  const accounts = new Map(emails.map((email) => [hashOf(foldEmail(email)), new Set<string>()]));
  const address = { $in: [...accounts.keys()] };
  const found =
    emails.length > 0 ? await VerifiedAddress.find({ address }, null, { session }).lean() : [];
  for (const each of found) accounts.get(each.address)?.add(each.uid);
  return (email) => accounts.get(hashOf(foldEmail(email))) ?? new Set();
}

export async function deleteVerified(uid: string, session: ClientSession): Promise<void> {
  await VerifiedAddress.deleteMany({ uid }, { session });
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}
