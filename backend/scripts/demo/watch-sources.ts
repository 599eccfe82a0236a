import { watch } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { context, type OutputFile, type Plugin } from 'esbuild';
import { Trouble } from './say.ts';

// The sources become one file, since Node reads hundreds of them through a loader in twice the time
// that it takes to start what is in them. Packages stay where they are.

interface Watched {
  /** The program whose sources these are. */
  entry: string;
  /** Where changes are looked for. */
  folders: string[];
  /** The one file, written anew after each change; beside the packages that it needs. */
  outfile: string;
  /** Told of a mistake, with its place. */
  onMistake: (text: string) => void;
}

/** A burst of changes (a checkout, a save of many files) is one. */
const burstMs = 40;

/**
 * Writes the sources into one file, and again whenever one of them changes; after a change with a
 * mistake the file stays as it was. Throws a Trouble when there is one at the beginning.
 */
export async function watchSources({ entry, folders, outfile, onMistake }: Watched) {
  const sources = await context({
    entryPoints: [entry],
    outfile,
    write: false, // esbuild takes away what it wrote when there is a mistake
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    plugins: [keepPlaces],
    logLevel: 'silent',
  });
  await mkdir(path.dirname(outfile), { recursive: true });
  let written = '';
  const rebuild = async () => {
    const { outputFiles } = await sources.rebuild();
    const made = outputFiles.map(({ hash }) => hash).join();
    if (made === written) return; // a test was changed
    written = made;
    // The map first: the program starts again when its file is another one.
    for (const file of outputFiles.toSorted(codeLast)) await writeFile(file.path, file.contents);
  };
  await rebuild().catch(async (error: Error) => {
    await sources.dispose();
    throw new Trouble(`The API cannot be put together. ${error.message}`);
  });
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        rebuild().catch((error: Error) => onMistake(error.message));
      }, burstMs);
    }),
  );
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await sources.dispose();
  };
}

const codeLast = (a: OutputFile, b: OutputFile) =>
  Number(b.path.endsWith('.map')) - Number(a.path.endsWith('.map'));

/** A file that looks for what is beside it goes on looking beside its source. */
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
