import fc from 'fast-check';
import { bundleShop } from '/work/wt/sim/backend/simulation/bundle-shop.ts';
import { run } from '/work/wt/sim/backend/simulation/commands.ts';
import { Program } from '/work/wt/sim/backend/simulation/program.ts';
import { play } from '/work/wt/sim/backend/simulation/world.ts';
import { VirtualTime } from '/work/wt/sim/backend/simulation/virtual-time.ts';
const { shopFile, storeFile, remove } = await bundleShop();
const programs: any = { shop: new Program(shopFile), store: new Program(storeFile) };
const cpu = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
for (let seed = 1; seed <= 5; seed++) {
  const t = cpu();
  const [given] = fc.sample(run, { seed, numRuns: 1 });
  const s = await play(programs, given!, seed);
  console.log(
    seed,
    'cpu',
    (cpu() - t).toFixed(0),
    'apis',
    given!.skews.length,
    'cmds',
    s.commands,
    'msgs',
    s.messages,
    [...s.faults.keys()].join(),
    s.violations.length,
    ((globalThis as any).gc?.(), process.memoryUsage().heapUsed / 1e6).toFixed(0),
  );
}
for (const name of ['shop', 'store'] as const) {
  const t = cpu();
  for (let i = 0; i < 2; i++)
    programs[name].start({ time: new VirtualTime(), random: Math.random });
  console.log(name, ((cpu() - t) / 10).toFixed(0));
}
await remove();
process.exit();
