import { describe, expect, it } from 'vitest';
import { responseHeaders } from './http/response-headers.ts';
import { useTestDatabase } from './testing/database.ts';
import { signInCustomer } from './testing/people/sign-in.ts';
import { createTestApp } from './testing/test-app.ts';

useTestDatabase();

const shop = 'https://shop.example';

describe('security headers', () => {
  it('come with every answer, also with errors', async () => {
    const { api } = createTestApp();
    for (const path of ['/api/config', '/api/nothing', '/api/orders/', '/elsewhere']) {
      const { headers } = await api.get(path);
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      });
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it('let the page load scripts, frames and data from known places only', async () => {
    const { api } = createTestApp();
    const { headers } = await api.get('/api/config');
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    ) as Record<string, string[]>;
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'script-src': ["'self'", 'https://apis.google.com'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'font-src': ["'self'"],
    });
    expect(policy['connect-src']).toContain('http://127.0.0.1:9099'); // the demo's sign-in
    expect(JSON.stringify(policy['script-src'])).not.toMatch(/unsafe|\*/);
  });

  it('force HTTPS in production, where the local sign-in does not exist', async () => {
    const demo = (await createTestApp().api.get('/api/config')).headers;
    expect(demo).not.toHaveProperty('strict-transport-security');
    expect(demo['content-security-policy']).not.toContain('upgrade-insecure-requests');

    const { firebase } = createTestApp({}).env;
    const { api } = createTestApp({
      isProduction: true,
      firebase: { ...firebase, emulatorHost: undefined },
    });
    const { headers } = await api.get('/api/config');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).not.toContain('9099');
  });

  it('keep answers of the API out of caches and referrers', async () => {
    const { api } = createTestApp();
    const customer = await signInCustomer();
    const { headers } = await api.get('/api/orders/email/reader@example.com').set(customer);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await api.get('/api/orders/').expect(401)).headers['cache-control']).toBe('no-store');
  });
});

describe('other origins', () => {
  const withShop = () => createTestApp({ corsOrigins: [shop] });

  it('may call when they are on the list', async () => {
    const { api } = withShop();
    const { headers } = await api.get('/api/config').set('Origin', shop).expect(200);
    expect(headers['access-control-allow-origin']).toBe(shop);
    expect(headers['access-control-allow-credentials']).toBe('true');
    const readable = String(headers['access-control-expose-headers']).split(',');
    expect(readable).toEqual(expect.arrayContaining(Object.keys(responseHeaders)));
    const preflight = await api
      .options('/api/orders/')
      .set({ Origin: shop, 'Access-Control-Request-Method': 'POST' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET,POST,PUT,PATCH,DELETE');
    expect(preflight.headers['access-control-allow-headers']).toContain('Idempotency-Key');
  });

  it.each([
    'https://evil.example',
    'https://shop.example.evil.example',
    'https://evilshop.example',
    'http://shop.example',
    'https://shop.example:8443',
    'https://SHOP.example.',
    'null',
  ])('are never echoed: %s', async (origin) => {
    for (const { api } of [withShop(), createTestApp()]) {
      const { headers } = await api.get('/api/config').set('Origin', origin);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers.vary).toContain('Origin');
      const preflight = await api
        .options('/api/orders/')
        .set({ Origin: origin, 'Access-Control-Request-Method': 'POST' });
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('are part of what a cache tells answers apart by, also when there is none', async () => {
    for (const { api } of [withShop(), createTestApp()]) {
      for (const path of ['/api/config', '/api/books/', '/api/search', '/api/nothing']) {
        expect((await api.get(path)).headers.vary).toContain('Origin');
      }
    }
  });

  it('cannot change anything, whatever cookie the browser adds', async () => {
    const { api } = withShop();
    const customer = await signInCustomer();
    const place = (headers: Record<string, string>) =>
      api
        .post('/api/orders/')
        .set({ ...customer, ...headers })
        .send({});
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', 'nonsense']) {
      const response = await place({ Origin: origin }).expect(403);
      expect(response.body.error.code).toBe('access_denied');
    }
    await place({ Origin: shop }).expect(400);
    await place({}).expect(400);
    await place({ Origin: 'http://shop.test', Host: 'shop.test' }).expect(400); // the same site
    await place({ Origin: 'https://shop.test', Host: 'shop.test' }).expect(403); // another scheme
    // What a proxy's headers claim changes nothing.
    await place({ Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }).expect(403);
    for (const [method, path] of [
      ['put', '/api/auth/admin/password'],
      ['patch', `/api/orders/${'a'.repeat(24)}/status`],
      ['delete', '/api/session'],
    ] as const) {
      await api[method](path).set('Origin', 'https://evil.example').expect(403);
    }
  });

  it('know the shop by its scheme, also behind a proxy that ends HTTPS, and by its own address', async () => {
    const customer = await signInCustomer();
    const place = (changes: Parameters<typeof createTestApp>[0], headers: Record<string, string>) =>
      createTestApp(changes)
        .api.post('/api/orders/')
        .set({ ...customer, Host: 'shop.test', ...headers })
        .send({});
    const proxied = { 'X-Forwarded-Proto': 'https' };
    const secure = { Origin: 'https://shop.test' };
    const plain = { Origin: 'http://shop.test' };
    await place({ trustProxy: 1 }, { ...proxied, ...secure }).expect(400);
    await place({ trustProxy: 1 }, { ...proxied, ...plain }).expect(403);
    await place({}, { ...proxied, ...secure }).expect(403);
    await place({ publicUrl: 'https://shop.test' }, secure).expect(400);
  });
});
