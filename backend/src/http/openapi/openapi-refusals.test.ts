import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { fillExampleShop } from '../../testing/example-shop.ts';
import {
  describedCalls,
  findFaults,
  makeCall,
  signInFor,
  type Changes,
  type DescribedCall,
} from '../../testing/openapi-text.ts';
import { createTestApp } from '../../testing/test-app.ts';

// As in openapi-walk.test.ts the calls come from the text alone. What is refused changes nothing.
useTestDatabase({ filledOnce: fillExampleShop });

let api: ReturnType<typeof createTestApp>['api'];
beforeAll(() => {
  api = createTestApp().api;
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

describe('errors have the schema of the OpenAPI text', () => {
  it.each(cases)('%s', async (_title, call, { status, changes, isStranger }) => {
    const headers = isStranger ? {} : await signInFor(call);
    const sent = await makeCall(api, call, headers, changes(call));
    expect(`${sent.status} ${sent.text}`).toMatch(new RegExp(`^${status}`));
    expect(findFaults(call, String(status), sent.body)).toEqual([]);
  });
});
