import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bulkBooks } from '../../features/catalogue/books/bulk-books.ts';
import { OrderModel } from '../../order-record/order.model.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { fillExampleShop } from '../../testing/example-shop.ts';
import { startLibrary } from '../../testing/library.ts';
import { startFirebaseProject } from '../../testing/people/firebase-project.ts';
import {
  describedCalls,
  findFaults,
  makeCall,
  type Changes,
  type DescribedCall,
} from '../../testing/openapi-text.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { exampleIds } from '../example-ids.ts';

// Whoever writes a program for this API has the OpenAPI text and nothing else. So here too the calls,
// their examples and what they answer come from the text alone.

useTestDatabase();

let project: Awaited<ReturnType<typeof startFirebaseProject>>;
let api: ReturnType<typeof createTestApp>['api'];
let library: Awaited<ReturnType<typeof startLibrary>>;
beforeAll(async () => {
  project = await startFirebaseProject();
  library = await startLibrary();
});
afterAll(async () => {
  library.stop();
  await project.stop();
});
beforeEach(async () => {
  api = createTestApp({ firebase: project.settings, bookLookup: library.address }).api;
  await fillExampleShop();
});

async function signIn({ operation }: DescribedCall): Promise<Record<string, string>> {
  const [way = {}] = operation.security;
  if ('customer' in way) return signInCustomer('reader@example.com', 'reader');
  return 'admin' in way || 'collector' in way ? signInAdmin() : {};
}

/** Beside the example shop, what a call needs to work. */
const given: Record<string, () => Promise<Changes | undefined>> = {
  'delete /api/me': async () => void (await OrderModel.deleteMany({})), // not while one is open
  'post /api/counter/undo': async () => {
    const scan = api.post('/api/counter').set({ ...signInAdmin(), 'Idempotency-Key': 'scan-1' });
    await scan.send({ mode: 'receive', bookId: exampleIds.book }).expect(200);
    return undefined;
  },
  'post /api/books/bulk/undo': async () => {
    const work = { ids: [exampleIds.book], change: { trending: true } };
    const { undo: id } = await bulkBooks(work, { by: 'owner' });
    return { body: { type: 'json', text: JSON.stringify({ id }) } };
  },
  'post /api/session': async () => ({
    body: { type: 'json', text: JSON.stringify({ idToken: await project.sign() }) },
  }),
};

describe('the example of each call works, and the response is as described', () => {
  it.each(describedCalls.map((call) => [call.title, call] as const))('%s', async (title, call) => {
    const changes = await given[title]?.();
    const sent = await makeCall(api, call, await signIn(call), changes);
    const [status = ''] = Object.keys(call.operation.responses);
    expect(`${sent.status} ${sent.text}`).toMatch(new RegExp(`^${status}`));
    const types = Object.keys(call.operation.responses[status]?.content ?? {});
    expect(types[0]?.split(';')[0] ?? '').toBe(sent.type);
    if (sent.type === 'application/json') expect(findFaults(call, status, sent.body)).toEqual([]);
    // Only what has a type has something to say.
    expect((sent.text ?? sent.body).length > 0).toBe(types.length > 0);
  });
});

interface Wrong {
  what: string;
  status: number;
  concerns: (call: DescribedCall) => boolean;
  changes: (call: DescribedCall) => Changes;
  isStranger?: true;
}
const inPath = (name: string) => (call: DescribedCall) => call.path.includes(`{${name}}`);
const isJson = ({ operation }: DescribedCall) =>
  operation.requestBody?.content['application/json'] !== undefined;
const firstOfQuery = ({ operation }: DescribedCall) =>
  operation.parameters?.find((each) => each.in === 'query')?.name;

const wrongs: Wrong[] = [
  {
    what: 'without signing in',
    status: 401,
    concerns: ({ operation }) => operation.security.length > 0,
    changes: () => ({}),
    isStranger: true,
  },
  {
    what: 'for a record that is not there',
    status: 404,
    concerns: inPath('id'),
    changes: () => ({ parameters: { id: 'f'.repeat(24) } }),
  },
  {
    what: 'for a file that is not there',
    status: 404,
    concerns: (call) => inPath('name')(call) || inPath('file')(call),
    changes: () => ({ parameters: { name: 'none.webp', file: 'none.js' } }),
  },
  {
    what: 'with an id that is none',
    status: 400,
    concerns: inPath('id'),
    changes: () => ({ parameters: { id: 'the third one' } }),
  },
  {
    what: 'with a query that makes no sense',
    status: 400,
    concerns: (call) => firstOfQuery(call) !== undefined,
    changes: (call) => ({ parameters: { [firstOfQuery(call) ?? '']: '?'.repeat(300) } }),
  },
  {
    what: 'with a body of another shape',
    status: 400,
    concerns: isJson,
    changes: () => ({ body: { type: 'application/json', text: '[]' } }),
  },
  {
    what: 'with a body that is no JSON',
    status: 400,
    concerns: isJson,
    changes: () => ({ body: { type: 'application/json', text: '{"' } }),
  },
  {
    what: 'with a body of another type',
    status: 415,
    concerns: ({ operation }) => operation.requestBody !== undefined,
    changes: () => ({ body: { type: 'application/pdf', text: '%PDF-1.7' } }),
  },
];
const cases = wrongs.flatMap((wrong) =>
  describedCalls
    .filter(wrong.concerns)
    .map((call) => [`${call.title} ${wrong.what}`, call, wrong] as const),
);

describe('what is wrong is told in the shape of the text', () => {
  it.each(cases)('%s', async (_title, call, { status, changes, isStranger }) => {
    const headers = isStranger ? {} : await signIn(call);
    const sent = await makeCall(api, call, headers, changes(call));
    expect(`${sent.status} ${sent.text}`).toMatch(new RegExp(`^${status}`));
    expect(findFaults(call, String(status), sent.body)).toEqual([]);
  });
});

const manyTyped = describedCalls.flatMap((call) =>
  Object.entries(call.operation.requestBody?.content ?? {})
    .slice(1)
    .map(([type, { example }]) => [`${call.title} as ${type}`, call, type, example] as const),
);

it.each(manyTyped)('the example of %s works too', async (_title, call, type, example) => {
  const body = { type, text: String(example) };
  const sent = await makeCall(api, call, await signIn(call), { body });
  expect(`${sent.status} ${sent.text}`).toMatch(/^200/);
});

it('every parameter in a path and every body of a call has an example', () => {
  const without = describedCalls.filter(({ operation }) => {
    const inPath = operation.parameters?.filter((each) => each.in === 'path') ?? [];
    const bodies = Object.entries(operation.requestBody?.content ?? {});
    return (
      inPath.some((each) => each.example === undefined) ||
      bodies.some(([type, each]) => type !== 'multipart/form-data' && each.example === undefined)
    );
  });
  expect(without.map(({ title }) => title)).toEqual([]);
});

it('a fault in a response is found', () => {
  const call = describedCalls.find(({ title }) => title === 'get /api/books/{id}');
  expect(call && findFaults(call, '200', { _id: exampleIds.book, secret: 1 })).not.toEqual([]);
});
