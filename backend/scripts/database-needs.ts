import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { needKinds, unneeded } from '../src/testing/database-needs.ts';
import { listFile, writeKnownNeeds, type KnownNeeds } from '../src/testing/known-needs.ts';
import { project } from './demo/data-folder.ts';
import { runScript, say } from './demo/say.ts';
import { readOptions } from './read-options.ts';

const usage = `node backend/scripts/run.mjs backend/scripts/database-needs.ts [--from FILE]

Runs the tests of the API, writes down what they asked of the database, and the table of
backend/README.md. --from FILE: what a run with RECORD_NEEDS=FILE has written already.
`;

await runScript(async () => {
  const { values } = readOptions({ usage, options: { from: { type: 'string' } } });
  const lines = readFileSync(values.from ?? recordTests(), 'utf8').split('\n');
  const asked = [...new Set(lines)].filter((line) => line && !unneeded.includes(line)).toSorted();
  const needs = needKinds.map((kind) => [
    kind,
    asked.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1)),
  ]);
  writeKnownNeeds(Object.fromEntries(needs) as KnownNeeds);
  execFileSync('npx', ['prettier', '--write', fileURLToPath(listFile)]);
  say(`${asked.length} things are asked of the database.`);
  return Promise.resolve();
});

function recordTests(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'storyloom-needs-')), 'asked');
  execFileSync('npx', ['vitest', 'run'], {
    cwd: path.join(project, 'backend'),
    env: { ...process.env, RECORD_NEEDS: file },
    stdio: 'inherit',
  });
  return file;
}
