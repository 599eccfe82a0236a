import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  emulatorToken,
  idTokenClaims,
  liveEnvironment,
  projectId,
  startFirebaseProject,
} from '../../testing/people/firebase-project.ts';
import { testEnv } from '../../testing/test-app.ts';
import { createIdTokenVerifier } from './verify-id-token.ts';

let project: Awaited<ReturnType<typeof startFirebaseProject>>;
beforeAll(async () => {
  project = await startFirebaseProject();
});
afterAll(() => project.stop());

const now = () => Math.floor(Date.now() / 1000);
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('accepts a token that Firebase signed for this project', async () => {
  const exp = now() + 1800;
  const verify = createIdTokenVerifier(project.env);
  expect(await verify(await project.sign({ exp }))).toEqual({
    uid: 'uid-1',
    email: 'reader@example.com',
    emailVerified: false,
    provider: 'password',
    expiresAt: new Date(exp * 1000),
  });
});

it('accepts a customer without an e-mail, and a clock 20 seconds ahead', async () => {
  const verify = createIdTokenVerifier(project.env);
  const token = await project.sign({
    email: undefined,
    email_verified: undefined,
    firebase: undefined,
    iat: now() + 20,
    auth_time: now() + 20,
  });
  expect(await verify(token)).toMatchObject({ email: null, emailVerified: false });
});

it('asks for the keys once for many tokens', async () => {
  const verify = createIdTokenVerifier(project.env);
  const before = project.countKeyRequests();
  await verify(await project.sign());
  await verify(await project.sign({ sub: 'uid-2' }));
  // Unknown keys may not be used to make us ask again and again.
  await expect(verify(await project.sign({}, { kid: 'key-2' }))).rejects.toThrow();
  await expect(verify(await project.sign({}, { kid: 'key-3' }))).rejects.toThrow();
  expect(project.countKeyRequests() - before).toBe(1);
});

const badTokens: [string, () => Promise<string> | string][] = [
  ['another project', () => project.sign({ aud: 'other' })],
  ['a list of projects', () => project.sign({ aud: [projectId, 'other'] })],
  ['no project', () => project.sign({ aud: undefined })],
  ['another issuer', () => project.sign({ iss: `https://securetoken.google.com/other` })],
  [
    'an issuer that only begins right',
    () => project.sign({ iss: `https://securetoken.google.com/${projectId}.evil` }),
  ],
  ['no issuer', () => project.sign({ iss: undefined })],
  ['an expired one', () => project.sign({ exp: now() - 1 })],
  ['no expiry', () => project.sign({ exp: undefined })],
  ['an expiry in words', () => project.sign({ exp: '9999999999' })],
  ['one issued in the future', () => project.sign({ iat: now() + 120 })],
  ['no time of issue', () => project.sign({ iat: undefined })],
  ['a sign-in in the future', () => project.sign({ auth_time: now() + 120 })],
  ['no time of sign-in', () => project.sign({ auth_time: undefined })],
  ['no uid', () => project.sign({ sub: undefined })],
  ['an empty uid', () => project.sign({ sub: '' })],
  ['a uid of 129 characters', () => project.sign({ sub: 'u'.repeat(129) })],
  ['a uid that is no text', () => project.sign({ sub: { $gt: '' } })],
  ['an e-mail that is no text', () => project.sign({ email: ['a@b.example'] })],
  ['not valid yet', () => project.sign({ nbf: now() + 600 })],
  ['no key id', () => project.sign({}, { kid: undefined })],
  ['an unknown key id', () => project.sign({}, { kid: 'key-9' })],
  ['another key under the right id', () => signWithOtherKey({})],
  ['a key of its own in the header', () => signWithOtherKey({ embed: true })],
  ['no signature (emulator)', () => emulatorToken({}, projectId)],
  [
    'alg none with a signature',
    async () => swapHeader(await project.sign(), { alg: 'none', kid: 'key-1' }),
  ],
  ['the public key as HMAC secret', () => signWithPublicKeyAsSecret()],
  ['RS512 instead of RS256', () => project.sign({}, { alg: 'RS512' }).catch(() => 'x.y.z')],
  ['a changed payload', async () => changePayload(await project.sign())],
  ['a cut signature', async () => (await project.sign()).slice(0, -4)],
  [
    'an unknown critical extension',
    async () => swapHeader(await project.sign(), { alg: 'RS256', kid: 'key-1', crit: ['x'], x: 1 }),
  ],
  ['nothing like a token', () => 'not-a-token'],
  ['an empty text', () => ''],
  ['three dots', () => '...'],
];

it.each(badTokens)('refuses %s', async (_what, makeToken) => {
  const verify = createIdTokenVerifier(project.env);
  await expect(verify(await makeToken())).rejects.toMatchObject({ code: 'invalid_token' });
});

it('answers 503 and no 401 when the keys cannot be had', async () => {
  const gone = createIdTokenVerifier(liveEnvironment('http://127.0.0.1:9/keys'));
  await expect(gone(await project.sign())).rejects.toMatchObject({ code: 'service_unavailable' });
});

it('trusts unsigned tokens of the emulator only while one is set, with the same checks', async () => {
  const verify = createIdTokenVerifier(testEnv.firebase);
  expect(await verify(emulatorToken())).toMatchObject({ uid: 'uid-1' });
  for (const bad of [
    { aud: 'other' },
    { exp: now() - 1 },
    { sub: '' },
    { auth_time: now() + 90 },
  ]) {
    await expect(verify(emulatorToken(bad))).rejects.toMatchObject({ code: 'invalid_token' });
  }
  // A demo never gets signed tokens and could not verify them.
  await expect(verify(await project.sign())).rejects.toMatchObject({ code: 'invalid_token' });
});

async function signWithOtherKey({ embed = false }): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const { exportJWK } = await import('jose');
  const own = {
    jwk: await exportJWK(publicKey),
    jku: 'http://127.0.0.1:9/',
    x5u: 'http://127.0.0.1:9/',
  };
  return new SignJWT(idTokenClaims())
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...(embed ? own : {}) })
    .sign(privateKey);
}

async function signWithPublicKeyAsSecret(): Promise<string> {
  const text = `${base64url({ alg: 'HS256', kid: 'key-1' })}.${base64url(idTokenClaims())}`;
  const secret = await exportSPKI(project.publicKey);
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function swapHeader(token: string, header: object): string {
  return [base64url(header), ...token.split('.').slice(1)].join('.');
}

function changePayload(token: string): string {
  const [header, , signature] = token.split('.');
  return [header, base64url(idTokenClaims({ sub: 'somebody-else' })), signature].join('.');
}
