import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStore } from '../src/start-store.ts';
import { useProgram, startProcess } from './store-process.ts';

const program = useProgram();
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'store-lock-'));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test('a second process is refused with the number of the first, until the first has ended', async () => {
  const folder = join(root, 'two');
  const first = await startProcess(program, folder);
  await expect(startProcess(program, folder)).rejects.toThrow(
    new RegExp(`ended with 1: .*is in use by process ${first.child.pid}`),
  );
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  expect(readdirSync(folder)).not.toContain('lock');
  const next = await startProcess(program, folder);
  next.child.kill('SIGKILL');
  await next.exited;
  const afterKill = await startProcess(program, folder);
  afterKill.child.disconnect();
  expect(await afterKill.exited).toBe(0);
});

test('a lock with a pid that now belongs to another process is void', async () => {
  const folder = join(root, 'reused');
  mkdirSync(folder);
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
  const store = await startStore({ dataDir: folder });
  expect(store.uri).toContain('mongodb://');
  await store.close();
});

test('the same process cannot open a folder twice', async () => {
  const dataDir = join(root, 'same');
  const store = await startStore({ dataDir });
  await expect(startStore({ dataDir })).rejects.toThrow('is in use by process');
  await store.close();
});

test('a taken port and a folder that is a file end with one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const folder = join(root, 'port');
  await expect(startProcess(program, folder, ['--port', String(port)])).rejects.toThrow(
    `ended with 1: Port ${port} is already in use; choose another with --port.\n`,
  );
  server.close();
  const file = join(root, 'a-file');
  writeFileSync(file, '');
  await expect(startProcess(program, file)).rejects.toThrow(
    /ended with 1: The embedded store cannot start: .*\n$/,
  );
});
