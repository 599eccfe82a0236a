import bcrypt from 'bcrypt';
import mongoose from 'mongoose';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminTokenSchema } from '../../contract/admin/admins.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { countTries } from '../../testing/hostile/count-tries.ts';
import {
  makeAdminWithPassword,
  useOwnHashes,
  useWeakHashes,
} from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { findAdmin } from './admin-password.ts';
import { ensureFirstAdmin, isFirstPasswordInUse, saveAdmin } from './save-admin.ts';

useTestDatabase();
useWeakHashes();

const password = 'a long enough password';
let api: ReturnType<typeof createTestApp>['api'];
beforeEach(async () => {
  api = createTestApp().api;
  await makeAdminWithPassword('owner', password);
});

const signIn = (Username: string, secret: string) =>
  api.post('/api/auth/admin').send({ Username, password: secret });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
async function tokenOf(response: PromiseLike<{ body: unknown }>): Promise<string> {
  return adminTokenSchema.parse((await response).body).token;
}

it('signs the owner in for an hour, and out at once', async () => {
  const response = await signIn('owner', password).expect(200);
  const { token, expiresIn } = adminTokenSchema.parse(response.body);
  expect(expiresIn).toBe(3600);
  const other = await tokenOf(signIn('owner', password));
  await api.get('/api/admin').set(bearer(token)).expect(200);

  await api.delete('/api/auth/admin').set(bearer(token)).expect(204);
  const after = await api.get('/api/admin').set(bearer(token)).expect(401);
  expect(apiErrorSchema.parse(after.body).error.code).toBe('invalid_token');
  await api.get('/api/admin').set(bearer(other)).expect(200);
});

it('answers a wrong password and an unknown name alike, after as many rounds of hashing', async () => {
  useOwnHashes();
  await saveAdmin('owner', password);
  const compare = vi.spyOn(bcrypt, 'compare');
  const answerOf = async (name: string) => {
    compare.mockClear();
    const { body } = await signIn(name, 'wrong password').expect(401);
    const { code, message, fields } = apiErrorSchema.parse(body).error;
    const rounds = compare.mock.calls.map(([, hash]) => bcrypt.getRounds(hash));
    return { code, message, fields, rounds };
  };
  const known = await answerOf('owner');
  expect(known).toEqual({
    code: 'authentication_failed',
    message: 'Please provide a valid Username and password',
    fields: undefined,
    rounds: [12],
  });
  expect(await answerOf('nobody')).toEqual(known);
});

it.each([
  [{ Username: 'owner' }],
  [{ password }],
  [{ Username: { $gt: '' }, password: { $gt: '' } }],
  [{ Username: ['owner'], password }],
  [{ Username: '', password: '' }],
])('refuses %j before looking anybody up', async (body) => {
  const response = await api.post('/api/auth/admin').send(body).expect(400);
  expect(apiErrorSchema.parse(response.body).error.code).toBe('validation_error');
});

it('refuses what is longer than bcrypt looks at instead of cutting it', async () => {
  const longestPassword = 'ä'.repeat(36);
  await saveAdmin('second', longestPassword);
  expect(await findAdmin('second', longestPassword)).toBeDefined();
  expect(await findAdmin('second', `${longestPassword}x`)).toBeUndefined();
  await expect(saveAdmin('third', `${longestPassword}x`)).rejects.toThrow('72 bytes');
  await expect(saveAdmin('third', 'short')).rejects.toThrow('12 characters');
});

it('changes the own password, ends older tokens and gives a new one', async () => {
  const older = await tokenOf(signIn('owner', password));
  const change = (body: object) =>
    api.put('/api/auth/admin/password').set(bearer(older)).send(body);
  const newPassword = 'another long password';
  await change({ currentPassword: 'wrong password', newPassword }).expect(401);
  await change({ currentPassword: password, newPassword: 'short' }).expect(400);
  const tooLong = await change({ currentPassword: password, newPassword: 'ä'.repeat(40) }).expect(
    400,
  );
  expect(apiErrorSchema.parse(tooLong.body).error.fields).toHaveProperty('newPassword');

  const newer = await tokenOf(change({ currentPassword: password, newPassword }));
  await api.get('/api/admin').set(bearer(older)).expect(401);
  await api.get('/api/admin').set(bearer(newer)).expect(200);
  await signIn('owner', password).expect(401);
  await signIn('owner', newPassword).expect(200);
});

