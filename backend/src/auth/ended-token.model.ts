import mongoose from 'mongoose';
import { adminTokenSeconds } from './admin-token.ts';

// Signed-out tokens (`token:<jti>`) and admins whose password changed (`admin:<id>`), kept as long
// as a token made before could still be valid.
interface EndedTokenRecord {
  _id: string;
  endedAt: Date;
}

const endedTokenSchema = new mongoose.Schema<EndedTokenRecord>({
  _id: { type: String, required: true },
  endedAt: { type: Date, required: true, expires: adminTokenSeconds + 60 },
});
const EndedToken = mongoose.model<EndedTokenRecord>('EndedToken', endedTokenSchema, 'ended-tokens');

export async function endToken(tokenId: string): Promise<void> {
  await end(`token:${tokenId}`);
}

/** Ends every token the admin got until now. */
export async function endTokensOf(adminId: string): Promise<void> {
  await end(`admin:${adminId}`);
}

async function end(_id: string): Promise<void> {
  await EndedToken.updateOne({ _id }, { $set: { endedAt: new Date() } }, { upsert: true });
}

export async function isTokenEnded(token: {
  id: string;
  adminId: string;
  issuedAtMs: number;
}): Promise<boolean> {
  const tokenKey = `token:${token.id}`;
  const ids = [tokenKey, `admin:${token.adminId}`];
  const ended = await EndedToken.find({ _id: mongoose.trusted({ $in: ids }) }).lean();
  return ended.some(({ _id, endedAt }) => _id === tokenKey || token.issuedAtMs < endedAt.getTime());
}
