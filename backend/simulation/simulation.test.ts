import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundleShop, plantNames } from './bundle-shop.ts';
import { run } from './commands.ts';
import { Program } from './program.ts';
import { play } from './world.ts';

it('plays the same seed to the same order of messages and outcomes', async () => {
  const { shopFile, storeFile, remove } = await bundleShop();
  const [given] = fc.sample(run, { seed: 14, numRuns: 1 });
  const playAgain = () =>
    play({ shop: new Program(shopFile), store: new Program(storeFile) }, given!, 14);
  const first = await playAgain();
  expect(first.messages).toBeGreaterThan(100);
  expect(await playAgain()).toEqual(first);
  await remove();
});

it('finds the code of each fault that it can plant', async () => {
  for (const name of plantNames) {
    const { shopFile, remove } = await bundleShop(name);
    expect(shopFile).toBeTruthy();
    await remove();
  }
});
