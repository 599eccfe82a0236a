import { hash } from 'node:crypto';
import mongoose from 'mongoose';
import { retryConflict } from '../../database/retry.ts';

// Addresses from which an admin has signed in lately, stored as hashes.
const thirtyDaysSeconds = 30 * 24 * 3600;

const knownAddressSchema = new mongoose.Schema({
  _id: { type: String, required: true },
  signedInAt: { type: Date, required: true, expires: thirtyDaysSeconds },
});
const KnownAddress = mongoose.model('KnownAddress', knownAddressSchema, 'known-addresses');

/** True when this admin has signed in from this address within 30 days. */
export async function isKnownAddress(username: string, address: string): Promise<boolean> {
  const since = new Date(Date.now() - thirtyDaysSeconds * 1000);
  const record = await KnownAddress.findById(idOf(username, address)).lean();
  return record !== null && record.signedInAt > since;
}

export async function rememberAddress(username: string, address: string): Promise<void> {
  const signedInAt = new Date();
  const filter = { _id: idOf(username, address) };
  await retryConflict(() => KnownAddress.updateOne(filter, { signedInAt }, { upsert: true }));
}

function idOf(username: string, address: string): string {
  return hash('sha256', `${username} ${address}`, 'base64url');
}
