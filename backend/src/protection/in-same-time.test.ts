import { expect, it } from 'vitest';
import { inSameTime } from './in-same-time.ts';

async function msOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await inSameTime(work).catch(() => {});
  return performance.now() - start;
}

it('answers not sooner when there was nothing to do, or it failed', async () => {
  expect(await msOf(Promise.resolve())).toBeGreaterThan(48);
  expect(await msOf(Promise.reject(new Error('away')))).toBeGreaterThan(48);
});

it('returns what the work returns, and throws what it throws', async () => {
  expect(await inSameTime(Promise.resolve('done'))).toBe('done');
  await expect(inSameTime(Promise.reject(new Error('away')))).rejects.toThrow('away');
});
