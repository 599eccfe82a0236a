import { createSecretKey, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

// The only file with the JWT library. Algorithm, kind, issuer and audience are fixed here, never
// taken from the token (RFC 8725).
const algorithm = 'HS256';
const kind = 'storyloom-admin+jwt';
const issuer = 'storyloom';
const audience = 'storyloom-admin';

/** Of a text the library tries first whether it is a private or public key, thirty times the work. */
const keyOf = (secret: string) => createSecretKey(Buffer.from(secret));

/** Seconds an admin token lives (specification, section 9). */
export const adminTokenSeconds = 3600;

const claimsSchema = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  username: z.string().min(1),
  jti: z.string().min(1),
  /** Which of the admin's passwords it was made under; a later one ends it. */
  version: z.number().default(0),
  exp: z.number(),
});

interface TokenOwner {
  id: string;
  username: string;
  tokenVersion: number;
}

export function issueAdminToken(secret: string, admin: TokenOwner): string {
  return jwt.sign({ username: admin.username, version: admin.tokenVersion }, keyOf(secret), {
    header: { alg: algorithm, typ: kind },
    algorithm,
    issuer,
    audience,
    subject: admin.id,
    jwtid: randomUUID(),
    expiresIn: adminTokenSeconds,
  });
}

/** The claims of a token that is ours and not expired, else undefined. */
export function readAdminToken(secret: string, token: string) {
  try {
    const { header, payload } = jwt.verify(token, keyOf(secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      complete: true,
    });
    return header.typ === kind ? claimsSchema.safeParse(payload).data : undefined;
  } catch {
    return undefined;
  }
}
