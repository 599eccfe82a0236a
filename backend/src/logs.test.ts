import { expect, it } from 'vitest';
import { saveAdmin } from './features/sign-in/save-admin.ts';
import { adminTokenSchema } from './contract/admin/admins.ts';
import { createLog } from './log.ts';
import { maskPath } from './http/request-log.ts';
import { useTestDatabase } from './testing/database.ts';
import { makeBook, orderFor } from './testing/factories.ts';
import { emulatorToken } from './testing/people/firebase-project.ts';
import { useWeakHashes } from './testing/people/sign-in.ts';
import { createTestApp } from './testing/test-app.ts';

useTestDatabase();
useWeakHashes();

it('has a line for each request and no secret in any of them', async () => {
  const { api, lines } = createTestApp();
  await saveAdmin('owner', 'the-secret-password');
  const idToken = emulatorToken();
  const signIn = await api.post('/api/session').send({ idToken }).expect(200);
  const cookie = String(signIn.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  const { body } = await api
    .post('/api/auth/admin')
    .send({ Username: 'owner', password: 'the-secret-password' })
    .expect(200);
  const { token } = adminTokenSchema.parse(body);
  await api
    .post('/api/orders/')
    .set('Cookie', cookie)
    .send(orderFor([await makeBook()], { phone: '555 0199 77' }))
    .expect(201);
  await api
    .get('/api/orders/email/reader@example.com?token=in-the-query')
    .set('Cookie', cookie)
    .expect(200);
  await api.get('/api/orders/email/reader%40example.com').set('Cookie', cookie).expect(200);
  await api
    .get('/api/orders/?q=reader@example.com')
    .set('Authorization', `Bearer ${token}`)
    .expect(200);
  await api
    .post('/api/auth/admin')
    .type('json')
    .send('{"password":"the-secret-password",}')
    .expect(400);
  await api
    .post('/api/auth/admin')
    .send({ Username: 'owner', password: 'wrong-secret-guess' })
    .expect(401);
  await api.post('/api/newsletter').send({ email: 'reader@example.com' }).expect(204);

  const log = lines.join('');
  expect(lines).toHaveLength(9);
  for (const secret of [
    'the-secret-password',
    'wrong-secret-guess',
    'in-the-query',
    'reader@example.com',
    'reader%40example.com',
    'Rita',
    '555 0199',
    idToken.slice(0, 40),
    idToken.split('.')[1] ?? '',
    token,
    cookie.split('=')[1] ?? '',
  ]) {
    expect(log).not.toContain(secret);
  }
  expect(log).toContain('/api/orders/email/[masked]');
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      req: { id: expect.any(String) },
      res: { status: expect.any(Number) },
    });
  }
});

it('cannot be made to hold a forged line', async () => {
  const { api, lines } = createTestApp();
  await api
    .get('/api/nothing%0a%7B%22level%22:60%7D')
    .set('User-Agent', 'a{"level":60}')
    .expect(404);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
});

it('masks what an error carries', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const error = Object.assign(new Error('E11000 dup key: { email: "reader@example.com" }'), {
    keyValue: { email: 'reader@example.com' },
    command: { password: 'x' },
  });
  log.error({ err: error, password: 'p1', user: { token: 't1', idToken: 't2' } }, 'failed');
  expect(lines.join('')).toContain('E11000');
  expect(lines.join('')).not.toMatch(/reader@|"p1"|"t1"|"t2"|keyValue|command/);
});

it.each([
  ['/api/orders/email/a@b.example?x=1', '/api/orders/email/[masked]'],
  ['/API/Orders/Email/a@b.example', '/API/Orders/Email/[masked]'],
  ['/api/orders/email/a%2Fb', '/api/orders/email/[masked]'],
  ['/api/orders//email/a@b.example', '/api/orders//email/[masked]'],
  ['/api/nothing/a@b.example', '/api/nothing/[masked]'],
  ['/api/nothing/a%40b.example/c', '/api/nothing/[masked]/c'],
  ['/api/books/?q=secret', '/api/books/'],
])('shows %s as %s', (url, shown) => {
  expect(maskPath(url)).toBe(shown);
});
