import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '../../app.ts';
import { createLog } from '../../log.ts';
import { createTestApp, testEnv } from '../../testing/test-app.ts';
import { exampleIds } from '../example-ids.ts';
import { createOpenApi, toOpenApiPath } from './openapi.ts';

const routes = apiRoutes({
  env: testEnv,
  log: createLog('silent'),
  isStopping: () => false,
});
type Json = Record<string, unknown>;
let document: Json;
beforeAll(async () => {
  const { api } = createTestApp();
  document = z
    .record(z.string(), z.unknown())
    .parse((await api.get('/api/openapi.json').expect(200)).body);
});

const id = '6740a1b2c3d4e5f607182930';
const recipient = { name: 'Rita Reader', phone: '+41 79 123 45 67', productIds: [id] };
const returnUndone = { undo: true, step: 'returned', items: [id] };

const at = (...path: string[]) =>
  path.reduce<unknown>((value, key) => (value as Json)?.[key], document);

describe('the description of the API', () => {
  it('names each record of its examples by an id of its own', () => {
    const ids = Object.values(exampleIds);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has every call, with its parameters and who may make it', () => {
    for (const route of routes) {
      const operation = at('paths', toOpenApiPath(route.path), route.method) as Json | undefined;
      expect(operation, `${route.method} ${route.path}`).toBeDefined();
      const parameters = (operation?.parameters ?? []) as { in: string; name: string }[];
      const inPath = parameters.filter((each) => each.in === 'path').map((each) => each.name);
      expect(inPath, route.path).toEqual(
        [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]),
      );
      expect((operation?.security as unknown[]).length > 0, route.path).toBe(
        route.access !== 'anyone',
      );
      const hasBody = Boolean(route.body ?? route.rawBody);
      expect(Boolean(operation?.requestBody), route.path).toBe(hasBody);
    }
    const described = Object.values(document.paths as Json).flatMap((path) =>
      Object.keys(path as Json),
    );
    expect(described).toHaveLength(routes.length);
  });

  it('says what a file must be sent as, with an example of rows', () => {
    const bodyOf = (path: string) => at('paths', path, 'post', 'requestBody', 'content');
    const onix = {
      schema: { type: 'string', format: 'binary', minLength: 1 },
      example: expect.stringMatching(/^<ONIXMessage release="3.0">/) as string,
    };
    const parameters = at('paths', '/api/books/import', 'post', 'parameters') as Json[];
    for (const each of parameters.filter((parameter) => parameter.in === 'query'))
      expect(each.description, String(each.name)).toEqual(expect.any(String));
    expect(bodyOf('/api/books/import')).toEqual({
      'text/csv': {
        schema: { type: 'string', format: 'binary', minLength: 1 },
        example: expect.stringMatching(/^title,description,category,newPrice\n.+/) as string,
      },
      ...Object.fromEntries(['application/xml', 'text/xml'].map((type) => [type, onix])),
    });
    expect(bodyOf('/api/covers')).toMatchObject({
      'multipart/form-data': { schema: { required: ['cover'] } },
    });
  });

  it.each([
    ['/api/books/edit/{id}', 'put', { title: 'Emma' }, {}],
    ['/api/books/bulk', 'post', { ids: [id], delete: true }, { ids: [id] }],
    ['/api/orders/{id}/status', 'patch', { undo: true }, { undo: true, items: [id] }],
    ['/api/orders/{id}/status', 'patch', { status: 'ready' }, { status: 'ready', undo: true }],
    ['/api/orders/{id}/status', 'patch', returnUndone, { ...returnUndone, undo: undefined }],
    ['/api/orders/{id}/status', 'patch', { status: 'returned', items: [id] }, { items: [id] }],
    ['/api/counter', 'post', { mode: 'sell', bookId: id }, { mode: 'sell' }],
    [
      '/api/orders/by-phone',
      'post',
      { ...recipient, pickup: true },
      { ...recipient, pickup: false },
    ],
    ['/api/book-requests', 'post', { text: 'Emma', email: 'a@b.example' }, { text: 'Emma' }],
  ])('describes the rules of %s across fields, which stay one type', (path, method, good, bad) => {
    const content = at('paths', path, method, 'requestBody', 'content') as Json;
    const { schema } = content['application/json'] as { schema: Json };
    expect(schema).toMatchObject({ type: 'object' });
    expect(schema).not.toHaveProperty('anyOf');
    expect(schema).not.toHaveProperty('oneOf');
    const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    expect([fits(good), fits(bad)]).toEqual([true, false]);
  });

  it('points only to things that are there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) {
      expect(reference).toMatch(/^#\//);
      expect(at(...reference.slice(2).split('/')), reference).toBeDefined();
    }
  });

  it('has the shape of OpenAPI 3.1: unique parameters, responses with descriptions, known media types', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const operations of Object.values(document.paths as Record<string, Json>)) {
      for (const operation of Object.values(operations) as Json[]) {
        const parameters = (operation.parameters ?? []) as {
          in: string;
          name: string;
          schema: unknown;
        }[];
        const names = parameters.map((each) => `${each.in} ${each.name}`);
        expect(new Set(names).size).toBe(names.length);
        for (const parameter of parameters) expect(parameter.schema).toBeTypeOf('object');
        for (const [status, response] of Object.entries(
          operation.responses as Record<string, Json>,
        )) {
          expect(status).toMatch(/^[1-5]\d\d$/);
          expect(response.description).toBeTypeOf('string');
        }
      }
    }
  });

  it('names each call, its errors by status, and the headers that programs build on', () => {
    const operations = Object.values(document.paths as Record<string, Json>).flatMap((path) =>
      Object.values(path as Record<string, { operationId: string; responses: Json }>),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(routes.length);
    for (const { responses } of operations) expect(responses).toHaveProperty('500');

    const headersOf = (path: string, method: string, status: number) =>
      Object.keys(at('paths', path, method, 'responses', String(status), 'headers') as Json);
    expect(headersOf('/api/books', 'get', 200)).toEqual(
      expect.arrayContaining(['ETag', 'X-Total-Count', 'Link']),
    );
    expect(headersOf('/api/orders', 'post', 201)).toContain('Idempotent-Replayed');
    expect(headersOf('/api/orders', 'post', 429)).toContain('Retry-After');
    expect(headersOf('/api/books/edit/{id}', 'put', 200)).toContain('ETag');
    const put = at('paths', '/api/books/edit/{id}', 'put') as { parameters: { name: string }[] };
    expect(put.parameters.map(({ name }) => name)).toContain('If-Match');
  });

  it('has one way to write an address, and says what may come without a value', () => {
    expect(Object.keys(document.paths as Json).filter((path) => path.endsWith('/'))).toEqual([]);
    const { parameters } = at('paths', '/api/books', 'get') as {
      parameters: { name: string; allowEmptyValue?: true }[];
    };
    const empty = parameters.filter((each) => each.allowEmptyValue).map(({ name }) => name);
    expect(empty).toContain('category');
    expect(empty).not.toContain('ids'); // an empty list is one
  });

  it('says what only the handlers check', () => {
    const parameter = (call: string, name: string) => {
      const { parameters } = at('paths', call, 'get') as {
        parameters: { name: string; schema: Json; description?: string }[];
      };
      return parameters.find((each) => each.name === name);
    };
    const ids = parameter('/api/books', 'ids')?.schema as { items: { pattern: string } };
    for (const id of ['', 'a'.repeat(24)]) expect(id).toMatch(new RegExp(ids.items.pattern));
    expect('a').not.toMatch(new RegExp(ids.items.pattern));
    expect(JSON.stringify(parameter('/api/audit-log', 'id'))).toContain('required for orders');
    const bookRequest = at('paths', '/api/book-requests', 'post', 'requestBody');
    expect(JSON.stringify(bookRequest)).toContain('"dependentRequired":{"text":["email"]}');
  });

  it('can be made again and again', () => {
    expect(createOpenApi(routes, { title: 'API', cookieName: 'c' })).toEqual(
      createOpenApi(routes, { title: 'API', cookieName: 'c' }),
    );
  });
});

describe('the page that shows it', () => {
  it('runs under the security policy: no script inside the page, everything from here', async () => {
    const { api } = createTestApp();
    const page = await api.get('/api/docs').expect(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/<script>|https?:|onclick|onload/);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files).toHaveLength(3);
    for (const file of files) {
      const response = await api.get(file).expect(200);
      expect(response.headers['content-type']).toMatch(
        file.endsWith('.css') ? /css/ : /javascript/,
      );
      expect(response.text ?? String(response.body)).not.toBe('');
    }
    for (const other of [
      'package.json',
      'index.html',
      '..%2f..%2fpackage.json',
      'swagger-ui.js.map',
    ]) {
      await api.get(`/api/docs/${other}`).expect(404);
    }
  });

  it('is not there in production; the description is', async () => {
    const { api } = createTestApp({ isProduction: true });
    await api.get('/api/docs').expect(404);
    await api.get('/api/docs/show.js').expect(404);
    await api.get('/api/openapi.json').expect(200);
  });
});
