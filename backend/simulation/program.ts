import type bcrypt from 'bcrypt';
import nodeCrypto from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import util from 'node:util';
import vm from 'node:vm';
import type { PipeEnd } from './pipe-end.ts';
import type { VirtualTime } from './virtual-time.ts';

const require = createRequire(import.meta.url);

/** What a process of the simulation has of the outside world. */
interface Surroundings {
  time: VirtualTime;
  /** How far the clock of its machine is off. */
  skewMs?: number;
  random: () => number;
  /** What `net.connect` leads to. */
  connect?: (timers: RunningTimers) => PipeEnd;
  /** Gets what a server of the program does with a connection. */
  listen?: (accept: (socket: net.Socket) => void) => void;
}
type RunningTimers = ReturnType<VirtualTime['ofProcess']>['globals'];

export interface RunningProgram<Exports> {
  exports: Exports;
  /** Nothing of it happens any more: it was killed. */
  end: () => void;
}

/** A program in one file, of which many run in this process, each with its own state, clock and network. */
export class Program<Exports> {
  readonly #script: vm.Script;
  readonly #names: string[];

  constructor(file: string) {
    this.#names = ['require', 'module', 'exports', ...globalNames];
    const source = `(function (${this.#names.join(', ')}) {${readFileSync(file, 'utf8')}\n})`;
    this.#script = new vm.Script(source, { filename: file });
  }

  start(surroundings: Surroundings): RunningProgram<Exports> {
    const { time, skewMs = 0, random } = surroundings;
    const { globals, end } = time.ofProcess({ skewMs });
    const seeded = seededCrypto(random);
    const module = { exports: {} as Exports };
    const values: Record<string, unknown> = {
      ...globals,
      ...{ require: requireOf(surroundings, globals, seeded), module, exports: module.exports },
      ...{ crypto: seeded.webcrypto, Math: Object.create(Math, { random: { value: random } }) },
    };
    const run = this.#script.runInThisContext() as (...values: unknown[]) => void;
    run(...this.#names.map((name) => values[name]));
    return { exports: module.exports, end };
  }
}

const globalNames = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  ...['setImmediate', 'clearImmediate', 'Date', 'performance', 'Math', 'crypto'],
];

/** Node's modules that know the time, chance or the network are those of the simulation. */
function requireOf(
  { connect, listen }: Surroundings,
  timers: RunningTimers,
  seeded: typeof nodeCrypto,
) {
  const modules: Record<string, unknown> = {
    timers,
    'timers/promises': timersPromises(timers),
    crypto: seeded,
    perf_hooks: { performance: timers.performance, ...unmeasured },
    net: networkOf(connect && (() => connect(timers)), listen),
    // A subscription would outlive the process.
    diagnostics_channel: { ...diagnostics, subscribe: () => {} },
    bcrypt: quickBcrypt,
    util: ownUtil,
  };
  return (name: string): unknown => modules[name.replace(/^node:/, '')] ?? require(name);
}

// Copied once: some of their properties take long to make.
const ownUtil = { ...util, deprecate: (work: unknown) => work };
const ownCrypto = { ...nodeCrypto };
const ownNet = { ...net };

/** What the metrics measure of Node itself is the same for all APIs. */
const unmeasured = {
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

function networkOf(connect?: () => PipeEnd, listen?: Surroundings['listen']) {
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

/** Ids and secrets that follow from the seed. */
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

/** Hashes at once and weakly: threads would make the order of a run one of chance. */
const quickBcrypt = {
  hash: async (text: string) => quick().hashSync(text, 4),
  compare: async (text: string, hash: string) => quick().compareSync(text, hash),
};
const quick = () => require('bcrypt') as typeof bcrypt;
