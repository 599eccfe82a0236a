import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import type { startStore } from '@storyloom/embedded-store';
import { findViolations, type Reports } from './check.ts';
import { adminCount, bookCount, customerCount, type Command, type Run } from './commands.ts';
import { send } from './http-client.ts';
import type { Program, RunningProgram } from './program.ts';
import { pickOf, randomOf } from './random.ts';
import { emailOf, isSuccess, requestOf, type Asked } from './requests.ts';
import type * as Shop from './shop-process.ts';
import { StoreClient } from './store-client.ts';
import { VirtualTime } from './virtual-time.ts';
import { Wire, type Fault, type Schedule } from './wire.ts';

const { ObjectId } = mongoose.mongo;

export interface Programs {
  shop: Program<typeof Shop>;
  store: Program<{ startStore: typeof startStore }>;
}

export interface Settled {
  violations: string[];
  /** Of all messages, bytes and responses of the run: the same for the same seed. */
  digest: string;
  messages: number;
  commands: number;
  /** What struck, how often. */
  faults: Map<Fault | 'clock set back', number>;
  /** What became of the commands: `place 201`. */
  outcomes: Map<string, number>;
}

interface OpenApi {
  id: number;
  program: RunningProgram<typeof Shop>;
  /** Resolves when the process was killed: nobody waits for its responses any more. */
  death: Promise<void>;
  isDead: boolean;
}

/** Nothing in a run takes so long, unless something hangs. */
const maxCommandMs = 180_000;
/** Whatever is due later, is due by then: emails wait for 20 s. */
const settledMs = 65_000;
const slowMs = [200, 3000, 5500, 7000, 20_000];

/** Plays a run: its own store, APIs, clock and chance, all from the seed. */
export async function play(programs: Programs, given: Run, seed: number): Promise<Settled> {
  const world = new World(programs, given, seed);
  return world.play();
}

class World {
  readonly #programs: Programs;
  readonly #given: Run;
  readonly #random: () => number;
  readonly #time = new VirtualTime();
  readonly #wire: Wire;
  readonly #store: StoreClient;
  readonly #calm: Schedule;
  readonly #schedule: Schedule;
  readonly #hash = createHash('sha256');
  readonly #faults: Settled['faults'] = new Map();
  readonly #asked: Asked[] = [];
  readonly #cookies: string[] = [];
  readonly #adminIds: string[] = [];
  readonly #deaths = new Map<number, () => void>();
  #bookIds: string[] = [];
  #apis: OpenApi[] = [];
  #opened = 0;
  #messages = 0;
  #events = 0;