it('of nine changes of a password at once one takes effect, and the others get a conflict', async () => {
  useOwnHashes(); // the change takes as long as in the shop
  const token = await tokenOf(signIn('owner', password));
  const responses = await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      api
        .put('/api/auth/admin/password')
        .set(bearer(token))
        .send({ currentPassword: password, newPassword: `another password ${n}` }),
    ),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 8 }, () => 409)]);
});

it('makes the first admin of the settings once and never resets a password', async () => {
  const first = { username: 'first', password };
  await ensureFirstAdmin(first);
  expect(await findAdmin('first', password)).toMatchObject({ username: 'first' });
  expect(await isFirstPasswordInUse(first)).toBe(true);
  await saveAdmin('first', 'changed by the owner');
  expect(await isFirstPasswordInUse(first)).toBe(false);
  await Promise.all([1, 2].map(() => ensureFirstAdmin({ username: 'first', password })));
  expect(await findAdmin('first', 'changed by the owner')).toBeDefined();
  expect(await findAdmin('first', password)).toBeUndefined();
  await ensureFirstAdmin(undefined);
});

it('stops guessing after ten tries at a name from one address', async () => {
  const { api: behindProxy } = createTestApp({ trustProxy: 1 });
  const guess = (address: string, name = 'nobody-here') =>
    behindProxy
      .post('/api/auth/admin')
      .set('X-Forwarded-For', address)
      .send({ Username: name, password: 'guessed' });
  for (let i = 0; i < 10; i += 1) await guess('192.0.2.1').expect(401);
  const refused = await guess('192.0.2.1').expect(429);
  expect(apiErrorSchema.parse(refused.body).error.code).toBe('rate_limit_exceeded');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  await guess('192.0.2.1', 'NOBODY-HERE').expect(429); // the same name in other letters
  await guess('192.0.2.2').expect(401);
});

it('keeps the owner out nowhere that the owner signs in from, however many strangers guess', async () => {
  const { api: behindProxy } = createTestApp({ trustProxy: 1 });
  const from = (address: string, secret: string) =>
    behindProxy
      .post('/api/auth/admin')
      .set('X-Forwarded-For', address)
      .send({ Username: 'owner', password: secret });
  await from('192.0.2.1', password).expect(200);
  await countTries('admin-login-name', 'owner', 50);
  await from('192.0.2.66', 'guessed').expect(429);
  await from('192.0.2.66', password).expect(429);
  await from('192.0.2.1', 'mistyped').expect(401);
  await from('192.0.2.1', password).expect(200);
});

it('counts no try that was right', async () => {
  for (let i = 0; i < 12; i += 1) await signIn('owner', password).expect(200);
  const counted = await mongoose.connection
    .collection('rate-limits')
    .find({ key: /^admin-login/, points: { $gt: 0 } })
    .toArray();
  expect(counted).toEqual([]);
});

it('asks to come back when too many people sign in at once, and keeps the shop quick', async () => {
  let check = () => {};
  const checked = new Promise<boolean>((resolve) => (check = () => resolve(false)));
  const compare = vi.fn(() => checked);
  Object.assign(bcrypt, { compare });
  const refused: { body: unknown; headers: Record<string, string> }[] = [];
  const tries = Array.from({ length: 40 }, async (_, i) => {
    const response = await signIn(`nobody-${i}`, 'wrong password');
    if (response.status === 503) refused.push(response);
    return response.status;
  });
  // Two are checked and eight wait, until the others have their answers.
  await expect.poll(() => refused.length).toBe(30);
  expect(compare).toHaveBeenCalledTimes(2);
  check();
  for (const { body, headers } of refused) {
    expect(apiErrorSchema.parse(body).error.code).toBe('service_unavailable');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  const statuses = await Promise.all(tries);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});
