import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { context, formatMessages, type Plugin } from 'esbuild';
import { UserError } from '../command/run-script.ts';

// Bundles the sources into one file without packages: loading hundreds of files through a loader takes
// twice as long as the start itself.

interface WatchOptions {
  entry: string;
  /** The bundle; it must be in a folder from which Node finds the packages. */
  outfile: string;
  /** Called with the errors of a failed rebuild. */
  onBuildError: (text: string) => void;
}

/**
 * Writes the bundle now and after each change of a source; a failed rebuild leaves the file as it was.
 * Throws a `UserError` when the first build fails.
 */
export async function watchSources({ entry, outfile, onBuildError }: WatchOptions) {
  let written = '';
  const write: Plugin = {
    name: 'write',
    setup: ({ onEnd }) => {
      onEnd(async ({ errors, outputFiles: [file] = [] }) => {
        if (written && errors.length > 0)
          onBuildError((await formatMessages(errors, { kind: 'error' })).join(''));
        if (!file || file.hash === written) return;
        written = file.hash;
        await writeFile(outfile, file.contents);
      });
    },
  };
  const sources = await context({
    entryPoints: [entry],
    outfile,
    write: false, // esbuild would delete the file after a failed build
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [keepImportMeta, write],
    logLevel: 'silent',
  });
  await mkdir(path.dirname(outfile), { recursive: true });
  await sources.rebuild().catch(async (error: Error) => {
    await sources.dispose();
    throw new UserError(`The API cannot be put together. ${error.message}`);
  });
  await sources.watch();
  return () => sources.dispose();
}

/** Makes `import.meta` of a bundled file point to its source. */
const keepImportMeta: Plugin = {
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
