import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { forkChild, startChild } from './child.ts';

function write(program: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'storyloom-')), 'program.mjs');
  writeFileSync(file, program);
  return file;
}
const readyAndWaiting =
  "process.on('message', () => {}); process.send({ type: 'ready', port: 7 });";

it('says how a part of the shop ended by itself', async () => {
  const killed = await startChild({ name: 'The database', file: write(readyAndWaiting) });
  process.kill(killed.pid, 'SIGKILL');
  expect(await killed.ended).toBe('killed by SIGKILL');
  const failing = write("process.send({ type: 'ready' }, () => process.exit(3));");
  const failed = await startChild({ name: 'The database', file: failing });
  expect(await failed.ended).toBe('exit code 3');
});

it('says why a part of the shop did not start, or how it ended', async () => {
  const telling = write("console.error('Port 7 is taken.'); process.exitCode = 1;");
  await expect(startChild({ name: 'Sign-in', file: telling })).rejects.toThrow('Port 7 is taken.');
  const silent = write('process.exit(9);');
  await expect(startChild({ name: 'Sign-in', file: silent })).rejects.toThrow(
    'Sign-in ended at once (exit code 9).',
  );
});

it('can be stopped before it is ready', async () => {
  const child = forkChild({ name: 'The API', file: write('setInterval(() => {}, 1000);') });
  await Promise.all([expect(child.untilReady).rejects.toThrow('killed by SIGTERM'), child.stop()]);
});
