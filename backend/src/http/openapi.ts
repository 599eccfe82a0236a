import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import { shopVersion } from '../config/version.ts';
import { apiErrorSchema, errorStatus, type ApiErrorBody } from '../contract/api-error.ts';
import { bookSchema } from '../contract/book.ts';
import { orderSchema } from '../contract/order.ts';
import type { Access, Route } from './route.ts';

// Named once, so that the document points to them instead of repeating them.
z.globalRegistry.add(apiErrorSchema, { id: 'Error' });
z.globalRegistry.add(bookSchema, { id: 'Book' });
z.globalRegistry.add(orderSchema, { id: 'Order' });

const security: Record<Access, Record<string, string[]>[]> = {
  anyone: [],
  customer: [{ customer: [] }],
  admin: [{ admin: [] }],
  'customer or admin': [{ customer: [] }, { admin: [] }],
  collector: [{ collector: [] }, { admin: [] }],
};

const errorExample: ApiErrorBody = {
  error: {
    code: 'parameter_invalid',
    message: 'Some parameters are not valid.',
    fields: { page: ['must be a whole number'] },
    requestId: '0d8f2c4e-1b7a-4c58-9a3e-6f5d4c3b2a10',
  },
};

/** The OpenAPI 3.1 text of the calls, from the very schemas that check them. */
export function createOpenApi(routes: Route[], cookieName: string) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) {
    const path = toOpenApiPath(route.path);
    paths[path] = { ...paths[path], [route.method]: toOperation(route) };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Storyloom API',
      version: shopVersion,
      description: `Errors have one shape and one of these codes: ${Object.keys(errorStatus).join(', ')}.`,
    },
    paths: paths,
    components: {
      securitySchemes: {
        customer: { type: 'apiKey', in: 'cookie', name: cookieName },
        admin: { type: 'http', scheme: 'bearer' },
        collector: { type: 'http', scheme: 'bearer' },
      },
    },
  });
  for (const route of routes) showParameters(document, route);
  return document;
}

/** The schemas are shared by calls, so what stands for a parameter here is entered afterwards. */
function showParameters({ paths }: ReturnType<typeof createDocument>, route: Route): void {
  const examples = { ...at(route.example?.params), ...at(route.example?.query) };
  for (const parameter of paths?.[toOpenApiPath(route.path)]?.[route.method]?.parameters ?? []) {
    if ('name' in parameter && parameter.name in examples) {
      parameter.example = examples[parameter.name];
    }
  }
}

const at = (values: unknown) => (values ?? {}) as Record<string, unknown>;

function toOperation(route: Route): ZodOpenApiOperationObject {
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? ''],
    security: security[route.access],
    requestParams: parametersOf(route),
    ...requestBodyOf(route),
    responses: {
      [String(route.status)]: { description: 'Success', content: answerOf(route) },
      default: { description: 'Anything else', content: json(apiErrorSchema, errorExample) },
    },
  };
}

function requestBodyOf({ body, rawBody, example }: Route) {
  if (body) return { requestBody: { required: true, content: json(body, example?.body) } };
  if (!rawBody) return {};
  const { type, ...content } = rawBody;
  return { requestBody: { required: true, content: { [type]: content } } };
}

function parametersOf({ params, query, headers }: Route) {
  return {
    ...(params instanceof z.core.$ZodObject ? { path: params } : {}),
    ...(query instanceof z.core.$ZodObject ? { query } : {}),
    ...(headers instanceof z.core.$ZodObject ? { header: headers } : {}),
  };
}

function answerOf({ answer, answerType }: Route) {
  if (answer) return json(answer);
  return answerType ? { [answerType]: { schema: { type: 'string' } as const } } : undefined;
}

function json(schema: z.core.$ZodType, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

/** `/api/books/:id` of Express is `/api/books/{id}` of OpenAPI. */
export function toOpenApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}
