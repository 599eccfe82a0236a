import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AdminModel } from '../../auth/admin.model.ts';
import { adminTokenSchema, addedAdminSchema, adminSchema } from '../../contract/admin/admins.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { auditEntrySchema } from '../../contract/admin/audit-entry.ts';
import { testAdminIds, useTestDatabase } from '../../testing/database.ts';
import {
  makeAdminWithPassword,
  signInAdmin,
  useOwnHashes,
  useWeakHashes,
} from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { AuditEntryModel } from '../../models/audit-log/audit-entry.model.ts';
import { removeAdmin } from './remove-admin.ts';
import { addAdmin, ensureFirstAdmin, saveAdmin } from './save-admin.ts';

useTestDatabase();
useWeakHashes();

const password = 'a long enough password';
let api: ReturnType<typeof createTestApp>['api'];
let owner: { Authorization: string };
const me = testAdminIds[0];
beforeEach(async () => {
  api = createTestApp().api;
  await AdminModel.deleteMany({});
  await AdminModel.create({ _id: me, username: 'owner', passwordHash: '-' });
  owner = signInAdmin();
});

async function signIn(Username: string, secret: string) {
  const { body } = await api.post('/api/auth/admin').send({ Username, password: secret });
  return { Authorization: `Bearer ${adminTokenSchema.parse(body).token}` };
}
const isLetIn = async (who: { Authorization: string }) =>
  (await api.get('/api/admin').set(who)).status === 200;
const add = (username: string) => api.post('/api/admins').set(owner).send({ username });
const remove = (id: string, who = owner) => api.delete(`/api/admins/${id}`).set(who);
async function list() {
  const { body } = await api.get('/api/admins').set(owner).expect(200);
  return z.array(adminSchema).parse(body);
}
const idOf = async (name: string) => (await list()).find((one) => one.username === name)!._id;
async function historyOf(id?: string) {
  const { body } = await api
    .get('/api/audit-log/')
    .query({ of: 'admin', id })
    .set(owner)
    .expect(200);
  return z.array(auditEntrySchema).parse(body);
}
const codeOf = ({ body }: { body: unknown }) => apiErrorSchema.parse(body).error.code;
/** An admin who has signed in and chosen a password. */
async function addColleague(username: string) {
  const id = await makeAdminWithPassword(username, password);
  return { id, token: await signIn(username, password) };
}

