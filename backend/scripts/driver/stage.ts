import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPortFault, startChild, type Child, type Program } from '../demo/child.ts';

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
  longestPauseMs: number;
}

/** Gives `work` a stage; all of it is gone afterwards. */
export async function withStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-stage-'));
  const started: Restartable[] = [];
  const start = async (program: OnPort) => {
    const running = new Restartable(program, await findPort());
    await running.start();
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

/** A process that is killed, frozen and stopped, and started again under the same address. */
export class Restartable {
  readonly port: number;
  readonly #program: OnPort;
  #child: Child | undefined;

  constructor(program: OnPort, port: number) {
    this.#program = program;
    this.port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get child(): Child {
    if (!this.#child) throw new Error(`${this.#program.name} does not run.`);
    return this.#child;
  }

  async start(): Promise<void> {
    const { argsFor, env = process.env, ...program } = this.#program;
    const withPort = { ...env, PORT: String(this.port) };
    this.#child = await startChild({ ...program, args: argsFor?.(this.port), env: withPort });
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.signal('SIGKILL');
    this.#child = undefined;
    await child.ended;
  }

  signal(name: NodeJS.Signals): void {
    process.kill(this.child.pid, name);
  }

  /** Ends it in order, if it runs; returns the exit code. */
  async stop(): Promise<number | null> {
    const child = this.#child;
    this.#child = undefined;
    return child ? child.stop() : 0;
  }
}

/** Below the ports that outgoing connections take, so that it is still free at the next start. */
export async function findPort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await findPortFault('127.0.0.1', port)) ? findPort() : port;
}

/** `start` begins the longest pause anew. */
export async function figuresOf(
  { child }: Restartable,
  type: 'tell' | 'start' = 'tell',
): Promise<Figures> {
  return (await child.send({ type })) as Figures;
}
