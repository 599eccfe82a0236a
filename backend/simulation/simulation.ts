import fc from 'fast-check';
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
const { values } = readOptions({
  usage,
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    plant: { type: 'string' },
  },
});
const startedAt = performance.now();
const elapsed = performance.now.bind(performance);
const shop = await bundleShop(values.plant);
const world = await World.open(shop.file);
const single = values.seed === undefined ? undefined : wholeNumber('seed', values.seed);
const count = single ? 1 : wholeNumber('seeds', values.seeds ?? '300');
const untilMs = values.minutes && startedAt + wholeNumber('minutes', values.minutes) * 60_000;
const totals = { seeds: 0, commands: 0, faults: 0, messages: 0, failed: 0 };
try {
  for (let i = 0; untilMs ? elapsed() < untilMs : i < count; i += 1) {
    const seed = single ?? i + 1;
    const began = elapsed();
    const outcome = await play(seed);
    if (process.env.SIM_TIMES)
      process.stdout.write(`${seed}: ${Math.round(elapsed() - began)} ms\n`);
    totals.seeds += 1;
    if (!outcome) continue;
    totals.failed += 1;
    process.stdout.write(`\nseed ${seed}: ${outcome}\n`);
    if (values.plant || totals.failed >= 5) break;
  }
} finally {
  await world.close();
  await shop.remove();
}
const seconds = Math.round((elapsed() - startedAt) / 1000);
process.stdout.write(
  `${totals.commands} commands, ${totals.messages} messages, ${totals.faults} faults in ${seconds} s\n`,
);
process.stdout.write(`${totals.seeds - totals.failed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed > 0 === Boolean(values.plant) ? 0 : 1);

/** Returns what does not hold, of the shortest run that fast-check finds; undefined when all does. */
async function play(seed: number): Promise<string | undefined> {
  const details = await fc.check(
    fc.asyncProperty(run, async (given) => {
      const { violations, commands, faults, trace } = await world.run(given, seed);
      totals.commands += commands;
      totals.faults += faults;
      totals.messages += trace.length;
      if (violations.length > 0) throw new Error(violations.join('\n'));
    }),
    { seed, numRuns: 1, endOnFailure: Boolean(values.plant) },
  );
  if (!details.failed) return undefined;
  return `${String(details.errorInstance)}\n${fc.stringify(details.counterexample)}`;
}
