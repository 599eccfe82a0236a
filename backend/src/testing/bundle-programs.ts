import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const project = path.resolve(import.meta.dirname, '../..');
const folder = path.join(project, 'node_modules/.test-programs');
/** What most tests start. */
const programs = [
  'src/testing/orders/order-process-child.ts',
  'src/testing/imports/import-child.ts',
  'src/main.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/create-admin.ts',
  'scripts/seed.ts',
];

/**
 * Makes one file of each program that tests start and kill, with the packages it uses: Node reads it
 * in a fraction of the time that it takes to find and compile them at each start. Returns their folder and how to remove it.
 */
export async function bundlePrograms(files = programs) {
  const outdir = path.join(folder, randomUUID());
  await build({
    entryPoints: files.map((file) => path.join(project, file)),
    outdir,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    external: ['bcrypt', 'sharp'], // not of JavaScript alone
    banner: {
      js: "const require = (await import('node:module')).createRequire(import.meta.url);",
    },
    // Not compiled where it lies.
    alias: { '@storyloom/embedded-store': path.join(project, 'embedded-store/src/start-store.ts') },
    plugins: [ownPlaces],
    logLevel: 'error',
  });
  return { folder: outdir, remove: () => rm(outdir, { recursive: true, force: true }) };
}

/** `import.meta` of each bundled file points to its source. */
const ownPlaces: Plugin = {
  name: 'own places',
  setup: ({ onLoad }) => {
    onLoad({ filter: /backend\/(src|scripts|seed)\/.*\.ts$/ }, async ({ path: file }) => {
      const url = JSON.stringify(pathToFileURL(file).href);
      const contents = (await readFile(file, 'utf8')).replaceAll('import.meta.url', url);
      return { contents, loader: 'ts' };
    });
  },
};
