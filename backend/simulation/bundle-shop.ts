import { readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const backend = path.resolve(import.meta.dirname, '..');
const folder = path.join(backend, 'node_modules/.simulation');

/** Faults that a run must find: what is taken out of the shop, and out of which file. */
const plants: Record<string, { file: string; from: string; to: string }> = {
  'sold twice': {
    file: 'place/commit-orders.ts',
    from: 'if (soldOut.length > 0) throw insufficientStock(soldOut);',
    to: '',
  },
  'email lost': {
    file: 'status/change-order.ts',
    from: 'await queueEmails([emailsAbout(order, step)], session);',
    to: '',
  },
  'key placed twice': {
    file: 'place/commit-orders.ts',
    from: 'await insertUsedKeys(used, session);',
    to: '',
  },
  'sum wrong': {
    file: 'rollup/order-summaries.model.ts',
    from: 'const overlapMs = 15_000;',
    to: 'const overlapMs = -1;',
  },
  'no transaction': {
    file: 'orders/stock.ts',
    from: 'await bookCollection.bulkWrite(writes, { session });',
    to: 'await bookCollection.bulkWrite(writes);',
  },
};
export const plantNames = Object.keys(plants);

/** Makes one file of the shop's code with its packages, so that each API of a run has its own. */
export async function bundleShop(plant?: string) {
  const file = path.join(folder, `${randomUUID()}.mjs`);
  await build({
    entryPoints: [path.join(backend, 'simulation/shop-process.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['bcrypt', 'sharp'],
    banner: {
      js: "const require = (await import('node:module')).createRequire(import.meta.url);",
    },
    plugins: [virtualTime, ...(plant ? [planted(plant)] : [])],
    logLevel: 'error',
  });
  return { file, remove: () => rm(file, { force: true }) };
}

/** Timers of the driver and of `timers/promises` come from the clock of the run, as the global ones do. */
const virtualTime: Plugin = {
  name: 'virtual time',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(node:)?timers(\/promises)?$/ }, ({ path: name }) => {
      return { path: name, namespace: 'virtual-time' };
    });
    onLoad({ filter: /promises$/, namespace: 'virtual-time' }, () => ({
      contents: `export const setTimeout = (ms, value) => new Promise((resolve) => globalThis.setTimeout(resolve, ms, value));
        export const setImmediate = () => new Promise((resolve) => globalThis.setImmediate(resolve));`,
    }));
    onLoad({ filter: /timers$/, namespace: 'virtual-time' }, () => ({
      contents: `for (const name of ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'])
        exports[name] = (...args) => globalThis[name](...args);`,
    }));
  },
};

function planted(name: string): Plugin {
  const plant = plants[name];
  if (!plant) throw new Error(`There is no fault "${name}": ${plantNames.join(', ')}.`);
  let isPlanted = false;
  return {
    name: 'planted fault',
    setup: ({ onLoad, onEnd }) => {
      onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        if (!file.endsWith(plant.file)) return undefined;
        const source = await readFile(file, 'utf8');
        isPlanted = source.includes(plant.from);
        return { contents: source.replace(plant.from, plant.to), loader: 'ts' };
      });
      onEnd(() => {
        if (!isPlanted) throw new Error(`The code for "${name}" is not there any more.`);
      });
    },
  };
}
