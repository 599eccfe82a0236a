import { SignJWT } from 'jose';
import { testSettings } from '../test-app.ts';

/** A token of the admin as it should be, but for the changes. */
export function signToken(changes: { secret?: string; header?: object; claims?: object } = {}) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    username: 'owner',
    issuedAtMs: Date.now(),
    jti: 'an-id',
    sub: 'a'.repeat(24),
    iss: 'storyloom',
    aud: 'storyloom-admin',
    iat: now,
    exp: now + 600,
    ...changes.claims,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'storyloom-admin+jwt', ...changes.header })
    .sign(Buffer.from(changes.secret ?? testSettings.jwtSecret));
}

const unsigned = (claims: object) =>
  [{ alg: 'none', typ: 'storyloom-admin+jwt' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.';
const now = Math.floor(Date.now() / 1000);
const good = {
  sub: 'a',
  username: 'owner',
  jti: 'b',
  issuedAtMs: 1,
  aud: 'storyloom-admin',
  iss: 'storyloom',
  exp: now + 600,
  iat: now,
};

/** What is wrong with each, and how it is made. */
export const badTokens: [string, () => Promise<string> | string][] = [
  ['expired', () => signToken({ claims: { exp: Math.floor(Date.now() / 1000) - 1 } })],
  ['without an end', () => signToken({ claims: { exp: undefined } })],
  ['signed by somebody else', () => signToken({ secret: 'another-secret-of-at-least-32-bytes!' })],
  ['for another audience', () => signToken({ claims: { aud: 'storyloom-customer' } })],
  ['of another issuer', () => signToken({ claims: { iss: 'elsewhere' } })],
  ['of another kind', () => signToken({ header: { typ: 'JWT' } })],
  ['without a name', () => signToken({ claims: { username: undefined } })],
  ['without an id', () => signToken({ claims: { jti: undefined } })],
  ['of another algorithm', () => signToken({ header: { alg: 'HS512' } })],
  ['without a signature', () => unsigned(good)],
  ['cut short', async () => (await signToken()).slice(0, -3)],
  ['no token at all', () => 'made-up'],
];
