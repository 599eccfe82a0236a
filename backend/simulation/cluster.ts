import type { startStore } from '@storyloom/embedded-store';
import type { Run } from './commands.ts';
import { inThisProcess } from './current-process.ts';
import type { FakeSocket } from './fake-socket.ts';
import type { Program, RunningProgram } from './program.ts';
import { pickOf } from './random.ts';
import type * as Shop from './shop-process.ts';
import { StoreClient } from './store-client.ts';
import { VirtualTime } from './virtual-time.ts';
import { Wire, type Fault, type Schedule } from './wire.ts';

export interface Programs {
  shop: Program<typeof Shop>;
  store: Program<{ startStore: typeof startStore }>;
}

export interface OpenApi {
  id: number;
  shop: typeof Shop;
  program: RunningProgram<typeof Shop>;
  /** Resolves when the process is killed: no client waits for its responses any more. */
  death: Promise<void>;
  die: () => void;
  isDead: boolean;
}

/** After this time a command counts as hanging. */
const maxWorkMs = 180_000;
const slowMs = [200, 3000, 5500, 7000, 20_000];

/** The store and the APIs of a run, with the wire between them. */
export class Cluster {
  readonly time = new VirtualTime();
  readonly store: StoreClient;
  apis: OpenApi[] = [];
  readonly #programs: Programs;
  readonly #given: Pick<Run, 'skews' | 'faults'>;
  readonly #random: () => number;
  readonly #wire: Wire;
  readonly #withFaults: Schedule;
  #opened = 0;

  constructor(
    programs: Programs,
    given: Pick<Run, 'skews' | 'faults'>,
    random: () => number,
    onMessage: Schedule['onMessage'],
  ) {
    this.#programs = programs;
    this.#given = given;
    this.#random = random;
    let accept: ConstructorParameters<typeof Wire>[1] = () => {};
    const listen = (its: typeof accept) => {
      const inStore = inThisProcess();
      accept = (socket) =>
        inStore(() => {
          (socket as unknown as FakeSocket).adopt();
          its(socket);
        });
    };
    const { exports: store } = programs.store.start({ time: this.time, random, listen });
    void store.startStore(); // takes connections at once
    this.#wire = new Wire(this.time, accept);
    this.store = new StoreClient(accept, 'simulation');
    const faults = new Map<number, Fault>(given.faults.map(({ at, fault }) => [at, fault]));
    let requests = 0;
    this.#withFaults = {
      pick: (count) => pickOf(random, count),
      faultAt: () => faults.get((requests += 1)),
      slowMs: () => slowMs[pickOf(random, slowMs.length)]!,
      onMessage,
      onKill: (id) => this.#kill(id),
    };
  }

  /** Starts all APIs; the first one makes the indexes. */
  async open(): Promise<void> {
    for (const skewMs of this.#given.skews) {
      const { shop } = await this.#openApi(skewMs);
      if (this.apis.length === 1) await this.settle([shop.makeIndexes()]);
    }
  }

  /** Delivers messages and advances time until all are done or their API is dead. Rethrows their errors. */
  async settle(pending: Promise<unknown>[], { withFaults = false } = {}): Promise<void> {
    let open = pending.length;
    const settled = Promise.all(pending.map((each) => each.finally(() => (open -= 1))));
    settled.catch(() => {});
    const until = this.time.elapsedMs() + maxWorkMs;
    await this.#wire.run(
      () => {
        if (this.time.elapsedMs() > until) throw new Error('A command hangs.');
        return open === 0;
      },
      withFaults ? this.#withFaults : noFaults,
    );
    await settled;
  }

  /** Lets the given time pass without faults. */
  async rest(ms: number): Promise<void> {
    let isOver = false;
    this.time.later(ms, () => (isOver = true));
    await this.#wire.run(() => isOver, { ...noFaults, timersWithinMs: 500 });
  }

  /** Replaces each killed process with a new one. */
  async replaceDead(): Promise<void> {
    for (const [place, { isDead }] of this.apis.entries()) {
      if (!isDead) continue;
      const fresh = await this.#openApi(this.#given.skews[place]!);
      this.apis.pop();
      this.apis[place] = fresh;
    }
  }

  close(): void {
    for (const { id } of this.apis) {
      this.#wire.cut(id);
      this.#kill(id);
    }
  }

  async #openApi(skewMs: number): Promise<OpenApi> {
    const id = (this.#opened += 1);
    const program = this.#programs.shop.start({
      time: this.time,
      skewMs,
      random: this.#random,
      connect: (timers) => this.#wire.connect(id, timers),
    });
    let die = () => {};
    const death = new Promise<void>((resolve) => (die = resolve));
    const { exports: shop } = program;
    const api: OpenApi = { id, shop, program, isDead: false, death, die };
    await this.settle([shop.open()]);
    this.apis.push(api);
    return api;
  }

  #kill(id: number): void {
    const api = this.apis.find((each) => each.id === id);
    if (!api) return;
    api.isDead = true;
    api.program.end();
    api.die();
  }
}

/** Delivers messages in order, without faults. */
const noFaults: Schedule = {
  pick: () => 0,
  faultAt: () => undefined,
  slowMs: () => 0,
  onMessage: () => {},
  onKill: () => {},
};
