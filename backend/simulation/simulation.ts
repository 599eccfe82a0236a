import fc from 'fast-check';
import { print, runScript } from '../scripts/command/run-script.ts';
import { readOptions, wholeNumber } from '../scripts/command/read-options.ts';
import { bundleShop, plantNames, programsOf } from './bundle-shop.ts';
import { run, type Run } from './commands.ts';
import type { Programs } from './cluster.ts';
import { play } from './play.ts';

// npm run test:simulation -- --seeds 300: whole shops on one thread, each from one seed.

const usage = `npm run test:simulation -- [--seeds N] [--from N] [--seed N] [--minutes M] [--twice] [--plant FAULT]
Plays orders, returns, scans, imports and all else that changes data from seeds, with lost messages,
killed processes and conflicts, and compares what is stored with what must hold. --seed replays one;
--twice plays each two times and compares all messages; --plant puts a fault into the shop
(${plantNames.join(', ')}), which must be found.
`;
/** One fault fails many seeds, so a few are enough. */
const maxFailures = 5;
/** Time limit for shrinking a failed run. */
const maxShrinkMs = 20_000;
const totals = { seeds: 0, failed: 0, commands: 0, messages: 0 };
const faults = new Map<string, number>();
const outcomes = new Map<string, number>();

await runScript(async () => {
  const { seeds, planted, isTwice, isVerbose, isOver } = readPlan();
  const startedAt = performance.now();
  const usedBefore = process.cpuUsage();
  const { files, remove } = await bundleShop(planted);
  const programs = programsOf(files);
  try {
    for (const seed of seeds) {
      if (isOver(performance.now() - startedAt)) break;
      const problem = await playSeed(programs, seed, { isTwice, isShrunk: planted === undefined });
      totals.seeds += 1;
      if (problem === undefined) continue;
      totals.failed += 1;
      const [first] = problem.split('\n');
      print(planted === undefined ? `seed ${seed}: ${problem}` : `found by seed ${seed}: ${first}`);
      if (planted !== undefined || totals.failed === maxFailures) break;
    }
  } finally {
    await remove();
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { user, system } = process.cpuUsage(usedBefore);
  const cpu = Math.round((user + system) / 1e6);
  const { commands, messages } = totals;
  if (isVerbose) for (const [name, count] of [...outcomes].sort()) print(`${count} ${name}`);
  const struck = [...faults].map(([name, count]) => `${name} ${count}`).join(', ');
  print(`${commands} commands, ${messages} messages, faults: ${struck || 'none'}`);
  print(`${seconds} s, ${cpu} s of CPU`);
  print(`${totals.seeds - totals.failed} passed, ${totals.failed} failed`);
  process.exit(totals.failed > 0 === (planted !== undefined) ? 0 : 1);
});

function readPlan() {
  const { values } = readOptions({
    usage,
    options: {
      seeds: { type: 'string' },
      from: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      plant: { type: 'string' },
      twice: { type: 'boolean' },
      verbose: { type: 'boolean' },
    },
  });
  const minutes = values.minutes === undefined ? undefined : wholeNumber('minutes', values.minutes);
  const count = wholeNumber('seeds', values.seeds ?? (minutes ? '1000000' : '300'));
  const first = wholeNumber('from', values.from ?? '1');
  const seeds =
    values.seed === undefined
      ? Array.from({ length: count }, (_unused, i) => first + i)
      : [wholeNumber('seed', values.seed, 2 ** 31)];
  const isOver = (ms: number) => minutes !== undefined && ms > minutes * 60_000;
  const { plant: planted, twice: isTwice = false, verbose: isVerbose = false } = values;
  return { seeds, planted, isTwice, isVerbose, isOver };
}

/** Returns the violations and the shortest failing run; undefined without violations. */
async function playSeed(
  programs: Programs,
  seed: number,
  { isTwice, isShrunk }: { isTwice: boolean; isShrunk: boolean },
): Promise<string | undefined> {
  let giveUpAt = Infinity;
  const playOnce = async (given: Run) => {
    const settled = await play(programs, given, seed);
    totals.commands += settled.commands;
    totals.messages += settled.messages;
    addTo(faults, settled.faults);
    addTo(outcomes, settled.outcomes);
    const { violations, digest } = settled;
    if (violations.length > 0) throw new Error(violations.join('\n'));
    if (isTwice && (await play(programs, given, seed)).digest !== digest) {
      throw new Error('the second run was not the same');
    }
  };
  const details = await fc.check(
    fc.asyncProperty(run, async (given) => {
      if (performance.now() > giveUpAt) return;
      try {
        await playOnce(given);
      } catch (error) {
        giveUpAt = Math.min(giveUpAt, performance.now() + maxShrinkMs);
        throw error;
      }
    }),
    { seed, numRuns: 1, unbiased: true, endOnFailure: !isShrunk },
  );
  if (!details.failed) return undefined;
  return `${String(details.errorInstance)}\n${fc.stringify(details.counterexample)}`;
}

function addTo(sums: Map<string, number>, more: Map<string, number>): void {
  for (const [name, count] of more) sums.set(name, (sums.get(name) ?? 0) + count);
}
