import fc from 'fast-check';
import { print, runScript } from '../scripts/demo/print.ts';
import { readOptions, wholeNumber } from '../scripts/read-options.ts';
import { bundleShop, plantNames } from './bundle-shop.ts';
import { run } from './commands.ts';
import { World } from './world.ts';

// npm run test:simulation -- --seeds 300: whole shops on one thread, each from one seed.

const usage = `npm run test:simulation -- [--seeds N] [--seed N] [--minutes M] [--plant FAULT]
Plays orders, returns, scans and prices from seeds, with lost messages and killed processes, and
compares what is stored with what must hold. --seed replays one; --plant puts a fault into the shop
(${plantNames.join(', ')}), which must be found.
`;
/** A fault of the shop shows in many seeds: a few tell enough. */
const maxFailures = 5;
const totals = { seeds: 0, failed: 0, commands: 0, messages: 0, faults: 0 };

await runScript(async () => {
  const { seeds, planted, isOver } = readPlan();
  // The clock of a run is not the clock on the wall.
  const now = performance.now.bind(performance);
  const startedAt = now();
  const shop = await bundleShop(planted);
  const world = await World.open(shop.file);
  try {
    for (const seed of seeds) {
      if (isOver(now() - startedAt)) break;
      const problem = await play(world, seed, planted === undefined);
      totals.seeds += 1;
      if (problem === undefined) continue;
      totals.failed += 1;
      print(`seed ${seed}: ${problem}`);
      if (planted !== undefined || totals.failed === maxFailures) break;
    }
  } finally {
    await world.close();
    await shop.remove();
  }
  const seconds = Math.round((now() - startedAt) / 1000);
  const { commands, messages, faults } = totals;
  print(`${commands} commands, ${messages} messages, ${faults} faults in ${seconds} s`);
  print(`${totals.seeds - totals.failed} passed, ${totals.failed} failed`);
  process.exit(totals.failed > 0 === (planted !== undefined) ? 0 : 1);
});

function readPlan() {
  const { values } = readOptions({
    usage,
    options: {
      seeds: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      plant: { type: 'string' },
    },
  });
  const minutes = values.minutes === undefined ? undefined : wholeNumber('minutes', values.minutes);
  const count = wholeNumber('seeds', values.seeds ?? (minutes ? '1000000' : '300'));
  const seeds =
    values.seed === undefined
      ? Array.from({ length: count }, (_unused, i) => i + 1)
      : [wholeNumber('seed', values.seed, 2 ** 31)];
  const isOver = (ms: number) => minutes !== undefined && ms > minutes * 60_000;
  return { seeds, planted: values.plant, isOver };
}

/** Returns what does not hold, of the shortest run that fails so; undefined when all does. */
async function play(world: World, seed: number, isShrunk: boolean): Promise<string | undefined> {
  const details = await fc.check(
    fc.asyncProperty(run, async (given) => {
      const { violations, commands, faults, trace } = await world.run(given, seed);
      totals.commands += commands;
      totals.faults += faults;
      totals.messages += trace.length;
      if (violations.length > 0) throw new Error(violations.join('\n'));
    }),
    { seed, numRuns: 1, endOnFailure: !isShrunk },
  );
  if (!details.failed) return undefined;
  return `${String(details.errorInstance)}\n${fc.stringify(details.counterexample)}`;
}
