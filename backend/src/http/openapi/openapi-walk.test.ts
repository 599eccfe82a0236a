import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bulkBooks } from '../../features/catalogue/books/bulk-books.ts';
import { mergePublishers } from '../../features/catalogue/publishers/save-publisher.ts';
import { OrderModel } from '../../models/orders/order.model.ts';
import { openEmpty, useTestDatabase } from '../../testing/database.ts';
import { addBook } from '../../testing/books.ts';
import { fillExampleShop } from '../../testing/example-shop.ts';
import { startLibrary } from '../../testing/library.ts';
import { startFirebaseProject } from '../../testing/people/firebase-project.ts';
import {
  describedCalls,
  findFaults,
  makeCall,
  signInFor,
  type Changes,
} from '../../testing/openapi-text.ts';
import { signInAdmin, useWeakHashes } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { exampleIds } from '../example-ids.ts';

// The author of a client has the OpenAPI text and nothing else. So here too the calls,
// their examples and what they answer come from the text alone.

useTestDatabase({ filledOnce: async () => {} });
useWeakHashes();

let project: Awaited<ReturnType<typeof startFirebaseProject>>;
let api: ReturnType<typeof createTestApp>['api'];
let library: Awaited<ReturnType<typeof startLibrary>>;
beforeAll(async () => {
  project = await startFirebaseProject();
  library = await startLibrary();
  api = createTestApp({ firebase: project.env, bookLookup: library.address }).api;
});
afterAll(async () => {
  library.stop();
  await project.stop();
});

/** Calls that only read share a shop, so they come first. */
const isReading = ({ title }: (typeof describedCalls)[number]) => title.startsWith('get ');
const calls = [...describedCalls.filter(isReading), ...describedCalls.filter((c) => !isReading(c))];
let isNew = false;
beforeEach(async () => {
  if (isNew) return;
  await openEmpty();
  await fillExampleShop();
  isNew = true;
});

/** What a call needs in addition to the example shop. */
const given: Record<string, () => Promise<Changes | undefined>> = {
  'delete /api/me': async () => void (await OrderModel.deleteMany({})), // not while one is open
  'post /api/counter/undo': async () => {
    const scan = api.post('/api/counter').set({ ...signInAdmin(), 'Idempotency-Key': 'scan-1' });
    await scan.send({ mode: 'receive', bookId: exampleIds.book }).expect(200);
    return undefined;
  },
  'post /api/publishers/undo': async () => {
    await addBook({ publisher: 'LIGHTHOUSE PRESS' });
    const merge = { from: ['lighthouse-press'], name: 'Lighthouse Press' };
    const { publisher } = await mergePublishers(merge, { by: 'owner' });
    return { body: { type: 'json', text: JSON.stringify({ id: publisher.undo }) } };
  },
  'post /api/supply/arrivals/undo': async () => {
    const headers = { ...signInAdmin(), 'Idempotency-Key': 'arrival-1' };
    const arrival = api.post('/api/supply/arrivals').set(headers);
    await arrival.send({ bookId: exampleIds.book, copies: 2 }).expect(200);
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
  it.each(calls.map((call) => [call.title, call] as const))('%s', async (title, call) => {
    isNew = isReading(call);
    const changes = await given[title]?.();
    const sent = await makeCall(api, call, await signInFor(call), changes);
    const [status = ''] = Object.keys(call.operation.responses);
    expect(`${sent.status} ${sent.text}`).toMatch(new RegExp(`^${status}`));
    const types = Object.keys(call.operation.responses[status]?.content ?? {});
    expect(types[0]?.split(';')[0] ?? '').toBe(sent.type);
    if (sent.type === 'application/json') expect(findFaults(call, status, sent.body)).toEqual([]);
    // Only what has a type has something to say.
    expect((sent.text ?? sent.body).length > 0).toBe(types.length > 0);
  });
});

const manyTyped = describedCalls.flatMap((call) =>
  Object.entries(call.operation.requestBody?.content ?? {})
    .slice(1)
    .map(([type, { example }]) => [`${call.title} as ${type}`, call, type, example] as const),
);

it.each(manyTyped)('the example of %s works too', async (_title, call, type, example) => {
  isNew = false;
  const body = { type, text: String(example) };
  const sent = await makeCall(api, call, await signInFor(call), { body });
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
