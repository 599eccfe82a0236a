import { pathToFileURL } from 'node:url';
import { install } from '@sinonjs/fake-timers';
import { startStore } from '@storyloom/embedded-store';
import mongoose from 'mongoose';
import { findViolations, type Asked } from './check.ts';
import { bookCount, type Run } from './commands.ts';
import { perform } from './perform.ts';
import type * as Shop from './shop-process.ts';
import { openWire, type Schedule, type Wire } from './wire.ts';

const { MongoClient, ObjectId } = mongoose.mongo;
type ShopApi = typeof Shop;
type InstalledClock = ReturnType<typeof install>;

/** When every run begins. */
const startMs = Date.UTC(2026, 0, 1);
/** Nothing in a run takes so long, unless something hangs. */
const maxRunMs = 120_000;

export interface Settled {
  violations: string[];
  /** Every message of the run and what became of it: the same for the same seed. */
  trace: string[];
  commands: number;
  faults: number;
}

interface OpenApi {
  id: number;
  shop: ShopApi;
  /** Resolves when the process was killed: nobody waits for its answers any more. */
  death: Promise<void>;
  die: () => void;
  isDead: boolean;
}

/** A store and its APIs, of which runs use one after the other. */
export class World {
  readonly #program: string;
  readonly #clock: InstalledClock;
  readonly #store: Awaited<ReturnType<typeof startStore>>;
  readonly #client: mongoose.mongo.MongoClient;
  readonly #db: mongoose.mongo.Db;
  readonly #wire: Wire;
  #apis: OpenApi[] = [];
  #opened = 0;

  private constructor(
    program: string,
    clock: InstalledClock,
    store: Awaited<ReturnType<typeof startStore>>,
    client: mongoose.mongo.MongoClient,
  ) {
    this.#program = program;
    this.#clock = clock;
    this.#store = store;
    this.#client = client;
    this.#db = client.db('simulation');
    this.#wire = openWire(Number(new URL(store.uri).port));
  }

  /** `program` is the bundle of `shop-process.ts`. */
  static async open(program: string): Promise<World> {
    // Time passes only where the schedule lets it; messages and promises go on without it.
    const clock = install({
      now: startMs,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    const store = await startStore({ dataDir: null });
    const client = await MongoClient.connect(store.uri);
    const world = new World(program, clock, store, client);
    const first = await world.#openApi();
    await world.#settle([first.shop.makeIndexes()], quietSchedule(world.#passTime));
    return world;
  }

  #passTime = (): boolean => {
    if (this.#clock.countTimers() === 0) return false;
    this.#clock.next();
    return true;
  };

  async run(given: Run, seed: number): Promise<Settled> {
    const random = randomOf(given.order ^ seed);
    Math.random = random; // the jitter of retries
    await this.#empty();
    this.#clock.setSystemTime(startMs + 86_400_000 * (this.#opened + 1));
    while (this.#apis.length < given.apis) await this.#openApi();
    for (const { shop } of this.#apis) shop.forget();
    const books = await this.#addBooks(given.stocks);
    const trace: string[] = [];
    const asked: Asked[] = [];
    const requests = new Map<string, { customer: number; books: Shop.SimulatedBook[] }>();
    const faults = new Map(given.faults.map(({ at, fault }) => [at, fault]));
    let sent = 0;
    let struck = 0;
    const schedule: Schedule = {
      pick: (count) => Math.floor(random() * count),
      faultAt: () => faults.get((sent += 1)),
      onMessage: ({ api, name, fault }) => {
        if (fault) struck += 1;
        trace.push(`${this.#apis.findIndex(({ id }) => id === api)} ${name} ${fault ?? ''}`);
      },
      onKill: (id) => {
        const api = this.#apis.find((each) => each.id === id);
        api?.die();
      },
      passTime: this.#passTime,
    };
    for (const group of given.groups) {
      const pending = group.map(({ api, command }) => {
        const { shop, death } = this.#apis[api % given.apis]!;
        return Promise.race([
          perform(shop, command, { books, asked, requests, db: this.#db }),
          death,
        ]);
      });
      await this.#settle(pending, schedule);
      for (const dead of this.#apis.filter(({ isDead }) => isDead)) await this.#replace(dead);
    }
    const reports: { orders: number; revenue: number }[] = [];
    const calm = quietSchedule(this.#passTime);
    for (const { shop } of this.#apis.slice(0, given.apis)) {
      await this.#settle([shop.report().then((report) => reports.push(report))], calm);
    }
    const stocks = new Map(books.map(({ id, stock }) => [id, stock]));
    const violations = await findViolations(this.#db, { asked, stocks }, reports);
    return { violations, trace, commands: given.groups.flat().length, faults: struck };
  }

  async close(): Promise<void> {
    this.#clock.uninstall();
    await this.#client.close();
    await this.#wire.close();
    await this.#store.close();
  }

  async #openApi(): Promise<OpenApi> {
    const id = (this.#opened += 1);
    const port = await this.#wire.open(id);
    const shop = (await import(`${pathToFileURL(this.#program).href}?${id}`)) as ShopApi;
    const { promise: death, resolve } = withResolvers();
    const api: OpenApi = { id, shop, isDead: false, death, die: () => {} };
    api.die = () => {
      api.isDead = true;
      resolve();
    };
    const uri = `mongodb://127.0.0.1:${port}/simulation?directConnection=true`;
    await this.#settle([shop.open(uri)], quietSchedule(this.#passTime));
    this.#apis.push(api);
    return api;
  }

  /** The process is gone; another one starts in its place. */
  async #replace(dead: OpenApi): Promise<void> {
    void dead.shop.close().catch(() => {});
    const place = this.#apis.indexOf(dead);
    const fresh = await this.#openApi();
    this.#apis.pop();
    this.#apis[place] = fresh;
  }

  /** Lets messages and time go on until all are done, or their API is dead. */
  async #settle(pending: Promise<unknown>[], schedule: Schedule): Promise<void> {
    let open = pending.length;
    for (const each of pending) {
      const done = () => void (open -= 1);
      each.then(done, done);
    }
    const until = Date.now() + maxRunMs;
    const isOver = () => open === 0 || Date.now() > until;
    await this.#wire.run(isOver, schedule);
    await Promise.allSettled(open === 0 ? pending : []);
  }

  async #empty(): Promise<void> {
    for (const { name } of await this.#db.listCollections({}, { nameOnly: true }).toArray()) {
      await this.#db.collection(name).deleteMany({});
    }
  }

  async #addBooks(stocks: Run['stocks']) {
    const books = Array.from({ length: bookCount }, (_, i) => {
      return { id: new ObjectId().toHexString(), priceCents: 1000 + i, stock: stocks[i] };
    });
    const now = new Date();
    const records = books.map(({ id, priceCents, stock }, i) => ({
      ...{ _id: new ObjectId(id), title: `Book ${i}`, description: 'A book.', category: 'fiction' },
      ...{ trending: false, coverImage: '', newPriceCents: priceCents, isbnKey: id },
      ...(stock !== undefined && { stock }),
      ...{ createdAt: now, updatedAt: now },
    }));
    await this.#db.collection('books').insertMany(records);
    return books;
  }
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

function quietSchedule(passTime: () => boolean): Schedule {
  return {
    pick: () => 0,
    faultAt: () => undefined,
    onKill: () => {},
    onMessage: () => {},
    passTime,
  };
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
