import { expect, it } from 'vitest';
import { apiRoutes } from '../../app.ts';
import { adminTokenSchema } from '../../contract/admin/admins.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { addAdmin } from './save-admin.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { useWeakHashes } from '../../testing/people/sign-in.ts';
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
