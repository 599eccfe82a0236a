import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** One more than there are processors: some tests wait until a time has passed. */
export const maxWorkers = availableParallelism() + 1;

interface Tests extends TestProjectInlineConfiguration {
  root: string;
  name: string;
  /** Below `root`, where the tests lie. */
  folders: string[];
}

/** What puts another module in a module's place, or loads it once more as another process would. */
const ownModules = /vi\.(mock|doMock|resetModules)\(|\.ts\?/;

/**
 * Test files share what they have loaded, which takes little more than half the time; those that
 * replace modules have their own, since the others would find the replaced ones. A spy on what a
 * module exports is taken back.
 */
export function testProjects({
  root,
  name,
  folders,
  ...project
}: Tests): TestProjectInlineConfiguration[] {
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, ...file.split(path.sep)),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file));
  const withOwn = files.filter((file) =>
    ownModules.test(readFileSync(path.join(root, file), 'utf8')),
  );
  const others = files.filter((file) => !withOwn.includes(file));
  return [
    { name, isolate: false, include: others },
    { name: `${name}, own modules`, include: withOwn },
  ]
    .filter(({ include }) => include.length > 0)
    .map((test) => ({ ...project, root, test: { ...project.test, ...test } }));
}

const backend = path.resolve(import.meta.dirname, '../backend');

/** Starts the database that the API's tests share. */
export const testServer = path.join(backend, 'src/testing/test-server.ts');
export const apiProjects = testProjects({
  root: backend,
  name: 'api',
  folders: ['src', 'scripts', 'seed', 'simulation'],
  test: {
    setupFiles: path.join(backend, 'src/testing/setup.ts'),
    // Long enough for a machine that does other things as well.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
