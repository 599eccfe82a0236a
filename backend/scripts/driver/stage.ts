import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPortFault, startChild, type Program } from '../demo/child.ts';

export interface Stage {
  folder: string;
  start: (program: OnPort) => Promise<Restartable>;
}

/** `PORT` is set in its `env`. */
interface OnPort extends Omit<Program, 'args'> {
  argsFor?: (port: number) => string[];
}

/** Lets a process tell what it uses. */
export const watch = ['--import', path.join(import.meta.dirname, 'watch-process.mjs')];

/** What `watch-process.mjs` tells. */
export interface Figures {
  rssMb: number;
  cpuMs: number;
  maxPauseMs: number;
}

/** Gives `work` a stage; all of it is gone afterwards. */
export async function withStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-stage-'));
  const started: Restartable[] = [];
  const start = async (program: OnPort) => {
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

/** A process that is killed, frozen and stopped, and started again under the same address. */
async function startRestartable({ argsFor, env = process.env, ...program }: OnPort) {
  const port = await findPort();
  const withPort = { ...env, PORT: String(port) };
  const startOne = () => startChild({ ...program, args: argsFor?.(port), env: withPort });
  let child = await startOne();
  const signal = (name: NodeJS.Signals) => void process.kill(child.pid, name);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** The process that was started last. */
    getChild: () => child,
    start: async () => void (child = await startOne()),
    signal,
    kill: async () => {
      signal('SIGKILL');
      await child.ended;
    },
    /** Ends it in order, if it runs; returns the exit code. */
    stop: () => child.stop(),
  };
}

/** Below the ports that outgoing connections take, so that it is still free at the next start. */
export async function findPort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await findPortFault('127.0.0.1', port)) ? findPort() : port;
}

/** `start` begins the longest pause again. */
export async function figuresOf(
  { getChild }: Restartable,
  type: 'tell' | 'start' = 'tell',
): Promise<Figures> {
  return (await getChild().send({ type })) as Figures;
}
