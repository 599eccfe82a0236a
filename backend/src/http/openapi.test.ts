import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '../app.ts';
import { createLog } from '../log.ts';
import { createTestApp, testSettings } from '../testing/test-app.ts';
import { createOpenApi, toOpenApiPath } from './openapi.ts';

const routes = apiRoutes({
  settings: testSettings,
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

const at = (...path: string[]) =>
  path.reduce<unknown>((value, key) => (value as Json)?.[key], document);

describe('the description of the API', () => {
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
    expect(bodyOf('/api/books/import')).toEqual({
      'text/csv': {
        schema: { type: 'string' },
        example: expect.stringMatching(/^title,description,category,newPrice\n.+/) as string,
      },
    });
    expect(bodyOf('/api/covers')).toMatchObject({
      'multipart/form-data': { schema: { required: ['cover'] } },
    });
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
        for (const [status, answer] of Object.entries(
          operation.responses as Record<string, Json>,
        )) {
          expect(status).toMatch(/^([1-5]\d\d|default)$/);
          expect(answer.description).toBeTypeOf('string');
        }
      }
    }
  });

  it('can be made again and again', () => {
    expect(createOpenApi(routes, 'c')).toEqual(createOpenApi(routes, 'c'));
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
      const answer = await api.get(file).expect(200);
      expect(answer.headers['content-type']).toMatch(file.endsWith('.css') ? /css/ : /javascript/);
      expect(answer.text ?? String(answer.body)).not.toBe('');
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
