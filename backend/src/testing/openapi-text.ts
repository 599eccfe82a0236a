import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Agent } from 'supertest';
import { apiRoutes } from '../app.ts';
import { createOpenApi } from '../http/openapi/openapi.ts';
import { createLog } from '../log.ts';
import { makePicture } from './example-shop.ts';
import { testEnv } from './test-app.ts';
import { signInAdmin, signInCustomer } from './people/sign-in.ts';

interface Parameter {
  in: 'path' | 'query';
  name: string;
  example?: unknown;
}
type Content = Record<string, { schema: { type?: string }; example?: unknown }>;
interface Operation {
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];

/** A call as somebody knows it who has read the OpenAPI text and nothing else. */
export interface DescribedCall {
  title: string;
  path: string;
  method: Method;
  operation: Operation;
}

const context = { env: testEnv, log: createLog('silent'), isStopping: () => false };

/** The text as JSON, which is what is sent. */
export const openApiText = JSON.parse(
  JSON.stringify(
    createOpenApi(apiRoutes(context), { title: 'API', cookieName: 'storyloom_session' }),
  ),
) as { paths: Record<string, Partial<Record<Method, Operation>>> };

export const describedCalls = Object.entries(openApiText.paths).flatMap(([path, operations]) =>
  methods.flatMap((method): DescribedCall[] => {
    const operation = operations[method];
    return operation ? [{ title: `${method} ${path}`, path, method, operation }] : [];
  }),
);

export interface Changes {
  /** Of a path or query parameter, instead of its example. */
  parameters?: Record<string, string>;
  body?: { type: string; text: string };
}

/** Makes the call of its own example, with these headers and changes. */
export function makeCall(
  api: Agent,
  { path, method, operation }: DescribedCall,
  headers: Record<string, string>,
  changes: Changes = {},
) {
  const parameters = operation.parameters ?? [];
  const valueOf = ({ name, example }: Parameter) => changes.parameters?.[name] ?? example;
  const address = parameters
    .filter((each) => each.in === 'path')
    .reduce((sum, each) => sum.replace(`{${each.name}}`, String(valueOf(each))), path);
  const query = parameters
    .filter((each) => each.in === 'query' && valueOf(each) !== undefined)
    .map((each) => [each.name, String(valueOf(each))]);
  const call = api[method](address).query(Object.fromEntries(query)).set(headers);
  if (changes.body) return call.type(changes.body.type).send(changes.body.text);
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!type || !body) return call;
  if (type === 'multipart/form-data') return sendPicture(call);
  const text = body.schema.type === 'string' ? String(body.example) : JSON.stringify(body.example);
  return call.type(type).send(text);
}

async function sendPicture(call: ReturnType<Agent['post']>) {
  return call.attach('cover', await makePicture().png().toBuffer(), 'cover.png');
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...openApiText });

/** Returns what of a JSON response is not as the text says of this status; nothing is well. */
export function findFaults({ path, method }: DescribedCall, status: string, body: unknown) {
  const steps = ['paths', path, method, 'responses', status, 'content', 'application/json'];
  const pointer = [...steps, 'schema'].map((step) =>
    encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const check = ajv.compile({ $ref: `openapi#/${pointer.join('/')}` });
  check(body);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What somebody sends along who may make this call. */
export async function signInFor({ operation }: DescribedCall): Promise<Record<string, string>> {
  const [scheme = {}] = operation.security;
  if ('customer' in scheme) return signInCustomer('reader@example.com', 'reader');
  return 'admin' in scheme || 'collector' in scheme ? signInAdmin() : {};
}
