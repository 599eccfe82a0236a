import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findListenError, startChild, type Program } from '../run-shop/child.ts';

export interface Sandbox {
  folder: string;
  start: (program: ProgramOnPort) => Promise<Restartable>;
}

/** The sandbox chooses the port and sets `PORT`. */
interface ProgramOnPort extends Omit<Program, 'args'> {
  argsFor?: (port: number) => string[];
}

/** Node's flags for processes that `readUsage` can read. */
export const usageReporter = ['--import', path.join(import.meta.dirname, 'report-usage.mjs')];

/** Sent by `report-usage.mjs`. */
export interface ProcessUsage {
  rssMb: number;
  cpuMs: number;
  maxPauseMs: number;
}

/** Gives `work` a temporary folder and processes; removes both afterwards. */
export async function withSandbox<T>(work: (stage: Sandbox) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-stage-'));
  const started: Restartable[] = [];
  const start = async (program: ProgramOnPort) => {
    const running = await startRestartable(program);
    started.push(running);
    return running;
  };
  try {
    return await work({ folder, start });
  } finally {
    for (const each of started.reverse()) await each.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export type Restartable = Awaited<ReturnType<typeof startRestartable>>;

/** A process that can be stopped, killed and started again on the same port. */
async function startRestartable({ argsFor, env = process.env, ...program }: ProgramOnPort) {
  const port = await findPort();
  const withPort = { ...env, PORT: String(port) };
  const startOne = () => startChild({ ...program, args: argsFor?.(port), env: withPort });
  let child = await startOne();
  const signal = (name: NodeJS.Signals) => void process.kill(child.pid, name);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** The current process. */
    getChild: () => child,
    start: async () => void (child = await startOne()),
    signal,
    kill: async () => {
      signal('SIGKILL');
      await child.ended;
    },
    stop: () => child.stop(),
  };
}

/** Below the ephemeral ports, so that it is still free at a restart. */
export async function findPort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await findListenError('127.0.0.1', port)) ? findPort() : port;
}

/** `reset` also restarts the measurement of the longest pause. */
export async function readUsage(
  { getChild }: Restartable,
  type: 'read' | 'reset' = 'read',
): Promise<ProcessUsage> {
  return (await getChild().send({ type })) as ProcessUsage;
}
