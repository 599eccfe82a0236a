import { randomInt } from 'node:crypto';
import { expectFreePort, startChild, type Child } from '../demo/child.ts';

interface Program {
  name: string;
  file: string;
  argsFor: (port: number) => string[];
  envFor: (port: number) => NodeJS.ProcessEnv;
  flags: string[];
}

/** A process that is killed, frozen and stopped, and started again under the same address. */
export class Restartable {
  readonly port: number;
  readonly #program: Program;
  #child: Child | undefined;

  private constructor(program: Program, port: number) {
    this.#program = program;
    this.port = port;
  }

  static async start(program: Program): Promise<Restartable> {
    const started = new Restartable(program, await findPort(program.name));
    await started.start();
    return started;
  }

  get child(): Child {
    if (!this.#child) throw new Error(`${this.#program.name} does not run.`);
    return this.#child;
  }

  async start(): Promise<void> {
    const { name, file, argsFor, envFor, flags } = this.#program;
    this.#child = await startChild(name, file, argsFor(this.port), envFor(this.port), flags);
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
async function findPort(what: string): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const settings = { port: 'the port', host: 'the host' };
    const isFree = expectFreePort({ port, host: '127.0.0.1', what, settings });
    if (
      await isFree.then(
        () => true,
        () => false,
      )
    )
      return port;
  }
}
