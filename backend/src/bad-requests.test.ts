import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from './contract/api-error.ts';
import { OrderModel } from './models/orders/order.model.ts';
import { useTestDatabase } from './testing/database.ts';
import { makeBook, orderFor } from './testing/factories.ts';
import { signInAdmin, signInCustomer } from './testing/people/sign-in.ts';
import { createTestApp } from './testing/test-app.ts';

useTestDatabase();

let shop: ReturnType<typeof createTestApp>;
let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  shop = createTestApp();
  api = shop.api;
});

/** Words that would tell an attacker what is inside. */
const inside =
  /mongo|mongoose|bson|cast|zod|express|at \w+ \(|node_modules|\.ts|\/work|\/src|stack|undefined|E11000|Invalid input/i;

async function expectError(
  response: { status: number; body: unknown; headers: Record<string, unknown> },
  status: number,
  code: string,
): Promise<void> {
  const { error } = z.strictObject(apiErrorSchema.shape).parse(response.body);
  expect(`${response.status} ${error.code}`).toBe(`${status} ${code}`);
  expect(JSON.stringify([error.message, error.fields])).not.toMatch(inside);
  expect(error.requestId).toBe(response.headers['x-request-id']);
}

describe('requests that cannot be read', () => {
  const post = (type: string, body: string | Buffer, headers = {}) =>
    api
      .post('/api/newsletter')
      .set({ 'Content-Type': type, ...headers })
      .serialize((raw) => raw as unknown as string)
      .send(body);

  it.each([
    ['broken JSON', '{"email": ', 400, 'invalid_request'],
    ['no object', '"text"', 400, 'invalid_request'],
    ['a list', '[]', 400, 'validation_error'],
    ['null', 'null', 400, 'invalid_request'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), 400, 'invalid_request'],
    ['Latin-1', Buffer.from('{"email": "é@b.example"}', 'latin1'), 400, 'invalid_request'],
    ['too much', JSON.stringify({ email: 'x'.repeat(110_000) }), 413, 'request_too_large'],
    [
      'deep nesting',
      `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      400,
      'validation_error',
    ],
  ])('%s', async (_what, body, status, code) => {
    await expectError(await post('application/json', body), status, code);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'nonsense',
  ])('of the type %s', async (type) => {
    await expectError(await post(type, 'email=a@b.example'), 415, 'unsupported_media_type');
  });

  it('of no type at all', async () => {
    const response = await api.post('/api/newsletter');
    await expectError(response, 415, 'unsupported_media_type');
  });

  it('in an unknown encoding or charset, or compressed to grow', async () => {
    const json = JSON.stringify({ email: 'a@b.example' });
    await expectError(
      await post('application/json', json, { 'Content-Encoding': 'x-own' }),
      415,
      'unsupported_media_type',
    );
    await expectError(
      await post('application/json; charset=x-own', json),
      415,
      'unsupported_media_type',
    );
    for (const charset of ['utf-7', 'utf-16', 'utf-32'])
      await expectError(
        await post(`application/json; charset=${charset}`, json),
        415,
        'unsupported_media_type',
      );
    const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(1_000_000) }));
    const response = await api
      .post('/api/newsletter')
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .serialize((body) => body as unknown as string)
      .send(bomb);
    await expectError(response, 413, 'request_too_large');
  });

  it('since the visitor hung up, are no fault of the shop', async () => {
    const server = createServer(shop.app).listen(0);
    try {
      connect((server.address() as AddressInfo).port).end(
        'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
      await vi.waitFor(() => expect(shop.lines.join('')).toContain('"status":400'), 30_000);
      expect(shop.lines.join('')).not.toContain('"level":50');
    } finally {
      server.close();
    }
  });

  it('with a broken address', async () => {
    const { api, lines } = createTestApp();
    for (const address of ['/api/books/%E0%A4%A', '/api/search?q=%E0%A4%A', '/api/books/?ids=%'])
      await expectError(await api.get(address), 400, 'invalid_request');
    expect(lines).toHaveLength(3);
    await expectError(
      await api.get('/api/orders/email/%ZZ').set(signInAdmin()),
      400,
      'invalid_request',
    );
  });
});

describe('addresses and methods', () => {
  it.each([
    ['get', '/api/nothing', 404, 'route_not_found'],
    ['get', '/api', 404, 'route_not_found'],
    ['post', '/api/books/nothing/here', 404, 'route_not_found'],
    ['get', `/api/books/${'f'.repeat(24)}`, 404, 'record_not_found'],
    ['get', '/api/books/1', 400, 'parameter_invalid'],
    ['get', '/api/books/__proto__', 400, 'parameter_invalid'],
  ] as const)('%s %s', async (method, path, status, code) => {
    await expectError(await api[method](path), status, code);
  });

  it('answers HEAD like GET without a body', async () => {
    const { text: body } = await api.head('/api/config').expect(200);
    expect(body).toBeUndefined();
  });
});

describe('operators and other tricks', () => {
  it.each([
    '?page[$gt]=1&page=x',
    '?page=1&page=2',
    '?status=placed&status=confirmed',
    '?q[$regex]=.*&limit=0',
    '?limit=1e2',
    '?limit=-1',
    '?page=99999999999',
  ])('in the query of the owner’s list: %s', async (query) => {
    await expectError(
      await api.get(`/api/orders/${query}`).set(signInAdmin()),
      400,
      'parameter_invalid',
    );
  });

  it('in bracket names are no parameters at all', async () => {
    const response = await api
      .get('/api/orders/?status[$ne]=placed&__proto__[x]=1&constructor=2')
      .set(signInAdmin());
    expect(response.status).toBe(200);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('in sign-in, newsletter and session are refused as wrong types', async () => {
    for (const [path, body] of [
      ['/api/auth/admin', { Username: { $gt: '' }, password: { $gt: '' } }],
      ['/api/auth/admin', { Username: 'owner', password: { $regex: '.*' } }],
      ['/api/newsletter', { email: { $gt: '' } }],
      ['/api/session', { idToken: { $gt: '' } }],
    ] as const) {
      await expectError(await api.post(path).send(body), 400, 'validation_error');
    }
  });

  it('in paths match nothing', async () => {
    const customer = await signInCustomer();
    const id = encodeURIComponent('{"$gt":""}');
    await expectError(await api.get(`/api/orders/${id}`).set(customer), 400, 'parameter_invalid');
    await expectError(
      await api.get(`/api/orders/email/${id}`).set(customer),
      400,
      'parameter_invalid',
    );
  });

  it('in the body of an order never reach an object’s prototype or the record', async () => {
    const customer = await signInCustomer();
    const body = JSON.stringify(orderFor([await makeBook()])).replace(
      /^\{/,
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"$set":{"status":"delivered"},"address.city":"x",',
    );
    await api.post('/api/orders/').set(customer).type('json').send(body).expect(201);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    const stored = JSON.stringify(await OrderModel.findOne().lean());
    expect(stored).not.toMatch(/isAdmin|\$set|delivered/);
  });

  // A pattern that tries every way to split it would take hours: the test would not end.
  it('in the e-mail of a path are refused', async () => {
    const long = `${'a'.repeat(60)}@${'a.'.repeat(3000)}`;
    await expectError(
      await api.get(`/api/orders/email/${encodeURIComponent(long)}`).set(signInAdmin()),
      400,
      'parameter_invalid',
    );
  });
});

describe('headers that lie', () => {
  it('do not change where an answer points', async () => {
    for (let i = 0; i < 2; i += 1) await makeBook();
    const { headers, text: body } = await api
      .get('/api/books/?limit=1')
      .set({
        'X-Forwarded-Host': 'evil.example',
        'X-Original-URL': '/api/orders/',
        'X-Forwarded-Proto': 'gopher',
        Host: 'evil.example',
      })
      .expect(200);
    expect(JSON.stringify(headers) + body).not.toMatch(/evil|gopher/);
  });

  it('are limited in length', async () => {
    const server = createServer(shop.app).listen(0);
    try {
      const socket = connect((server.address() as AddressInfo).port);
      socket.end(
        `GET /api/config HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      );
      expect(await text(socket)).toMatch(/^HTTP\/1.1 431 /);
    } finally {
      server.close();
    }
  });
});
