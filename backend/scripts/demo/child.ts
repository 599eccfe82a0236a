import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Trouble } from './print.ts';

/** A part of the shop in a process of its own, which may be still starting. */
export type StartingChild = ReturnType<typeof forkChild>;

interface Ready {
  port?: number;
  uri?: string;
  isPasswordInUse?: boolean;
}

export interface Program {
  name: string;
  file: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Of Node. */
  flags?: string[];
  cwd?: string;
  /** Takes the lines that it prints. */
  log?: string[];
}

/** For parts that run from their sources. */
export const tsx = ['--import', import.meta.resolve('tsx')];

/** Starts a part of the shop and waits until it is ready. */
export async function startChild(program: Program) {
  const child = forkChild(program);
  return { ...child, ready: await child.untilReady };
}

/**
 * Starts a part of the shop in a process group of its own, so that Ctrl-C reaches us alone and we
 * can stop the parts in order; when we are gone, the closed channel tells it to end as well.
 */
export function forkChild(program: Program) {
  const { name, file, args, env, flags = [], cwd, log } = program;
  const child = fork(file, args, {
    env,
    execArgv: flags,
    cwd,
    detached: process.platform !== 'win32',
    stdio: ['ignore', log ? 'pipe' : 'inherit', 'pipe', 'ipc'],
  });
  if (child.stdout) createInterface(child.stdout).on('line', (line) => log?.push(line));
  let errorText = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errorText = (errorText + String(chunk)).slice(-4000);
    if (isReady) process.stderr.write(chunk);
  });
  let isReady = false;
  let wasAsked = false;
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // What it printed last may come after the news of its end.
  const end = exit.then((code) => wait(50, code));
  const options = () =>
    child.signalCode ? `killed by ${child.signalCode}` : `exit code ${child.exitCode}`;
  const untilReady = new Promise<Ready>((resolve, reject) => {
    child.on('message', (message: { type?: string } & Ready) => {
      if (message.type !== 'ready') return;
      isReady = true;
      resolve(message);
    });
    void end.then(() =>
      reject(new Trouble(errorText.trim() || `${name} ended at once (${options()}).`)),
    );
  });
  return {
    name,
    pid: child.pid ?? 0,
    /** Rejects with what the process printed when it ends before. */
    untilReady,
    /** Sends the process a message and returns its next one. */
    send: (message: object) =>
      new Promise<unknown>((resolve) => {
        child.once('message', resolve);
        child.send(message);
      }),
    /** How it ended, in words, when the process ends after it was ready without having been asked. */
    ended: new Promise<string>(
      (resolve) => void end.then(() => isReady && !wasAsked && resolve(options())),
    ),
    /** Asks the process to end and waits; kills it after 15 s. Returns its exit code. */
    stop: async () => {
      wasAsked = true;
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      const code = await exit;
      clearTimeout(killer);
      return code;
    },
  };
}

/** The system's code for why nothing can listen there; undefined when something can. */
export async function findPortFault(host: string, port: number): Promise<string | undefined> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
    await promisify(probe.close.bind(probe))();
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}
