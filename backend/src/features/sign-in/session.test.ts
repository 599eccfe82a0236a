import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CustomerSession } from '../../auth/customer-session.model.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { sessionSchema } from '../../contract/account/session.ts';
import { useTestDatabase } from '../../testing/database.ts';
import {
  emulatorToken,
  liveEnvironment,
  startFirebaseProject,
} from '../../testing/people/firebase-project.ts';
import { countTries } from '../../testing/hostile/count-tries.ts';
import { createTestApp } from '../../testing/test-app.ts';

useTestDatabase();

let project: Awaited<ReturnType<typeof startFirebaseProject>>;
let api: ReturnType<typeof createTestApp>['api'];
beforeAll(async () => {
  project = await startFirebaseProject();
});
beforeEach(() => {
  api = createTestApp({ firebase: project.env }).api;
});
afterAll(() => project.stop());

const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String((response.headers['set-cookie'] as string[] | undefined)?.[0]);
const valueOf = (response: { headers: Record<string, unknown> }) =>
  String(cookieOf(response).split(';')[0]);

it('gives a customer a cookie that scripts cannot read, and signs out with it', async () => {
  const signIn = await api
    .post('/api/session')
    .send({ idToken: await project.sign() })
    .expect(200);
  expect(sessionSchema.parse(signIn.body)).toEqual({ uid: 'uid-1', email: 'reader@example.com' });
  expect(cookieOf(signIn)).toMatch(
    /^storyloom_session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
  );
  expect(signIn.headers['cache-control']).toContain('no-store');

  const orders = '/api/orders/email/reader@example.com';
  await api.get(orders).set('Cookie', valueOf(signIn)).expect(200);
  const signOut = await api.delete('/api/session').set('Cookie', valueOf(signIn)).expect(204);
  expect(cookieOf(signOut)).toContain('storyloom_session=;');
  await api.get(orders).set('Cookie', valueOf(signIn)).expect(401);
});

it('hears within seconds of a session that another process has ended', async () => {
  const signIn = await api.post('/api/session').send({ idToken: await project.sign() });
  const ask = () =>
    api.get('/api/orders/email/reader@example.com').set('Cookie', valueOf(signIn)).expect(200);
  await ask();
  await CustomerSession.deleteMany({});
  await vi.waitFor(() => expect(ask()).rejects.toThrow('401'), { timeout: 30_000, interval: 200 });
});

it('keeps no value in the database that would open a session', async () => {
  const signIn = await api
    .post('/api/session')
    .send({ idToken: await project.sign() })
    .expect(200);
  const kept = JSON.stringify(await CustomerSession.find().lean());
  expect(kept).not.toContain(valueOf(signIn).split('=')[1]);
});

it('ends the session with the token, after an hour at most', async () => {
  const now = Math.floor(Date.now() / 1000);
  const expiresOf = async (exp: number) => {
    const response = await api.post('/api/session').send({ idToken: await project.sign({ exp }) });
    return Date.parse(/Expires=([^;]+)/.exec(cookieOf(response))?.[1] ?? '') / 1000;
  };
  expect(await expiresOf(now + 120)).toBe(now + 120);
  expect(await expiresOf(now + 90_000)).toBeLessThanOrEqual(Date.now() / 1000 + 3600);
  expect(await expiresOf(now + 90_000)).toBeGreaterThan(now + 3590);
});

it('does not accept an expired session, though its record still exists', async () => {
  const signIn = await api.post('/api/session').send({ idToken: await project.sign() });
  await CustomerSession.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
  await api.get('/api/orders/email/reader@example.com').set('Cookie', valueOf(signIn)).expect(401);
});

it('replaces the older session of the same browser, and leaves others alone', async () => {
  const first = await api.post('/api/session').send({ idToken: await project.sign() });
  const elsewhere = await api.post('/api/session').send({ idToken: await project.sign() });
  const second = await api
    .post('/api/session')
    .set('Cookie', valueOf(first))
    .send({ idToken: await project.sign() });
  expect(valueOf(second)).not.toBe(valueOf(first));
  const status = async (cookie: string) =>
    (await api.get('/api/orders/email/reader@example.com').set('Cookie', cookie)).status;
  expect(await status(valueOf(first))).toBe(401);
  expect(await status(valueOf(second))).toBe(200);
  expect(await status(valueOf(elsewhere))).toBe(200);
});

it('signs out somebody who is not signed in without complaint', async () => {
  await api.delete('/api/session').expect(204);
  await api.delete('/api/session').set('Cookie', 'storyloom_session=unknown').expect(204);
});

it.each([
  ['a bad token', { idToken: 'x.y.z' }, 401, 'invalid_token'],
  ['an unsigned token', { idToken: emulatorToken({}, 'storyloom-live') }, 401, 'invalid_token'],
  ['no token', {}, 400, 'validation_error'],
  ['a token that is no text', { idToken: { $gt: '' } }, 400, 'validation_error'],
  ['a huge token', { idToken: 'x'.repeat(9000) }, 400, 'validation_error'],
])('refuses %s', async (_what, body, status, code) => {
  const response = await api.post('/api/session').send(body).expect(status);
  expect(apiErrorSchema.parse(response.body).error.code).toBe(code);
  expect(response.headers['set-cookie']).toBeUndefined();
});

it('marks the cookie Secure with the __Host- prefix in production', async () => {
  const { api: production } = createTestApp({ firebase: project.env, isProduction: true });
  const response = await production.post('/api/session').send({ idToken: await project.sign() });
  expect(cookieOf(response)).toMatch(
    /^__Host-storyloom_session=[\w-]+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
});

it('lets customers in though a neighbour in their network sends garbage', async () => {
  await countTries('session-address', '127.0.0.1', 600);
  const refused = await api.post('/api/session').send({ idToken: 'x.y.z' }).expect(429);
  expect(apiErrorSchema.parse(refused.body).error.code).toBe('rate_limit_exceeded');
  await api
    .post('/api/session')
    .send({ idToken: await project.sign() })
    .expect(200);
});

it('counts no good token as an invalid one while the keys of Google cannot be had', async () => {
  const { api: cutOff } = createTestApp({ firebase: liveEnvironment('http://127.0.0.1:9/keys') });
  await countTries('session-address', '127.0.0.1', 599);
  await cutOff
    .post('/api/session')
    .send({ idToken: await project.sign() })
    .expect(503);
  await api.post('/api/session').send({ idToken: 'x.y.z' }).expect(401);
});
