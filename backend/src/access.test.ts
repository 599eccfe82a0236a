import { beforeAll, describe, expect, it } from 'vitest';
import { apiRoutes, createApp } from './app.ts';
import { adminTokenSchema } from './contract/admin/admins.ts';
import { apiErrorSchema } from './contract/api-error.ts';
import { saveAdmin } from './features/sign-in/save-admin.ts';
import type { Access, Route } from './http/route.ts';
import { createLog } from './log.ts';
import { badTokens, signToken } from './testing/people/admin-tokens.ts';
import { expectedAccess } from './testing/people/expected-access.ts';
import { useTestDatabase } from './testing/database.ts';
import { signInAdmin, signInCustomer, useWeakHashes } from './testing/people/sign-in.ts';
import { createTestApp, testEnv } from './testing/test-app.ts';

// One app and one database for all: what is refused changes nothing.
useTestDatabase({ filledOnce: async () => {} });
useWeakHashes();

const context = { env: testEnv, log: createLog('silent'), isStopping: () => false };
const routes = apiRoutes(context);
const who = (access: Access) => routes.filter((route) => route.access === access);
const callOf = (route: Route) => `${route.method} ${route.path}`;

interface Layer {
  route?: { path: string; methods: Record<string, boolean>; stack: { method?: string }[] };
}

describe('the table of calls', () => {
  it('says of every call who may make it', () => {
    expect(Object.fromEntries(routes.map((route) => [callOf(route), route.access]))).toEqual(
      expectedAccess,
    );
  });

  it('is complete: the running router has no other API call', () => {
    const layers = (createApp(context).router as unknown as { stack: Layer[] }).stack;
    const mounted = layers.flatMap(({ route }) => {
      if (!route?.path.startsWith('/api')) return [];
      const methods = new Set(route.stack.map(({ method }) => method));
      return [...methods].map((method) => `${method} ${route.path}`);
    });
    expect(mounted.sort()).toEqual(routes.map(callOf).sort());
  });
});

let api: ReturnType<typeof createTestApp>['api'];
beforeAll(() => {
  api = createTestApp().api;
});

describe('a refusal', () => {
  it.each([
    ['get', '/api/admin', 'Bearer realm="administrator"'],
    ['post', '/api/orders/', 'Cookie realm="customer"'],
    [
      'get',
      '/api/orders/email/reader@example.com',
      'Bearer realm="administrator", Cookie realm="customer"',
    ],
  ] as const)('%s %s says how to be let in', async (method, path, challenge) => {
    const { headers } = await api[method](path).expect(401);
    expect(headers['www-authenticate']).toBe(challenge);
  });

  it('of a wrong password says so too, a success does not', async () => {
    const { headers } = await api
      .post('/api/auth/admin')
      .send({ Username: 'nobody', password: 'wrong' })
      .expect(401);
    expect(headers['www-authenticate']).toContain('Bearer');
    const { headers: opened } = await api.get('/api/admin').set(signInAdmin()).expect(200);
    expect(opened).not.toHaveProperty('www-authenticate');
  });
});

async function codeOf(route: Route, headers: Record<string, string> = {}): Promise<string> {
  const path = route.path.replace(':id', 'a'.repeat(24)).replace(':email', 'reader@example.com');
  const response = await api[route.method](path).set(headers);
  const code = apiErrorSchema.safeParse(response.body).data?.error.code ?? 'let in';
  return `${response.status} ${code}`;
}

describe('calls of the admin', () => {
  // A collector is let in by a token of its own, and an admin too.
  const adminRoutes = [...who('admin'), ...who('admin or metrics token')];

  it('accept the token that these bad ones are made from', async () => {
    const route = adminRoutes.find((each) => each.path === '/api/admin') as Route;
    expect(await codeOf(route, { Authorization: `Bearer ${await signToken()}` })).toBe(
      '200 let in',
    );
  });

  it.each(adminRoutes.map((route) => [callOf(route), route] as const))(
    '%s is closed to visitors, customers and bad tokens',
    async (_call, route) => {
      expect(await codeOf(route)).toBe('401 authentication_required');
      expect(await codeOf(route, await signInCustomer())).toBe('401 authentication_required');
      for (const [what, makeToken] of badTokens) {
        const code = await codeOf(route, { Authorization: `Bearer ${await makeToken()}` });
        expect(`${what}: ${code}`).toBe(`${what}: 401 invalid_token`);
      }
      expect(await codeOf(route, { Authorization: 'Basic b3duZXI6b3duZXI=' })).toBe(
        '401 invalid_token',
      );
      expect(await codeOf(route, { Authorization: 'Bearer' })).toBe('401 invalid_token');
    },
  );

  it('are closed to a token that was signed out, and to one from before a new password', async () => {
    await saveAdmin('owner', 'a long enough password');
    const signIn = async () => {
      const { body } = await api
        .post('/api/auth/admin')
        .send({ Username: 'owner', password: 'a long enough password' });
      return { Authorization: `Bearer ${adminTokenSchema.parse(body).token}` };
    };
    const ended = await signIn();
    await api.delete('/api/auth/admin').set(ended).expect(204);
    const older = await signIn();
    await saveAdmin('owner', 'a long enough password');
    const current = await signIn();
    for (const route of adminRoutes) {
      expect(`${callOf(route)} ${await codeOf(route, ended)}`).toBe(
        `${callOf(route)} 401 invalid_token`,
      );
      expect(`${callOf(route)} ${await codeOf(route, older)}`).toBe(
        `${callOf(route)} 401 invalid_token`,
      );
    }
    await api.get('/api/admin').set(current).expect(200);
  });
});

describe('calls of customers', () => {
  it.each(
    [...who('customer'), ...who('customer or admin'), ...who('customer, admin or link')].map(
      (route) => [callOf(route), route] as const,
    ),
  )('%s is closed to visitors and made-up cookies', async (_call, route) => {
    expect(await codeOf(route)).toBe('401 authentication_required');
    for (const value of ['', 'made-up', 'a'.repeat(43), '{"$gt":""}', '%7B%22$gt%22:%22%22%7D']) {
      const code = await codeOf(route, { Cookie: `storyloom_session=${value}` });
      expect(code).toBe('401 authentication_required');
    }
  });

  it.each(who('customer').map((route) => [callOf(route), route] as const))(
    '%s is no call of the admin',
    async (_call, route) => {
      expect(await codeOf(route, signInAdmin())).toBe('401 authentication_required');
    },
  );
});
