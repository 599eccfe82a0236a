import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Work that finishes when the test says so. */
function heldWork() {
  const batches: { requests: readonly number[]; finish: (error?: Error) => void }[] = [];
  const double = coalesce(
    (requests: readonly number[]) =>
      new Promise<(number | Error)[]>((resolve, reject) => {
        const finish = (error?: Error) =>
          error
            ? reject(error)
            : resolve(requests.map((request) => (request < 0 ? new Error() : request * 2)));
        batches.push({ requests, finish });
      }),
    { maxAtOnce: 3 },
  );
  return { batches, double };
}

async function turns(): Promise<void> {
  for (let i = 0; i < 5; i += 1) await turn();
}

it('does together what comes together, and what comes meanwhile after that', async () => {
  const { batches, double } = heldWork();
  const first = [double(1), double(2)];
  await turns();
  const later = [double(3), double(2)];
  await turns();
  expect(batches.map(({ requests }) => requests)).toEqual([[1, 2]]);
  batches[0]?.finish();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await turns();
  expect(batches.map(({ requests }) => requests)).toEqual([
    [1, 2],
    [3, 2],
  ]);
  batches[1]?.finish();
  expect(await Promise.all(later)).toEqual([6, 4]);
});

it('tells each what went wrong for it alone, and all when all of it did; then goes on', async () => {
  const { batches, double } = heldWork();
  const some = Promise.allSettled([double(1), double(-1)]);
  await turns();
  batches[0]?.finish();
  expect((await some).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const all = Promise.allSettled([double(1), double(2)]);
  await turns();
  batches[1]?.finish(new Error('away'));
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const last = double(4);
  await turns();
  batches[2]?.finish();
  expect(await last).toBe(8);
});

it('makes no batch larger than it may be', async () => {
  const { batches, double } = heldWork();
  const all = Promise.all([1, 2, 3, 4].map(double));
  await turns();
  for (const { finish } of batches) finish();
  await turns();
  for (const { finish } of batches) finish();
  expect(await all).toEqual([2, 4, 6, 8]);
  expect(batches.map(({ requests }) => requests.length)).toEqual([3, 1]);
});

it('runs one batch at a time, however many wait, and fills the next until it starts', async () => {
  const { batches, double } = heldWork();
  const outcomes: Promise<number | string>[] = [];
  const ask = (...requests: number[]) =>
    outcomes.push(...requests.map((request) => double(request).catch(() => 'failed')));
  ask(1);
  await turns();
  ask(2, 3, 4, 5, 6, 7, 8);
  await turns();
  expect(batches).toHaveLength(1);
  batches[0]?.finish();
  await turns();
  expect(batches).toHaveLength(2);
  ask(9, 10);
  await turns();
  for (let i = 1; i < 4; i += 1) {
    expect(batches).toHaveLength(i + 1);
    batches[i]?.finish(i === 2 ? new Error('away') : undefined);
    await turns();
  }
  const requests = batches.map((batch) => batch.requests);
  expect(requests).toEqual([[1], [2, 3, 4], [5, 6, 7], [8, 9, 10]]);
  const failed = Array.from({ length: 3 }, () => 'failed');
  expect(await Promise.all(outcomes)).toEqual([2, 4, 6, 8, ...failed, 16, 18, 20]);
});
