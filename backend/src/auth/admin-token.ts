import { createSecretKey, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

// The only file that imports the JWT library. Algorithm, type, issuer and audience are fixed here and never
// read from the token (RFC 8725).
const algorithm = 'HS256';
const kind = 'storyloom-admin+jwt';
const issuer = 'storyloom';
const audience = 'storyloom-admin';

/** A key object, since the library tries to parse a text as a private or public key first. */
const keyOf = (secret: string) => createSecretKey(Buffer.from(secret));

/** Seconds an admin token lives (specification, section 9). */
export const adminTokenSeconds = 3600;

const claimsSchema = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  username: z.string().min(1),
  jti: z.string().min(1),
  /** Number of the password it was issued under; a later password ends it. */
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

/** The claims of a valid token, else undefined. */
export function verifyAdminToken(secret: string, token: string) {
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