  constructor(programs: Programs, given: Run, seed: number) {
    this.#programs = programs;
    this.#given = given;
    this.#random = randomOf(given.order ^ seed);
    let accept: ConstructorParameters<typeof Wire>[1] = () => {};
    const listen = (its: typeof accept) => (accept = its);
    const store = programs.store.start({ time: this.#time, random: this.#random, listen });
    // It takes connections at once.
    void store.exports.startStore({ dataDir: null });
    this.#wire = new Wire(this.#time, accept);
    this.#store = new StoreClient(accept, 'simulation');
    const faults = new Map(given.faults.map(({ at, fault }) => [at, fault]));
    let requests = 0;
    this.#schedule = {
      pick: (count) => pickOf(this.#random, count),
      faultAt: () => faults.get((requests += 1)),
      slowMs: () => slowMs[pickOf(this.#random, slowMs.length)]!,
      onMessage: ({ api, connection, name, bytes, fault }) => {
        this.#messages += 1;
        this.#hash.update(`${api} ${connection} ${name} ${fault ?? ''}`).update(bytes);
        if (fault) this.#count(fault);
      },
      onKill: (id) => this.#kill(id),
    };
    const nothing = () => {};
    this.#calm = {
      ...{ pick: () => 0, faultAt: () => undefined, slowMs: () => 0 },
      ...{ onMessage: nothing, onKill: nothing },
    };
  }

  async play(): Promise<Settled> {
    const { skews, groups, stocks } = this.#given;
    const first = await this.#openApi(skews[0]!);
    await this.#settle([first.program.exports.makeIndexes()], this.#calm);
    for (const skewMs of skews.slice(1)) await this.#openApi(skewMs);
    const books = await this.#addBooks(stocks);
    await this.#addAdmins();
    for (let i = 0; i < customerCount; i += 1) await this.#signIn(i);
    for (const group of groups) {
      await this.#playGroup(group);
      await this.#replaceDead();
    }
    const reports = await this.#settleAll();
    const violations = await findViolations(this.#store, {
      ...{ asked: this.#asked, books, reports },
    });
    for (const { id } of this.#apis) {
      this.#wire.cut(id);
      this.#kill(id);
    }
    const outcomes: Settled['outcomes'] = new Map();
    for (const { kind, response } of this.#asked) {
      const name = `${kind} ${response?.status ?? 'unknown'}`;
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
      this.#hash.update(JSON.stringify([name, response?.body]));
    }
    return {
      ...{ violations, outcomes, messages: this.#messages, faults: this.#faults },
      ...{ digest: this.#hash.digest('hex'), commands: groups.flat().length },
    };
  }

  async #playGroup(group: Run['groups'][number]): Promise<void> {
    const stored = await this.#store.find('books');
    const prices = new Map(
      stored.map((book) => [String(book['_id']), book['newPriceCents'] as number]),
    );
    const books = this.#bookIds.map((id) => ({ id, priceCents: prices.get(id) ?? 0 }));
    const pending = group.map(async ({ api, command }) => {
      const open = this.#apis[api % this.#apis.length]!;
      await Promise.race([this.#perform(open, command, books), open.death]);
    });
    await this.#settle(pending, this.#schedule);
    for (const { kind, mark, response } of this.#asked) {
      if (kind === 'delete an account' && isSuccess(response)) await this.#signIn(Number(mark));
    }
  }

  async #perform(
    { program: { exports: shop }, death }: OpenApi,
    command: Command,
    books: { id: string; priceCents: number }[],
  ): Promise<void> {
    if (command.kind === 'background work') return ignoreError(shop.runJob(command.nth));
    if (command.kind === 'set the clock back') {
      this.#count('clock set back');
      return this.#time.jump(-3_600_000);
    }
    const asked = requestOf(command, {
      ...{ books, cookies: this.#cookies, asked: this.#asked, adminIds: this.#adminIds },
      removedAdmins: this.#removedAdmins(),
      adminHeaders: (admin) => this.#adminHeaders(shop, admin),
    });
    if (!asked) return;
    asked.sentAt = this.#events += 1;
    this.#asked.push(asked);
    const response = await send(shop.accept, asked.request, death).catch(() => undefined);
    if (!response) return;
    asked.response = response;
    asked.answeredAt = this.#events += 1;
  }

  #adminHeaders(shop: typeof Shop, admin: number): Record<string, string> {
    return { Authorization: `Bearer ${shop.tokenOf(this.#adminIds[admin]!, `owner-${admin}`)}` };
  }

  #removedAdmins(): Set<number> {
    const isRemoved = ({ kind, response }: Asked) =>
      kind === 'remove an admin' && isSuccess(response);
    return new Set(this.#asked.filter(isRemoved).map(({ mark }) => Number(mark)));
  }

  /** All that is due happens without faults, and then the owner reads the figures at each API. */
  async #settleAll(): Promise<Reports[]> {
    const wait = new Promise<void>((resolve) => this.#time.later(settledMs, resolve));
    await this.#settle([wait], this.#calm);
    for (const { program } of [...this.#apis, this.#apis[0]!]) {
      await this.#settle([program.exports.runAllJobs()], this.#calm);
    }
    const reports: Reports[] = [];
    for (const { program } of this.#apis) {
      const { exports: shop } = program;
      const admin = [0, 1].find((each) => !this.#removedAdmins().has(each)) ?? 0;
      const headers = this.#adminHeaders(shop, admin);
      const ask = async (path: string) => send(shop.accept, { method: 'GET', path, headers });
      const read = async () => {
        const report = await ask('/api/reports/sales?from=2025-01-01&to=2026-12-31&by=month');
        const dashboard = await ask('/api/admin');
        const customers = await ask('/api/customers/?limit=100');
        reports.push({ report, dashboard, customers });
      };
      await this.#settle([read()], this.#calm);
    }
    return reports;
  }

  async #openApi(skewMs: number): Promise<OpenApi> {
    const id = (this.#opened += 1);
    const program = this.#programs.shop.start({
      ...{ time: this.#time, skewMs, random: this.#random },
      connect: (timers) => this.#wire.connect(id, timers),
    });
    const death = new Promise<void>((resolve) => this.#deaths.set(id, resolve));
    const api: OpenApi = { id, program, isDead: false, death };
    await this.#settle([program.exports.open()], this.#calm);
    this.#apis.push(api);
    return api;
  }

  #kill(id: number): void {
    const api = this.#apis.find((each) => each.id === id);
    if (!api) return;
    api.isDead = true;
    api.program.end();
    this.#deaths.get(id)?.();
  }

  /** Another process starts in the place of one that was killed. */
  async #replaceDead(): Promise<void> {
    for (const dead of this.#apis.filter(({ isDead }) => isDead)) {
      const place = this.#apis.indexOf(dead);
      const fresh = await this.#openApi(this.#given.skews[place]!);
      this.#apis.pop();
      this.#apis[place] = fresh;
    }
  }

  /** Lets messages and time go on until all are done, or their API is dead. */
  async #settle(pending: Promise<unknown>[], schedule: Schedule): Promise<void> {
    let open = pending.length;
    let failure: unknown;
    for (const each of pending) {
      each.then(
        () => (open -= 1),
        (error: unknown) => {
          failure = error;
          open -= 1;
        },
      );
    }
    const until = this.#time.elapsedMs() + maxCommandMs;
    await this.#wire.run(() => {
      if (this.#time.elapsedMs() > until) throw new Error('A command hangs.');
      return open === 0;
    }, schedule);
    if (failure instanceof Error) throw failure;
  }

  async #signIn(customer: number): Promise<void> {
    const [{ program }] = this.#apis as [OpenApi];
    const signedIn = program.exports.signIn(`uid-${customer}`, emailOf(customer));
    await this.#settle([signedIn], this.#calm);
    this.#cookies[customer] = await signedIn;
  }

  async #addBooks(stocks: Run['stocks']) {
    const books = Array.from({ length: bookCount }, (_unused, i) => {
      const _id = new ObjectId(String(i).padStart(24, 'b'));
      const now = new Date(this.#time.now());
      const stock = stocks[i];
      return {
        ...{ _id, title: `Book ${i}`, titleKey: `book ${i}`, description: 'A book.' },
        ...{ category: 'fiction', trending: false, coverImage: '', newPriceCents: 500 + i },
        ...{ isbnKey: _id.toHexString(), createdAt: now, updatedAt: now },
        ...(stock !== undefined && { stock }),
      };
    });
    await this.#store.insert('books', books);
    this.#bookIds = books.map(({ _id }) => _id.toHexString());
    return books;
  }

  async #addAdmins(): Promise<void> {
    const now = new Date(this.#time.now());
    const admins = Array.from({ length: adminCount }, (_unused, i) => ({
      ...{ _id: new ObjectId(String(i).padStart(24, 'a')), username: `owner-${i}` },
      ...{ passwordHash: '-', tokenVersion: 0, createdAt: now, updatedAt: now, __v: 0 },
    }));
    await this.#store.insert('admins', admins);
    this.#adminIds.push(...admins.map(({ _id }) => _id.toHexString()));
  }

  #count(fault: Fault | 'clock set back'): void {
    this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
  }
}

/** A job that fails is tried again later. */
const ignoreError = (job: Promise<unknown>) =>
  job.then(
    () => {},
    () => {},
  );
