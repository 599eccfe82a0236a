import type bcrypt from 'bcrypt';
import nodeCrypto from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import util from 'node:util';
import vm from 'node:vm';
import type mongoose from 'mongoose';
import { currentProcess, type ProcessEnvironment } from './current-process.ts';
import { libraryEnvironment } from './library-environment.ts';
import type { FakeSocket } from './fake-socket.ts';
import { VirtualTime } from './virtual-time.ts';

const require = createRequire(import.meta.url);

/** The outside world of a simulated process. */
interface ProcessOptions {
  time: VirtualTime;
  /** Clock offset of its machine. */
  skewMs?: number;
  random: () => number;
  /** Implements `net.connect`. */
  connect?: (timers: RunningTimers) => FakeSocket;
  /** Receives the connection handler of a server. */
  listen?: (accept: (socket: net.Socket) => void) => void;
}
type RunningTimers = ReturnType<VirtualTime['ofProcess']>['globals'];

export interface RunningProgram<Exports> {
  exports: Exports;
  /** The process was killed: none of its callbacks run. */
  end: () => void;
}

const globalNames = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'Date',
  'performance',
  'Math',
  'crypto',
];

/** A compiled file; each run has its own state. */
class Code<Exports> {
  readonly #script: vm.Script;
  readonly #names = ['require', 'module', 'exports', ...globalNames];

  constructor(file: string) {
    const source = `(function (${this.#names.join(', ')}) {${readFileSync(file, 'utf8')}\n})`;
    this.#script = new vm.Script(source, { filename: file });
  }

  run({ globals, modules }: ProcessEnvironment, libraries: Record<string, unknown> = {}): Exports {
    const module = { exports: {} as Exports };
    const find = (name: string): unknown =>
      modules[name.replace(/^node:/, '')] ?? libraries[name] ?? require(name);
    const values: Record<string, unknown> = {
      ...globals,
      require: find,
      module,
      exports: module.exports,
    };
    const start = this.#script.runInThisContext() as (...values: unknown[]) => void;
    start(...this.#names.map((name) => values[name]));
    return module.exports;
  }
}

/**
 * The code that all processes share: it is stateless, so it is compiled once for all runs. Time,
 * randomness and network come from the process that calls it.
 */
export class Libraries {
  readonly #all: Record<string, unknown>;

  constructor(file: string) {
    const code = new Code<{ all: Record<string, unknown> }>(file);
    this.#all = code.run(libraryEnvironment(outside())).all;
  }

  /** The libraries of one process, with its own Mongoose, because Mongoose holds models and connections. */
  ofProcess(): Record<string, unknown> {
    const { Mongoose, mongo } = this.#all['mongoose'] as typeof mongoose;
    const { ObjectId } = this.#all['bson'] as typeof mongo;
    // Object ids start as in a new process.
    for (const ids of [mongo.ObjectId, ObjectId]) {
      (ids as unknown as { resetState: () => void }).resetState();
    }
    return { ...this.#all, mongoose: new Mongoose() };
  }
}

/** Libraries load outside of any process, without timers and network. */
function outside(): ProcessEnvironment {
  const { globals } = new VirtualTime().ofProcess();
  return environmentOf({ time: new VirtualTime(), random: () => 0.5 }, globals);
}

/** A bundled program that is started many times, each time with its own state, clock and network. */
export class Program<Exports extends object> {
  readonly #code: Code<Exports>;
  readonly #libraries: Libraries;

  constructor(file: string, libraries: Libraries) {
    this.#code = new Code(file);
    this.#libraries = libraries;
  }

