import { expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { createTestApp } from '../../testing/test-app.ts';

useTestDatabase();

it('tells the owner that the shop is live and ready', async () => {
  const { api } = createTestApp();
  await api.get('/api/health/live').expect(200, { status: 'live' });
  await api.get('/api/health/ready').expect(200, { status: 'ready' });
});

it('answers what does not exist in the one error shape', async () => {
  const { api } = createTestApp();
  const { body } = await api.get('/api/nothing').expect(404);
  expect(body.error).toMatchObject({ code: 'route_not_found' });
  const wrong = await api.delete('/api/health/live').expect(405);
  expect(wrong.headers.allow).toBe('GET');
  expect(wrong.body.error.code).toBe('method_not_allowed');
});
