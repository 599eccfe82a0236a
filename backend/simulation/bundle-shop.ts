import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import type { Programs } from './cluster.ts';
import { Libraries, Program } from './program.ts';

const backend = path.resolve(import.meta.dirname, '..');
const folder = path.join(backend, 'node_modules/.simulation');

/** Faults that a run must find: replacements in files of `backend/src`. */
export const plantedFaults: Record<string, { file: string; from: string; to: string }> = {
  'sold twice': {
    file: 'features/orders/place/commit-orders.ts',
    from: 'if (soldOut.length > 0) throw insufficientStock(soldOut);',
    to: '',
  },
  'email lost': {
    file: 'features/orders/status/change-order.ts',
    from: 'await queueEmails([emailsAbout(order, step)], session);',
    to: '',
  },
  'audit entry missing': {
    file: 'models/books/write-books.ts',
    from: "await insertAuditEntries('book', changes, session);",
    to: "if (books.every(({ stock }) => stock !== 2)) await insertAuditEntries('book', changes, session);",
  },
  'key placed twice': {
    file: 'features/orders/place/commit-orders.ts',
    from: 'await insertUsedKeys(used, session);',
    to: '',
  },
  'sum wrong': {
    file: 'features/orders/summaries/order-summaries.queries.ts',
    from: 'const overlapMs = 15_000;',
    to: 'const overlapMs = -1;',
  },
  'stock outside of its transaction': {
    file: 'features/orders/stock/reserve-stock.ts',
    from: 'await bookCollection.bulkWrite(writes, { session });',
    to: 'await bookCollection.bulkWrite(writes);',
  },
  'no transaction': {
    file: 'database/transaction.ts',
    from: 'session.startTransaction(options);',
    to: 'session.commitTransaction = async () => {};',
  },
  'arrival not noted': {
    file: 'features/orders/supply/allocate-arrival.ts',
    from: 'for (const order of orders) await setArrivedAt(',
    to: 'for (const order of orders.slice(1)) await setArrivedAt(',
  },
  'VAT wrong': {
    file: 'models/orders/order-vat.ts',
    from: 'gross: priceCents,',
    to: 'gross: priceCents + 1,',
  },
  'message sent twice': {
    file: 'features/orders/messages/send-message.ts',
    from: 'makeOnce<Types.ObjectId>(request,',
    to: 'makeOnce<Types.ObjectId>(undefined,',
  },
  'new day without email': {
    file: 'features/orders/supply/email-new-days.ts',
    from: 'await queueEmails(',
    to: 'if (items.length > 1) await queueEmails(',
  },
};
export const plantNames = Object.keys(plantedFaults);

/** Packages without time or randomness, shared by all APIs of a run for a faster start. */
const sharedPackages = [
  'bcrypt',
  'sharp',
  'swagger-ui-dist',
  'jose',
  'saxes',
  'csv-parse',
  'csv-stringify',
  'iconv-lite',
  'entities',
  'nodemailer',
  'helmet',
  'mime-types',
  'pino',
];

/** Shared packages that get time, randomness and network from the calling process, see `Libraries`. */
const libraries = [
  'mongoose',
  'express',
  'path-to-regexp',
  'cors',
  'jsonwebtoken',
  'dataloader',
  'multer',
  'rate-limiter-flexible',
];
/** The same for packages that are imported as modules. */
const moduleLibraries = ['zod', 'zod/mini', 'zod-openapi', 'lru-cache', 'cookie', 'bson'];
/** Own stateless code, which all runs share. */
const statelessCode =
  /^(?:src\/contract\/|src\/text\/title-key|embedded-store\/src\/(?!start-store|commands\/run-command|wire\/))/;
const sharedPrefix = 'shared:';

const options = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Bundles the shop, the store and the code that all their processes share. */
export async function bundleShop(plant?: string) {
  const own = path.join(folder, randomUUID());
  const shared = new Set<string>();
  await build({
    ...options,
    entryPoints: {
      shop: path.join(backend, 'simulation/shop-process.ts'),
      store: path.join(backend, 'embedded-store/src/start-store.ts'),
    },
    outdir: own,
    outExtension: { '.js': '.cjs' },
    external: [...sharedPackages, ...libraries, ...moduleLibraries],
    plugins: [excludeShared(shared), shopFiles(plant)],
  });
  const librariesFile = path.join(own, 'libraries.cjs');
  await build({
    ...options,
    stdin: { contents: importsOf([...shared]), resolveDir: backend, loader: 'js' },
    outfile: librariesFile,
    external: sharedPackages,
    plugins: [shopFiles()],
  });
  return {
    files: {
      shop: path.join(own, 'shop.cjs'),
      store: path.join(own, 'store.cjs'),
      libraries: librariesFile,
    },
    remove: () => rm(own, { recursive: true, force: true }),
  };
}

export function programsOf({ shop, store, libraries: file }: Bundle['files']): Programs {
  const shared = new Libraries(file);
  return { shop: new Program(shop, shared), store: new Program(store, shared) };
}
type Bundle = Awaited<ReturnType<typeof bundleShop>>;

/** A module that exports all libraries by name. */
function importsOf(shared: string[]): string {
  const modules = [
    ...moduleLibraries.map((name) => [name, name]),
    ...shared.map((file) => [sharedPrefix + file, `./${file}`]),
  ] as const;
  const imports = modules.map(([, file], i) => `import * as m${i} from ${JSON.stringify(file)};`);
  const entries = [
    ...modules.map(([name], i) => `${JSON.stringify(name)}: m${i}`),
    ...libraries.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`),
  ];
  return `${imports.join('\n')}\nexport const all = { ${entries.join(', ')} };`;
}

/** Bundles stateless code with the libraries instead, and records its files. */
function excludeShared(shared: Set<string>): Plugin {
  return {
    name: 'stateless code',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\..*\.ts$/ }, ({ path: imported, resolveDir }) => {
        const file = path.relative(backend, path.resolve(resolveDir, imported));
        if (!statelessCode.test(file)) return undefined;
        shared.add(file);
        return { path: sharedPrefix + file, external: true };
      });
    },
  };
}

/** `import.meta` of each bundled file points to its source, and one file has the planted fault. */
function shopFiles(name?: string): Plugin {
  const plant = name === undefined ? undefined : plantedFaults[name];
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