  start(surroundings: ProcessOptions): RunningProgram<Exports> {
    const { time, skewMs = 0 } = surroundings;
    const { globals, end } = time.ofProcess({ skewMs });
    const world = environmentOf(surroundings, globals);
    return currentProcess.run(world, () => {
      const exported = this.#code.run(world, this.#libraries.ofProcess());
      return { exports: callIn(world, exported), end };
    });
  }
}

/** Makes exported functions run in their own process, not in that of the caller. */
function callIn<Exports extends object>(world: ProcessEnvironment, exported: Exports): Exports {
  const calls = Object.keys(exported).map((name) => {
    const call = exported[name as keyof Exports] as (...args: unknown[]) => unknown;
    return [name, (...args: unknown[]) => currentProcess.run(world, () => call(...args))];
  });
  return Object.fromEntries(calls) as Exports;
}

/** Node's modules for time, randomness and network are replaced by those of the simulation. */
function environmentOf(
  { random, connect, listen }: ProcessOptions,
  timers: RunningTimers,
): ProcessEnvironment {
  const seeded = seededCrypto(random);
  return {
    globals: {
      ...timers,
      crypto: seeded.webcrypto,
      Math: Object.create(Math, { random: { value: random } }),
    },
    modules: {
      timers,
      'timers/promises': timersPromises(timers),
      crypto: { ...seeded },
      perf_hooks: { performance: timers.performance, ...noMeasurements },
      net: networkOf(connect && (() => connect(timers)), listen),
      // A subscription would outlive the process.
      diagnostics_channel: { ...diagnostics, subscribe: () => {} },
      bcrypt: fastBcrypt,
      util: ownUtil,
    },
  };
}

// Copied once, because some getters are slow.
const ownUtil = { ...util, deprecate: (work: unknown) => work };
const ownCrypto = { ...nodeCrypto };
const ownNet = { ...net };

/** Turns off metrics of Node itself. */
const noMeasurements = {
  PerformanceObserver: class {
    observe(): void {
      // nothing
    }
  },
  monitorEventLoopDelay: undefined,
};

function timersPromises({ setTimeout, clearTimeout, setImmediate }: RunningTimers) {
  return {
    setTimeout: (ms: number, value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => resolve(value), ms);
        signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(new Error('aborted'));
        });
      }),
    setImmediate: (value?: unknown) => new Promise((resolve) => setImmediate(() => resolve(value))),
  };
}

function networkOf(connect?: () => FakeSocket, listen?: ProcessOptions['listen']) {
  const createServer = (accept: (socket: net.Socket) => void) => {
    listen?.(accept);
    const server = {
      listen: (_port: number, _host: string, done: () => void) => process.nextTick(done),
      address: () => ({ port: 27017 }),
      close: (done: () => void) => process.nextTick(done),
      once: () => server,
      on: () => server,
    };
    return server;
  };
  return { ...ownNet, connect, createConnection: connect, createServer };
}

/** Ids and secrets derived from the seed. */
function seededCrypto(random: () => number): typeof nodeCrypto {
  const fill = <Bytes extends Uint8Array>(bytes: Bytes): Bytes => {
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = Math.floor(random() * 256);
    return bytes;
  };
  const randomBytes = (size: number) => fill(Buffer.alloc(size));
  const randomUUID = () => {
    const hex = randomBytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const randomInt = (from: number, to?: number) => {
    const [min, max] = to === undefined ? [0, from] : [from, to];
    return min + Math.floor(random() * (max - min));
  };
  const { subtle } = nodeCrypto.webcrypto;
  const webcrypto = { subtle, randomUUID, getRandomValues: fill };
  const own = { randomBytes, randomUUID, randomInt, randomFillSync: fill, webcrypto };
  return { ...ownCrypto, ...own, getRandomValues: fill } as unknown as typeof nodeCrypto;
}

/** Synchronous and weak hashes with a fixed salt: threads and salts would make a run random. */
const fastBcrypt = {
  hash: async (text: string) => quick().hashSync(text, `$2b$04$${'a'.repeat(21)}e`),
  compare: async (text: string, hash: string) => quick().compareSync(text, hash),
};
const quick = () => require('bcrypt') as typeof bcrypt;
