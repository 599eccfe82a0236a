import { z } from 'zod';
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject } from 'zod-openapi';
import { shopVersion } from '../../config/version.ts';
import { apiErrorSchema, errorStatus, type ApiErrorBody } from '../../contract/api-error.ts';
import { bookSchema } from '../../contract/book/book.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { responseHeaders } from '../response-headers.ts';
import { json, responsesOf } from './openapi-responses.ts';
import { describeInput } from './openapi-schemas.ts';
import { isNoneWhenEmpty } from '../parse-request.ts';
import type { Access, RequestHeader, Route } from '../route.ts';

const errorExample: ApiErrorBody = {
  error: {
    code: 'parameter_invalid',
    message: 'Some parameters are not valid.',
    fields: { page: ['must be a whole number'] },
    problems: { page: [{ code: 'not_whole_number' }] },
    requestId: '0d8f2c4e-1b7a-4c58-9a3e-6f5d4c3b2a10',
  },
};

// Named once, so that the document points to them instead of repeating them.
z.globalRegistry.add(apiErrorSchema, { id: 'Error', examples: [errorExample] });
z.globalRegistry.add(bookSchema, { id: 'Book' });
z.globalRegistry.add(orderSchema, { id: 'Order' });

const security: Record<Access, Record<string, string[]>[]> = {
  anyone: [],
  customer: [{ customer: [] }],
  admin: [{ admin: [] }],
  'customer or admin': [{ customer: [] }, { admin: [] }],
  'admin or metrics token': [{ collector: [] }, { admin: [] }],
  /** A call with this access also accepts the secret of a link as a parameter. */
  'customer, admin or link': [{ customer: [] }, { admin: [] }, {}],
};

const requestHeaders: Record<RequestHeader, z.ZodObject> = {
  'Idempotency-Key': z.object({
    'Idempotency-Key': z
      .string()
      .min(1)
      .max(255)
      .optional()
      .describe('Repeating the request with the same key has no further effect.'),
  }),
  'If-Match': z.object({
    'If-Match': z
      .string()
      .optional()
      .describe('The ETag of the version to change; 412 if outdated.'),
  }),
};

/** The OpenAPI 3.1 text of the calls, from the very schemas that check them. */
export function createOpenApi(
  routes: Route[],
  { title, cookieName }: { title: string; cookieName: string },
) {
  const operations = new Map<string, Record<string, ZodOpenApiOperationObject>>();
  for (const route of routes) {
    const path = toOpenApiPath(route.path);
    operations.set(path, { ...operations.get(path), [route.method]: toOperation(route) });
  }
  const paths = Object.fromEntries(operations);
  const description: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title,
      version: shopVersion,
      contact: { name: title.replace(/ API$/, '') },
      license: { name: 'MIT', identifier: 'MIT' },
      description: `All errors have the same format and one of these codes: ${Object.keys(errorStatus).join(', ')}.`,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(tagOf))]
      .sort()
      .map((name) => ({ name, description: `Calls under /api/${name}` })),
    paths,
    components: {
      headers: responseHeaders,
      securitySchemes: {
        customer: { type: 'apiKey', in: 'cookie', name: cookieName },
        admin: { type: 'http', scheme: 'bearer' },
        collector: { type: 'http', scheme: 'bearer' },
      },
    },
  };
  const document = createDocument(description, { override: describeInput });
  for (const route of routes) showParameters(document, route);
  return document;
}

/** Calls share schemas, so the details of a parameter are added after the schema is converted. */
function showParameters({ paths }: ReturnType<typeof createDocument>, route: Route): void {
  const examples = { ...at(route.example?.params), ...at(route.example?.query) };
  for (const parameter of paths?.[toOpenApiPath(route.path)]?.[route.method]?.parameters ?? []) {
    if (!('name' in parameter)) continue;
    const { schema, name } = parameter;
    const isList = schema && 'type' in schema && schema.type === 'array';
    if (isList) parameter.explode = false; // one text with commas
    const query = parameter.in === 'query' ? route.query : undefined;
    if (query && isNoneWhenEmpty(query, name)) parameter.allowEmptyValue = true;
    if (name in examples) {
      const { [name]: example } = examples;
      const isNumber = schema && 'type' in schema && schema.type === 'integer';
      parameter.example = isNumber ? Number(example) : example;
    }
  }
}

const at = (values: unknown) => (values ?? {}) as Record<string, unknown>;

function toOperation(route: Route): ZodOpenApiOperationObject {
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    description: route.summary,
    tags: [tagOf(route)],
    security: security[route.access],
    requestParams: {
      ...(route.params && { path: route.params }),
      ...(route.query && { query: route.query }),
      ...(route.header && { header: requestHeaders[route.header] }),
    },
    ...requestBodyOf(route),
    responses: responsesOf(route),
  };
}

function requestBodyOf({ body, rawBody, example }: Route) {
  if (body) return { requestBody: { required: true, content: json(body, example?.body) } };
  return rawBody ? { requestBody: { required: true, content: rawBody } } : {};
}

/** `GET /api/books/:id/related` is `getBooksByIdRelated`. */
function operationIdOf({ method, path }: Route): string {
  const words = path
    .replace('/api/', '')
    .replace(/:/g, 'by-')
    .split(/[^a-zA-Z]+/);
  return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

function tagOf({ path }: Route): string {
  return path.split('/')[2] ?? '';
}

/** Turns `/api/books/:id` of Express into `/api/books/{id}` of OpenAPI, without a slash at the end. */
export function toOpenApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '');
}
