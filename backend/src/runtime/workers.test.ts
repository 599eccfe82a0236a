import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { newBookBody } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { signInAdmin } from '../testing/sign-in.ts';
import { testSettings } from '../testing/test-app.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 240_000 }); // starts processes

const metricsToken = 'token-of-the-collector';
let main: ChildProcess | undefined;
afterEach(() => void main?.kill('SIGKILL'));

/** The API as a process; knows the processes that listen from what is logged. */
async function start(settings: NodeJS.ProcessEnv) {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/${mongoose.connection.name}`;
  const child = fork(new URL('main.ts', import.meta.url), {
    env: {
      ...process.env,
      MONGODB_URI: uri.href,
      JWT_SECRET: testSettings.jwtSecret,
      METRICS_TOKEN: metricsToken,
      PORT: '0',
      LOG_LEVEL: 'info',
      ...settings,
    },
    execArgv: ['--import', 'tsx'],
    silent: true,
  });
  main = child;
  const pids: number[] = [];
  const lines = createInterface(child.stdout as NonNullable<typeof child.stdout>);
  lines.on('line', (line) => {
    const pid = /"pid":(\d+),"msg":"listening"/.exec(line)?.[1];
    if (pid !== undefined) pids.push(Number(pid));
  });
  return { child, pids };
}

async function startTwo() {
  const { child, pids } = await start({ WORKERS: '2' });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  await vi.waitFor(() => expect(pids).toHaveLength(2), { timeout: 60_000 }); // lines come later
  return { child, pids, port };
}

/** Over a connection of its own, so that each worker gets its turn. */
async function get(port: number, path: string, headers: Record<string, string> = {}) {
  const sent = request({ port, host: '127.0.0.1', path, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [Parameters<typeof text>[0]];
  return text(response);
}

it('serves one port with several processes, which see each other’s changes and count together', async () => {
  const { port } = await startTwo();
  const added = await fetch(`http://127.0.0.1:${port}/api/books/create-book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signInAdmin() },
    body: JSON.stringify(newBookBody({ title: 'Known to all' })),
  });
  expect(added.status).toBe(201);
  await vi.waitFor(
    async () => {
      const seen = Array.from({ length: 6 }, () => get(port, '/api/books/'));
      for (const list of await Promise.all(seen)) expect(list).toContain('Known to all');
    },
    { timeout: 30_000 },
  );

  for (let i = 0; i < 6; i += 1) await get(port, '/api/health/live');
  const metrics = await get(port, '/api/metrics', { Authorization: `Bearer ${metricsToken}` });
  expect(metrics).toMatch(/^storyloom_http_request_seconds_count\{.*live.*\} 6$/m);
  expect(metrics).toMatch(/^storyloom_letters\{status="waiting"\} 0$/m);
});

it('starts a process again that ended, and nobody is turned away meanwhile', async () => {
  const { pids, port } = await startTwo();
  process.kill(pids[0] as number, 'SIGKILL');
  await vi.waitFor(() => expect(pids).toHaveLength(3), { timeout: 60_000 });
  for (let i = 0; i < 4; i += 1) expect(await get(port, '/api/health/live')).toContain('live');
});

it('ends all of them in order, also when whoever started them is gone', async () => {
  for (const end of [() => main?.kill('SIGTERM'), () => main?.disconnect()]) {
    const { child, pids } = await startTwo();
    end();
    expect(await once(child, 'exit')).toEqual([0, null]);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  }
});

it('says once why the first cannot start', async () => {
  const { child } = await start({ WORKERS: '3', HOST: '192.0.2.1' });
  const [error, [code]] = await Promise.all([
    text(child.stderr as NonNullable<typeof child.stderr>),
    once(child, 'exit') as Promise<[number]>,
  ]);
  expect(code).toBe(1);
  expect(error.match(/cannot listen/g)).toHaveLength(1);
});
