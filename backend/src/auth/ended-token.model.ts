import mongoose from 'mongoose';
import { adminTokenSeconds } from './admin-token.ts';

// Signed-out tokens (`token:<jti>`) and admins whose password changed (`admin:<id>`), kept as long
// as a token made before could still be valid.
const endedTokenSchema = new mongoose.Schema({
  _id: { type: String, required: true },
  endedAt: { type: Date, required: true, expires: adminTokenSeconds + 60 },
});
const EndedToken = mongoose.model('EndedToken', endedTokenSchema, 'ended-tokens');

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

/** `issuedAt` in seconds since 1970, as in the token. */
export async function isTokenEnded(
  tokenId: string,
  adminId: string,
  issuedAt: number,
): Promise<boolean> {
  const ids = [`token:${tokenId}`, `admin:${adminId}`];
  const ended = await EndedToken.find(mongoose.trusted({ _id: { $in: ids } })).lean();
  return ended.some(
    // Tokens carry whole seconds: one made in the same second as the change counts as before it
    // only when the change came later in that second.
    ({ _id, endedAt }) => _id === ids[0] || issuedAt * 1000 < endedAt.getTime() - 999,
  );
}
