import { beforeEach, describe, expect, it } from 'vitest';
import { apiRoutes, createApp } from './app.ts';
import { adminTokenSchema } from './contract/admin/admin-session.ts';
import { apiErrorSchema } from './contract/api-error.ts';
import { saveAdmin } from './features/sign-in/save-admin.ts';
import type { Access, Route } from './http/route.ts';
import { createLog } from './log.ts';
import { badTokens, signToken } from './testing/people/admin-tokens.ts';
import { useTestDatabase } from './testing/database.ts';
import { signInAdmin, signInCustomer } from './testing/people/sign-in.ts';
import { createTestApp, testSettings } from './testing/test-app.ts';

useTestDatabase();

const context = { settings: testSettings, log: createLog('silent'), isStopping: () => false };
const routes = apiRoutes(context);
const who = (access: Access) => routes.filter((route) => route.access === access);
const callOf = (route: Route) => `${route.method} ${route.path}`;

/** Every call and who may make it. A new call must be entered here, so nobody opens one by accident. */
const expectedAccess: Record<string, Access> = {
  'get /api/first-hour': 'admin',
  'put /api/first-hour': 'admin',
  'get /api/health/live': 'anyone',
  'get /api/health/ready': 'anyone',
  'get /api/config': 'anyone',
  'get /api/system': 'admin',
  'get /api/books/lookup': 'admin',
  'get /api/books/': 'anyone',
  'post /api/books/create-book': 'admin',
  'post /api/books/bulk': 'admin',
  'post /api/books/bulk/undo': 'admin',
  'post /api/books/import': 'admin',
  'get /api/imports/': 'admin',
  'post /api/imports/:id/undo': 'admin',
  'get /api/books/export.csv': 'admin',
  'put /api/books/edit/:id': 'admin',
  'get /api/books/:id': 'anyone',
  'delete /api/books/:id': 'admin',
  'get /api/books/:id/related': 'anyone',
  'post /api/books/:id/restore': 'admin',
  'get /api/authors/:slug': 'anyone',
  'get /api/lists/': 'anyone',
  'post /api/lists/': 'admin',
  'get /api/lists/:slug': 'anyone',
  'put /api/lists/:slug': 'admin',
  'delete /api/lists/:slug': 'admin',
  'post /api/covers': 'admin',
  'post /api/settings/logo': 'admin',
  'get /api/categories': 'anyone',
  'get /api/covers/:name': 'anyone',
  'get /api/search': 'anyone',
  'get /api/search/suggest': 'anyone',
  'post /api/session': 'anyone',
  'delete /api/session': 'anyone',
  'post /api/orders/': 'customer',
  'get /api/orders/': 'admin',
  'get /api/orders/export.csv': 'admin',
  'get /api/orders/email/:email': 'customer or admin',
  'get /api/orders/:id': 'customer or admin',
  'get /api/orders/:id/receipt': 'customer or admin',
  'post /api/orders/:id/cancel': 'customer',
  'patch /api/orders/:id/status': 'admin',
  'post /api/orders/by-phone': 'admin',
  'patch /api/orders/:id': 'admin',
  'post /api/orders/:id/notes': 'admin',
  'post /api/counter': 'admin',
  'post /api/counter/undo': 'admin',
  'get /api/me': 'customer',
  'put /api/me': 'customer',
  'delete /api/me': 'customer',
  'get /api/me/export': 'customer',
  'put /api/me/cart': 'customer',
  'patch /api/me/cart': 'customer',
  'put /api/me/wishlist': 'customer',
  'patch /api/me/wishlist': 'customer',
  'post /api/auth/admin': 'anyone',
  'delete /api/auth/admin': 'admin',
  'put /api/auth/admin/password': 'admin',
  'get /api/admins': 'admin',
  'post /api/admins': 'admin',
  'delete /api/admins/:id': 'admin',
  'get /api/changes/': 'admin',
  'get /api/admin': 'admin',
  'get /api/metrics': 'collector',
  'get /api/customers/': 'admin',
  'get /api/customers/:id': 'admin',
  'get /api/customers/:id/export': 'admin',
  'delete /api/customers/:id': 'admin',
  'get /api/reports/sales': 'admin',
  'get /api/reports/sales.csv': 'admin',
  'get /api/letters/': 'admin',
  'get /api/letters/:id': 'admin',
  'post /api/letters/:id/retry': 'admin',
  'post /api/letters/preview': 'admin',
  'post /api/wishes/': 'anyone',
  'get /api/wishes/': 'admin',
  'patch /api/wishes/:id': 'admin',
  'get /api/wishes/confirm': 'anyone',
  'get /api/wishes/end': 'anyone',
  'post /api/wishes/end': 'anyone',
  'post /api/withdrawals/': 'anyone',
  'get /api/withdrawals/': 'admin',
  'patch /api/withdrawals/:id': 'admin',
  'post /api/newsletter': 'anyone',
  'get /api/newsletter': 'admin',
  'get /api/newsletter/confirm': 'anyone',
  'get /api/newsletter/end': 'anyone',
  'post /api/newsletter/end': 'anyone',
  'get /api/settings': 'anyone',
  'put /api/settings': 'admin',
  'post /api/visits': 'anyone',
  'get /api/openapi.json': 'anyone',
  'get /api/docs': 'anyone',
  'get /api/docs/:file': 'anyone',
};

interface Layer {
  route?: { path: string; methods: Record<string, boolean>; stack: { method?: string }[] };
}

describe('the table of calls', () => {
  it('says of every call who may make it', () => {
    expect(Object.fromEntries(routes.map((route) => [callOf(route), route.access]))).toEqual(
      expectedAccess,
    );
  });

  it('is all there is: the running router has no API call beside it', () => {
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
beforeEach(() => {
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
  const answer = await api[route.method](path).set(headers);
  const code = apiErrorSchema.safeParse(answer.body).data?.error.code ?? 'let in';
  return `${answer.status} ${code}`;
}

describe('calls of the admin', () => {
  // A collector is let in by a token of its own, and an admin too.
  const adminRoutes = [...who('admin'), ...who('collector')];

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
    [...who('customer'), ...who('customer or admin')].map(
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
