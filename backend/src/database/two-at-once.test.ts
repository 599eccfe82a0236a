import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { twoAtOnce } from './two-at-once.ts';

function* parts(count: number) {
  for (let i = 0; i < count; i += 1) yield i;
}

it('works on two parts at a time, in their order', async () => {
  const begun: number[] = [];
  let underWay = 0;
  await twoAtOnce(parts(7), async (part) => {
    begun.push(part);
    underWay += 1;
    expect(underWay).toBeLessThanOrEqual(2);
    await turn();
    underWay -= 1;
  });
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('begins nothing after a failure, and tells of it when the other part is done', async () => {
  const [begun, done]: number[][] = [[], []];
  const work = async (part: number) => {
    begun?.push(part);
    if (part === 3) throw new Error('away');
    for (let i = 0; i < 5; i += 1) await turn();
    done?.push(part);
  };
  await expect(twoAtOnce(parts(10), work)).rejects.toThrow('away');
  expect(done).toEqual([0, 1, 2]);
  expect(begun).toEqual([0, 1, 2, 3]);
});