describe('a second administrator', () => {
  it('is added with a one-time password that is shown once and stored nowhere', async () => {
    const added = addedAdminSchema.parse((await add(' ann ').expect(201)).body);
    expect(added.username).toBe('ann');
    expect(added.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    const admins = await list();
    expect(admins).toMatchObject([
      { username: 'ann', mustChangePassword: true },
      { username: 'owner', mustChangePassword: false },
    ]);
    expect(admins[0]?.signedInAt).toBeUndefined();
    expect(JSON.stringify([admins, await historyOf()])).not.toMatch(/password"|\$2b\$/);
    expect(JSON.stringify(await AdminModel.find().lean())).not.toContain(added.password);
  });

  it('chooses a password of their own before anything else', async () => {
    const { password: oneTime } = addedAdminSchema.parse((await add('ann')).body);
    const response = await api.post('/api/auth/admin').send({ Username: 'ann', password: oneTime });
    expect(adminTokenSchema.parse(response.body).mustChangePassword).toBe(true);
    const ann = await signIn('ann', oneTime);
    expect(codeOf(await api.get('/api/admin').set(ann).expect(403))).toBe(
      'password_change_required',
    );
    const change = (newPassword: string) =>
      api.put('/api/auth/admin/password').set(ann).send({ currentPassword: oneTime, newPassword });
    const same = apiErrorSchema.parse((await change(oneTime).expect(400)).body);
    expect(same.error.fields).toEqual({ newPassword: ['must be another than now'] });
    const changed = adminTokenSchema.parse((await change('a password of my own').expect(200)).body);
    expect(changed.mustChangePassword).toBeUndefined();
    expect(await isLetIn({ Authorization: `Bearer ${changed.token}` })).toBe(true);
    expect(await isLetIn(ann)).toBe(false);
    await api.post('/api/auth/admin').send({ Username: 'ann', password: oneTime }).expect(401);
    expect((await list())[0]?.mustChangePassword).toBe(false);
  });

  it.each(['owner', 'OWNER', '', ' ', 'a\nb', 'x'.repeat(101)])(
    'is not called %j',
    async (username) => {
      const { error } = apiErrorSchema.parse((await add(username).expect(400)).body);
      expect(Object.keys(error.fields ?? {})).toEqual(['username']);
    },
  );

  it('is made once when the button is clicked twice', async () => {
    useOwnHashes(); // both have read the names before one is stored
    const responses = await Promise.all([add('ann'), add('ann')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe('an administrator who is removed', () => {
  it('is out at once, and the same name can be given again', async () => {
    const ann = await addColleague('ann');
    expect(await isLetIn(ann.token)).toBe(true);
    await remove(ann.id).expect(204);
    expect(await isLetIn(ann.token)).toBe(false);
    await api.post('/api/auth/admin').send({ Username: 'ann', password }).expect(401);
    expect((await list()).map(({ username }) => username)).toEqual(['owner']);
    await remove(ann.id).expect(404);
    await add('ann').expect(201);
    expect(await isLetIn(ann.token)).toBe(false);
  });

  it('can be made again from outside', async () => {
    await saveAdmin('ann', password);
    const ann = await AdminModel.findOne({ username: 'ann' }).lean();
    await removeAdmin(String(ann?._id), 'owner');
    expect(await saveAdmin('ann', password)).toEqual({ username: 'ann', isNew: true });
    const audited = await AuditEntryModel.find({ of: 'admin', id: String(ann?._id) })
      .sort('at')
      .lean();
    expect(audited.map(({ action }) => action)).toEqual(['created', 'deleted']);
  });

  it('gets the new password from outside under a name in other capitals, too', async () => {
    await saveAdmin('Ann', 'a password that leaked');
    const saved = await saveAdmin('ANN', password);
    expect(saved).toEqual({ username: 'Ann', isNew: false });
    const lost = { Username: 'Ann', password: 'a password that leaked' };
    await api.post('/api/auth/admin').send(lost).expect(401);
    await api.post('/api/auth/admin').send({ Username: 'Ann', password }).expect(200);
  });

  it('may be oneself, once another is there', async () => {
    const ann = await addColleague('ann');
    await remove(ann.id, ann.token).expect(204);
    expect(await isLetIn(ann.token)).toBe(false);
  });

  it('is not made again by the settings that made them first', async () => {
    await ensureFirstAdmin({ username: 'first', password });
    await remove(await idOf('first')).expect(204);
    await ensureFirstAdmin({ username: 'first', password });
    expect(await list()).toHaveLength(1);
  });
});

describe('the last administrator', () => {
  it('stays, also next to one who never chose a password', async () => {
    expect(codeOf(await remove(me).expect(409))).toBe('last_admin');
    const { _id: ann } = await addAdmin('ann', 'owner');
    expect(codeOf(await remove(me).expect(409))).toBe('last_admin');
    await remove(ann).expect(204);
    expect(await isLetIn(owner)).toBe(true);
  });

  it('stays when two or three remove each other at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const ids = testAdminIds.slice(0, 2 + (round % 2));
      await AdminModel.deleteMany({});
      await AuditEntryModel.deleteMany({});
      await AdminModel.create(ids.map((_id) => ({ _id, username: _id, passwordHash: '-' })));
      const removed = await Promise.allSettled(ids.map((id, i) => removeAdmin(id, ids.at(i - 1)!)));
      const refused = removed.filter((each) => each.status === 'rejected');
      expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
        expect.stringContaining('The last administrator stays'),
      ]);
      expect(await AdminModel.countDocuments()).toBe(1);
      // The audit log has the removed ones only.
      const gone = await AuditEntryModel.distinct('id', { of: 'admin', action: 'deleted' });
      expect(gone).toHaveLength(ids.length - 1);
      expect(await AdminModel.exists({ _id: { $in: gone } })).toBeNull();
    }
  });
});

describe('the audit log of administrators', () => {
  it('tells of sign-ins and of passwords, and of nothing that was typed in vain', async () => {
    await saveAdmin('owner', password);
    owner = await signIn('owner', password);
    expect((await list())[0]?.signedInAt).toBeDefined();
    const typed = { Username: 'owner', password: 'a mistyped secret' };
    await api.post('/api/auth/admin').send(typed).expect(401);
    await api
      .put('/api/auth/admin/password')
      .set(owner)
      .send({ currentPassword: password, newPassword: 'another long password' })
      .expect(200)
      .then(({ body }) => {
        owner = { Authorization: `Bearer ${adminTokenSchema.parse(body).token}` };
      });
    const audited = (await historyOf(me)).map(({ by, action }) => `${by}: ${action}`);
    expect(audited).toEqual([
      'owner: password-changed',
      'owner: signed-in',
      'npm run admin: password-changed',
    ]);
    await api
      .post('/api/auth/admin')
      .send({ ...typed, Username: 'my-secret' })
      .expect(401);
    expect(JSON.stringify(await historyOf())).not.toContain('secret');
  });

  it('tells who added and who removed whom', async () => {
    const { _id } = addedAdminSchema.parse((await add('ann')).body);
    await remove(_id).expect(204);
    expect(await historyOf(_id)).toMatchObject([
      { by: 'owner', action: 'deleted', before: { username: 'ann' }, after: {} },
      { by: 'owner', action: 'created', before: {}, after: { username: 'ann' } },
    ]);
  });

  it('and the change are both there or neither: nothing is kept when the entry cannot be', async () => {
    const ann = await addColleague('ann');
    const before = await AdminModel.find().lean();
    const logged = await historyOf();
    const insert = vi.spyOn(AuditEntryModel, 'insertMany').mockRejectedValue(new Error('full'));
    const changes = [
      () => removeAdmin(ann.id, 'owner'),
      () => addAdmin('bob', 'owner'),
      () => saveAdmin('ann', password),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow('full');
    insert.mockRestore();
    expect(await AdminModel.find().lean()).toEqual(before);
    expect(await historyOf()).toEqual(logged);
  });
});
