import { expect, it } from 'vitest';
import { withMinimumDuration } from './minimum-duration.ts';

async function msOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await withMinimumDuration(work).catch(() => {});
  return performance.now() - start;
}

it('answers not sooner when there was nothing to do, or it failed', async () => {
  expect(await msOf(Promise.resolve())).toBeGreaterThan(48);
  expect(await msOf(Promise.reject(new Error('away')))).toBeGreaterThan(48);
});

it('returns what the work returns, and throws what it throws', async () => {
  expect(await withMinimumDuration(Promise.resolve('done'))).toBe('done');
  await expect(withMinimumDuration(Promise.reject(new Error('away')))).rejects.toThrow('away');
});
