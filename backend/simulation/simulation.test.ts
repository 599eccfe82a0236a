import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundleShop, plantedFaults, programsOf } from './bundle-shop.ts';
import { run } from './commands.ts';
import { play } from './play.ts';

it('replays a seed with the same order of messages and outcomes', async () => {
  const { files, remove } = await bundleShop();
  const [given] = fc.sample(run, { seed: 14, numRuns: 1 });
  const playAgain = () => play(programsOf(files), given!, 14);
  const first = await playAgain();
  expect(first.messages).toBeGreaterThan(100);
  expect(await playAgain()).toEqual(first);
  await remove();
});

it.each(Object.entries(plantedFaults))(
  'finds the source line of the planted fault: %s',
  async (_name, { file, from }) => {
    const source = await readFile(path.join(import.meta.dirname, '../src', file), 'utf8');
    expect(source.split(from)).toHaveLength(2);
  },
);
