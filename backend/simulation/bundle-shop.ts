import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
  'audit entry missing': {
    file: 'counter/receive-stock.ts',
    from: 'await insertAuditEntries(',
    to: 'if (from !== 2) await insertAuditEntries(',
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

/** Know neither time nor chance, so all APIs of a run share them: it starts faster. */
const sharedPackages = [
  ...['bcrypt', 'sharp', 'swagger-ui-dist', 'jose', 'saxes', 'csv-parse'],
  ...['csv-stringify', 'iconv-lite', 'entities', 'nodemailer', 'helmet', 'mime-types', 'pino'],
];

/** Makes one file of the shop's code and one of the store's, with the packages that have a state. */
export async function bundleShop(plant?: string) {
  const own = path.join(folder, randomUUID());
  await build({
    entryPoints: {
      shop: path.join(backend, 'simulation/shop-process.ts'),
      store: path.join(backend, 'embedded-store/src/start-store.ts'),
    },
    outdir: own,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: sharedPackages,
    plugins: [shopFiles(plant)],
    logLevel: 'error',
  });
  return {
    shopFile: path.join(own, 'shop.cjs'),
    storeFile: path.join(own, 'store.cjs'),
    remove: () => rm(own, { recursive: true, force: true }),
  };
}

/** Each file finds what lies beside it where it lies itself, and one has the planted fault. */
function shopFiles(name?: string): Plugin {
  const plant = name === undefined ? undefined : plants[name];
  if (name !== undefined && !plant) {
    throw new Error(`There is no fault "${name}": ${plantNames.join(', ')}.`);
  }
  let isPlanted = !plant;
  return {
    name: 'files of the shop',
    setup: ({ onLoad, onEnd }) => {
      onLoad({ filter: /backend\/.*\.ts$/ }, async ({ path: file }) => {
        const url = JSON.stringify(pathToFileURL(file).href);
        const source = (await readFile(file, 'utf8')).replaceAll('import.meta.url', url);
        if (!plant || !file.endsWith(plant.file)) return { contents: source, loader: 'ts' };
        isPlanted = source.includes(plant.from);
        return { contents: source.replace(plant.from, plant.to), loader: 'ts' };
      });
      onEnd(() => {
        if (!isPlanted) throw new Error(`The code for "${name}" is not there any more.`);
      });
    },
  };
}
