import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { AdminModel } from '../../auth/admin.model.ts';
import { apiRoutes } from '../../app.ts';
import { addedAdminSchema, adminTokenSchema } from '../../contract/admin/admins.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { addAdmin, saveAdmin } from './save-admin.ts';
import { createLog } from '../../log.ts';
import { testAdminIds, useTestDatabase } from '../../testing/database.ts';
import { signInAdmin, useWeakHashes } from '../../testing/people/sign-in.ts';
import { createTestApp, testEnv } from '../../testing/test-app.ts';

useTestDatabase();
useWeakHashes();

const routes = apiRoutes({
  env: testEnv,
  log: createLog('silent'),
  isStopping: () => false,
});

it('opens nothing of the owner’s but the change of the password and the signing out', async () => {
  const { api } = createTestApp();
  const { password } = await addAdmin('ann', 'owner');
  const { body } = await api.post('/api/auth/admin').send({ Username: 'ann', password });
  const { token } = adminTokenSchema.parse(body);
  const open: string[] = [];
  for (const {
    method,
    path,
    access,
    adminHandler,
    fallbackToPublic,
    isOpenBeforePasswordChange,
  } of routes) {
    if (isOpenBeforePasswordChange) open.push(`${method} ${path}`);
    const isForOthers =
      access === 'customer' || (access === 'anyone' && (!adminHandler || fallbackToPublic));
    if (isOpenBeforePasswordChange || isForOthers) continue;
    const url = path.replace(':id', 'a'.repeat(24)).replace(':email', 'reader@example.com');
    const response = await api[method](url).set('Authorization', `Bearer ${token}`);
    const code = apiErrorSchema.safeParse(response.body).data?.error.code ?? 'let in';
    expect(`${method} ${path}: ${code}`).toBe(`${method} ${path}: password_change_required`);
  }
  expect(open).toEqual(['delete /api/auth/admin', 'put /api/auth/admin/password']);

  for (const hidden of ['books/?deleted=true', 'books/?draft=true', 'search?q=emma&draft=true']) {
    const response = await api.get(`/api/${hidden}`).set('Authorization', `Bearer ${token}`);
    expect(apiErrorSchema.parse(response.body).error.code).toBe('password_change_required');
    expect(response.status).toBe(403);
  }
  await api.get('/api/books/').set('Authorization', `Bearer ${token}`).expect(200);
});

describe('a repeated request with the same key', () => {
  const { api } = createTestApp();
  const addOnce = (username = 'ann') =>
    api
      .post('/api/admins')
      .set({ ...signInAdmin(), 'Idempotency-Key': 'one-click' })
      .send({ username });

  it('makes one administrator, and gives the lost one-time password again', async () => {
    const first = addedAdminSchema.parse((await addOnce().expect(201)).body);
    const login = { Username: 'ann', password: first.password };
    const again = await addOnce().expect(201).expect('Idempotent-Replayed', 'true');
    expect(addedAdminSchema.parse(again.body)).toEqual(first);
    const { body } = await api.post('/api/auth/admin').send(login).expect(200);
    expect(adminTokenSchema.parse(body).mustChangePassword).toBe(true);
    expect(await AdminModel.countDocuments({ username: 'ann' })).toBe(1);
    const { body: refused } = await addOnce('bob').expect(422);
    expect(apiErrorSchema.parse(refused).error.code).toBe('idempotency_key_reused');
    const stored = JSON.stringify(
      await mongoose.connection.collection('request-keys').find().toArray(),
    );
    expect(stored).not.toContain(first.password);
  });

  it('gives the one-time password that works to each of two at the same moment', async () => {
    await addOnce().expect(201);
    const responses = await Promise.all([addOnce().expect(201), addOnce().expect(201)]);
    for (const { body } of responses) {
      const { password } = addedAdminSchema.parse(body);
      await api.post('/api/auth/admin').send({ Username: 'ann', password }).expect(200);
    }
  });

  it('gives others another one-time password for the same key', async () => {
    const { password } = addedAdminSchema.parse((await addOnce().expect(201)).body);
    const { body } = await api
      .post('/api/admins')
      .set({ ...signInAdmin(testAdminIds[1], 'colleague'), 'Idempotency-Key': 'one-click' })
      .send({ username: 'bob' })
      .expect(201);
    expect(addedAdminSchema.parse(body).password).not.toBe(password);
  });

  it('adds an administrator again who was removed meanwhile', async () => {
    const first = addedAdminSchema.parse((await addOnce().expect(201)).body);
    await api.delete(`/api/admins/${first._id}`).set(signInAdmin()).expect(204);
    const { _id, password } = addedAdminSchema.parse((await addOnce().expect(201)).body);
    expect(_id).not.toBe(first._id);
    await api.post('/api/auth/admin').send({ Username: 'ann', password }).expect(200);
  });

  it('gives none once the administrator has chosen a password', async () => {
    await addOnce().expect(201);
    const password = 'a long enough password';
    await saveAdmin('ann', password);
    expect(apiErrorSchema.parse((await addOnce().expect(400)).body).error.fields).toEqual({
      username: ['is taken'],
    });
    await api.post('/api/auth/admin').send({ Username: 'ann', password }).expect(200);
  });
});
