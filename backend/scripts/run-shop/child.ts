import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { UserError } from '../command/run-script.ts';

/** A child process that may still be starting. */
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
  /** Node's flags. */
  flags?: string[];
  cwd?: string;
  /** Receives the printed lines. */
  log?: string[];
}

/** Node's flags for programs that run from their sources. */
export const tsx = ['--import', import.meta.resolve('tsx')];

export async function startChild(program: Program) {
  const child = forkChild(program);
  return { ...child, ready: await child.untilReady };
}

/**
 * Starts a program in its own process group, so that Ctrl-C reaches only the parent, which stops its
 * children in order. A child also ends when the IPC channel to its parent closes.
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
  let isStopping = false;
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // The last output may arrive after the exit event.
  const end = exit.then((code) => wait(50, code));
  const describeExit = () =>
    child.signalCode ? `killed by ${child.signalCode}` : `exit code ${child.exitCode}`;
  const untilReady = new Promise<Ready>((resolve, reject) => {
    child.on('message', (message: { type?: string } & Ready) => {
      if (message.type !== 'ready') return;
      isReady = true;
      resolve(message);
    });
    void end.then(() =>
      reject(new UserError(errorText.trim() || `${name} ended at once (${describeExit()}).`)),
    );
  });
  return {
    name,
    pid: child.pid ?? 0,
    /** Rejects with the printed error when the process exits first. */
    untilReady,
    /** Sends the process a message and returns its next one. */
    send: (message: object) =>
      new Promise<unknown>((resolve) => {
        child.once('message', resolve);
        child.send(message);
      }),
    /** Resolves with a description when the ready process exits without `stop`. */
    ended: new Promise<string>(
      (resolve) => void end.then(() => isReady && !isStopping && resolve(describeExit())),
    ),
    /** Sends SIGTERM, and SIGKILL after 15 s. Returns the exit code. */
    stop: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      const code = await exit;
      clearTimeout(killer);
      return code;
    },
  };
}

/** The error code of an attempt to listen there; undefined when it succeeds. */
export async function findListenError(host: string, port: number): Promise<string | undefined> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
    await promisify(probe.close.bind(probe))();
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}
