import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { Trouble } from './say.ts';

export interface Child {
  name: string;
  /** What the process told when it was ready. */
  ready: { port?: number; uri?: string };
  pid: number;
  /** Sends the process a message and answers its next one. */
  send: (message: object) => Promise<unknown>;
  /** Asks the process to end and waits; kills it after 15 s. */
  stop: () => Promise<void>;
  /** Resolves when the process ends without having been asked. */
  ended: Promise<void>;
}

/**
 * Starts a part of the shop in a process of its own and waits until it is ready. It has a process
 * group of its own, so that Ctrl-C reaches us alone and we can stop the parts in order; when we are
 * gone, the closed channel tells it to end as well.
 */
export async function startChild(
  name: string,
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  execArgv: string[] = [],
): Promise<Child> {
  const child = fork(file, args, {
    env,
    execArgv,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let errorText = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errorText = (errorText + chunk).slice(-4000);
    if (isReady) process.stderr.write(chunk);
  });
  let isReady = false;
  const ready = await new Promise<Child['ready']>((resolve, reject) => {
    child.on('message', (message: { type?: string } & Child['ready']) => {
      if (message.type !== 'ready') return;
      isReady = true;
      resolve(message);
    });
    child.once('exit', () =>
      setTimeout(() => reject(new Trouble(errorText.trim() || `${name} ended at once.`)), 50),
    );
  });
  let wasAsked = false;
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    name,
    ready,
    pid: child.pid ?? 0,
    send: (message) =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send(message);
      }),
    ended: new Promise((resolve) => void exit.then(() => wasAsked || resolve())),
    stop: async () => {
      wasAsked = true;
      await stopChild(child, exit);
    },
  };
}

async function stopChild(child: ChildProcess, exit: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await exit;
  clearTimeout(killer);
}

/** Throws one sentence when another program listens on the port. */
export async function expectFreePort(port: number, host: string, what: string, setting: string) {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Trouble(
          error.code === 'EADDRINUSE'
            ? `Port ${port} for ${what} is taken by another program; set ${setting} to a free one.`
            : `${what} cannot listen on ${host}:${port} (${error.code}); check ${setting}.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
