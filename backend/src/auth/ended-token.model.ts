import mongoose from 'mongoose';
import { adminTokenSeconds } from './admin-token.ts';

// Signed-out tokens, kept as long as they could still be valid. (Until 2026-11-22 also admins whose
// password had changed; now the admin's own record tells that.)
interface EndedTokenRecord {
  _id: string;
  endedAt: Date;
}

const endedTokenSchema = new mongoose.Schema<EndedTokenRecord>({
  _id: { type: String, required: true },
  endedAt: { type: Date, required: true, expires: adminTokenSeconds + 60 },
});
const EndedToken = mongoose.model<EndedTokenRecord>('EndedToken', endedTokenSchema, 'ended-tokens');

const keyOf = (tokenId: string) => `token:${tokenId}`;

export async function endToken(tokenId: string): Promise<void> {
  const endedAt = new Date();
  await EndedToken.updateOne({ _id: keyOf(tokenId) }, { $set: { endedAt } }, { upsert: true });
}

export async function isTokenEnded(tokenId: string): Promise<boolean> {
  return (await EndedToken.exists({ _id: keyOf(tokenId) })) !== null;
}
