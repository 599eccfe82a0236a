import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { context, formatMessages, type Plugin } from 'esbuild';
import { Trouble } from './print.ts';

// The sources become one file, since Node reads hundreds of them through a loader in twice the time
// that it takes to start what is in them. Packages stay where they are.

interface Watched {
  /** The name of the program. */
  entry: string;
  /** The bundle, written again after each change, next to the packages that it needs. */
  outfile: string;
  /** Called with a compile error and its place. */
  onMistake: (text: string) => void;
}

/**
 * Writes the sources into one file, and again whenever one of them changes; after a change with a
 * mistake the file stays as it was. Throws a Trouble when there is one at the beginning.
 */
export async function watchSources({ entry, outfile, onMistake }: Watched) {
  let written = '';
  const write: Plugin = {
    name: 'write',
    setup: ({ onEnd }) => {
      onEnd(async ({ errors, outputFiles: [file] = [] }) => {
        if (written && errors.length > 0)
          onMistake((await formatMessages(errors, { kind: 'error' })).join(''));
        if (!file || file.hash === written) return;
        written = file.hash;
        await writeFile(outfile, file.contents);
      });
    },
  };
  const sources = await context({
    entryPoints: [entry],
    outfile,
    write: false, // esbuild takes away what it wrote when there is a mistake
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [keepPlaces, write],
    logLevel: 'silent',
  });
  await mkdir(path.dirname(outfile), { recursive: true });
  await sources.rebuild().catch(async (error: Error) => {
    await sources.dispose();
    throw new Trouble(`The API cannot be put together. ${error.message}`);
  });
  await sources.watch();
  return () => sources.dispose();
}

/** `import.meta` of a bundled file still points to its source. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => ({
      loader: 'ts',
      contents: (await readFile(file, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.filename', JSON.stringify(file))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
    }));
  },
};
