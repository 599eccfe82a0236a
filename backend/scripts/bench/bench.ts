import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { buildIfStale } from '../run-shop/build-if-stale.ts';
import { projectFolder } from '../command/data-folder.ts';
import { runScript, print } from '../command/run-script.ts';
import { withSandbox } from '../harness/sandbox.ts';
import { readBenchOptions } from './bench-options.ts';
import { measureFront } from './front.ts';
import { measureSizes } from './sizes.ts';
import { createTable, formatTable } from './tables.ts';
import { measureThroughput } from './throughput.ts';

// Measures the shop, raw node:http and a plain Express app in turns (A B C A B C ...), so that noise
// of the machine affects all alike. Compare ratios of one run only.
await runScript(async () => {
  const options = readBenchOptions();
  const { what, rounds, seconds, books, sizes } = options;
  buildIfStale();
  const { rows, note } = createTable();
  await withSandbox(async (stage) => {
    if (what === 'front') return measureFront(stage, rounds, note);
    if (what === 'scale') return measureSizes(stage, sizes, rounds, note);
    return measureThroughput(stage, options, note);
  });
  print(`\n${formatTable(rows)}\n`);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`;
  const date = new Date().toISOString();
  const results = { date, machine, rounds, seconds, books, rows };
  await writeFile(
    path.join(projectFolder, 'bench-results.json'),
    `${JSON.stringify(results, null, 2)}\n`,
  );
  print(`${machine}; written to bench-results.json`);
  process.exit(0);
});
