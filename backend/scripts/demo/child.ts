import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { Trouble } from './say.ts';

export interface Child {
  name: string;
  /** What the process told when it was ready. */
  ready: { port?: number; uri?: string; isPasswordInUse?: boolean };
  pid: number;
  /** Sends the process a message and returns its next one. */
  send: (message: object) => Promise<unknown>;
  /** Asks the process to end and waits; kills it after 15 s. Returns its exit code. */
  stop: () => Promise<number | null>;
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
    errorText = (errorText + String(chunk)).slice(-4000);
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
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
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
      return stopChild(child, exit);
    },
  };
}

async function stopChild(child: ChildProcess, exit: Promise<number | null>) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  const code = await exit;
  clearTimeout(killer);
  return code;
}

interface Listening {
  port: number;
  host: string;
  what: string;
  /** The settings that port and host come from. */
  settings: { port: string; host: string };
}

/** Throws one sentence when nothing can listen there: which setting to change, and why. */
export async function expectFreePort({ port, host, what, settings }: Listening): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new Trouble(
        `Port ${port} for ${what} is taken by another program; set ${settings.port} to a free one.`,
      );
    }
    const wrong = error.code === 'EACCES' ? settings.port : settings.host;
    throw new Trouble(
      `There is no listening on ${host}:${port} for ${what} (${error.code}); check ${wrong}.`,
    );
  });
}
