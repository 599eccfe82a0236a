import { SignJWT } from 'jose';
import { testEnv } from '../test-app.ts';

function goodClaims() {
  const now = Math.floor(Date.now() / 1000);
  return {
    username: 'owner',
    issuedAtMs: Date.now(),
    jti: 'an-id',
    sub: 'a'.repeat(24),
    iss: 'storyloom',
    aud: 'storyloom-admin',
    iat: now,
    exp: now + 600,
  };
}

/** A token of the admin as it should be, but for the changes. */
export function signToken(changes: { secret?: string; header?: object; claims?: object } = {}) {
  return new SignJWT({ ...goodClaims(), ...changes.claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'storyloom-admin+jwt', ...changes.header })
    .sign(Buffer.from(changes.secret ?? testEnv.jwtSecret));
}

const unsigned = () =>
  [{ alg: 'none', typ: 'storyloom-admin+jwt' }, goodClaims()]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.';

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
  ['without a signature', unsigned],
  ['cut short', async () => (await signToken()).slice(0, -3)],
  ['no token at all', () => 'made-up'],
];
