import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { liveSchema } from '../../contract/health.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { createTestApp, testEnv } from '../../testing/test-app.ts';

useTestDatabase();

it('tells the owner that the shop is live and ready, and which version runs', async () => {
  const { api } = createTestApp();
  const { body } = await api.get('/api/health/live').expect(200);
  expect(liveSchema.parse(body)).toEqual({ status: 'live', version: '1.0.0' });
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

it('tells that it wants no more requests while it is stopping', async () => {
  const log = createLog('silent');
  const api = supertest(createApp({ env: testEnv, log, isStopping: () => true }));
  const { body, headers } = await api.get('/api/health/ready').expect(503);
  expect(apiErrorSchema.parse(body).error.code).toBe('service_unavailable');
  expect(headers['retry-after']).toBe('5');
  await api.get('/api/health/live').expect(200);
});
