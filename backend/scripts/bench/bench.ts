import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { buildIfStale } from '../demo/build-if-stale.ts';
import { project } from '../demo/data-folder.ts';
import { runScript, print } from '../demo/print.ts';
import { withStage } from '../driver/stage.ts';
import { readBenchOptions } from './bench-options.ts';
import { measureFront } from './front.ts';
import { measureSizes } from './sizes.ts';
import { openTable, tableOf } from './tables.ts';
import { measureThroughput } from './throughput.ts';

// The shop against raw node:http and a plain Express app, in turns (A B C A B C ...), so that a
// noisy machine is noisy to all of them. Ratios of one run are what counts.
await runScript(async () => {
  const options = readBenchOptions();
  const { what, rounds, seconds, books, sizes } = options;
  buildIfStale();
  const { rows, note } = openTable();
  await withStage(async (stage) => {
    if (what === 'front') return measureFront(stage, rounds, note);
    if (what === 'scale') return measureSizes(stage, sizes, rounds, note);
    return measureThroughput(stage, options, note);
  });
  print(`\n${tableOf(rows)}\n`);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`;
  const date = new Date().toISOString();
  const results = { date, machine, rounds, seconds, books, rows };
  await writeFile(
    path.join(project, 'bench-results.json'),
    `${JSON.stringify(results, null, 2)}\n`,
  );
  print(`${machine}; written to bench-results.json`);
  process.exit(0);
});
