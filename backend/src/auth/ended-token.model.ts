import mongoose from 'mongoose';
import { retryConflict } from '../database/retry.ts';
import { adminTokenSeconds } from './admin-token.ts';

// Signed-out tokens, kept as long as they could still be valid.
const endedTokenSchema = new mongoose.Schema({
  _id: { type: String, required: true },
  endedAt: { type: Date, required: true, expires: adminTokenSeconds + 60 },
});
const EndedToken = mongoose.model('EndedToken', endedTokenSchema, 'ended-tokens');

const keyOf = (tokenId: string) => `token:${tokenId}`;

export async function endToken(tokenId: string): Promise<void> {
  const endedAt = new Date();
  const filter = { _id: keyOf(tokenId) };
  await retryConflict(() => EndedToken.updateOne(filter, { $set: { endedAt } }, { upsert: true }));
}

export async function isTokenEnded(tokenId: string): Promise<boolean> {
  return (await EndedToken.exists({ _id: keyOf(tokenId) })) !== null;
}
