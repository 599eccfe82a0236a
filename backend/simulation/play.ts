import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isSuccess, type SentRequest } from './sent-request.ts';
import { findViolations, type Reports } from './checks/check.ts';
import { adminCount, bookCount, customerCount, type Command, type Run } from './commands.ts';
import { send, type HttpResponse } from './http-client.ts';
import { Cluster, type OpenApi, type Programs } from './cluster.ts';
import { randomOf } from './random.ts';
import { emailOf, type KnownState } from './requests/request-builder.ts';
import { requestOf } from './requests/request-of.ts';
import type * as Shop from './shop-process.ts';
import { chargesOf, settingsOf } from './shop-features.ts';
import { adminOf, bookOf } from './stored-records.ts';

export interface RunResult {
  violations: string[];
  /** Hash of all messages, faults and outcomes; equal for the same seed. */
  digest: string;
  messages: number;
  commands: number;
  /** Counts by fault. */
  faults: Map<string, number>;
  /** Counts by command and status: `place 201`. */
  outcomes: Map<string, number>;
}

/** Longer than all delays of background work: emails wait for 20 s. */
const settleMs = 65_000;
const hourMs = 3_600_000;

/** Plays a run with its own store, APIs, clock and randomness, all from the seed. */
export async function play(programs: Programs, given: Run, seed: number): Promise<RunResult> {
  return new RunPlayer(programs, given, seed).play();
}

class RunPlayer {
  readonly #given: Run;
  readonly #machines: Cluster;
  readonly #hash = createHash('sha256');
  readonly #faults: RunResult['faults'] = new Map();
  readonly #sent: SentRequest[] = [];
  readonly #cookies: string[] = [];
  readonly #adminIds = idsOf('a', adminCount);
  readonly #bookIds = idsOf('b', bookCount);
  #messages = 0;
  #events = 0;

  constructor(programs: Programs, given: Run, seed: number) {
    this.#given = given;
    const random = randomOf(given.order ^ seed);
    this.#machines = new Cluster(programs, given, random, (message) => {
      const { api, connection, name, bytes, fault } = message;
      this.#messages += 1;
      this.#hash.update(`${api} ${connection} ${name} ${fault ?? ''}\n`);
      // Without request ids, which the drivers of all runs count up.
      this.#hash.update(bytes.subarray(12));
      if (fault) countIn(this.#faults, fault);
    });
  }

  async play(): Promise<RunResult> {
    const { groups } = this.#given;
    await this.#machines.open();
    const settings = settingsOf(this.#given);
    if (settings.length > 0) await this.#machines.store.insert('settings', settings);
    const books = await this.#addBooks(this.#given);
    await this.#addAdmins();
    for (let i = 0; i < customerCount; i += 1) await this.#signIn(i);
    for (const group of groups) {
      await this.#playGroup(group);
      await this.#machines.replaceDead();
    }
    const reports = await this.#settleAll();
    const expected = { asked: this.#sent, books, reports };
    const violations = await findViolations(this.#machines.store, expected);
    this.#machines.close();
    const outcomes: RunResult['outcomes'] = new Map();
    for (const { kind, response } of this.#sent) {
      const outcome = `${kind} ${response?.status ?? 'unknown'}`;
      countIn(outcomes, outcome);
      this.#hash.update(outcome);
    }
    return {
      violations,
      outcomes,
      messages: this.#messages,
      faults: this.#faults,
      digest: this.#hash.digest('hex'),
      commands: groups.flat().length,
    };
  }

  async #playGroup(group: Run['groups'][number]): Promise<void> {
    const stored = await this.#machines.store.find('books');
    const prices = new Map(
      stored.map((book) => [String(book['_id']), book['newPriceCents'] as number]),
    );
    const { kinds } = this.#given;
    const books = this.#bookIds.map((id, i) => ({
      id,
      priceCents: prices.get(id) ?? 0,
      kind: kinds[i]!,
    }));
    const { apis } = this.#machines;
    const pending = group.map(async ({ api, command }) => {
      const open = apis[api % apis.length]!;
      await Promise.race([this.#perform(open, command, books), open.death]);
    });
    await this.#machines.settle(pending, { withFaults: true });
    for (const { kind, mark, response } of this.#sent) {
      if (kind === 'delete an account' && isSuccess(response)) await this.#signIn(Number(mark));
    }
  }

  async #perform(
    { shop, death }: OpenApi,
    command: Command,
    books: KnownState['books'],
  ): Promise<void> {
    if (command.kind === 'background work') return ignoreError(shop.runJob(command.nth));
    if (command.kind === 'set the clock back') {
      countIn(this.#faults, 'clock set back');
      return this.#machines.time.jump(-hourMs);
    }
    const asked = requestOf(command, {
      books,
      cookies: this.#cookies,
      asked: this.#sent,
      adminIds: this.#adminIds,
      charges: chargesOf(this.#given),
      removedAdmins: this.#removedAdmins(),
      adminHeaders: (admin) => this.#adminHeaders(shop, admin),
    });
    if (!asked) return;
    asked.sentAt = this.#events += 1;
    this.#sent.push(asked);
    const response = await send(shop.accept, asked.request, death).catch(() => undefined);
    if (response) Object.assign(asked, { response, answeredAt: (this.#events += 1) });
  }

  #adminHeaders(shop: typeof Shop, admin: number): Record<string, string> {
    return { Authorization: `Bearer ${shop.tokenOf(this.#adminIds[admin]!, `owner-${admin}`)}` };
  }

  #removedAdmins(): Set<number> {
    const isRemoved = ({ kind, response }: SentRequest) =>
      kind === 'remove an admin' && isSuccess(response);
    return new Set(this.#sent.filter(isRemoved).map(({ mark }) => Number(mark)));
  }

  /** Finishes pending work without faults; reads the figures of each API before and after it. */
  async #settleAll(): Promise<Reports[]> {
    const machines = this.#machines;
    const { apis, time } = machines;
    const salesBefore = await this.#readSales();
    const early = await this.#readReports(async () => ({}));
    time.jump(hourMs * (this.#faults.get('clock set back') ?? 0));
    await machines.rest(settleMs);
    for (const { shop } of apis.toReversed()) await machines.settle([shop.runAllJobs()]);
    const late = await this.#readReports(async (ask, shop) => ({
      customers: await ask('/api/customers/?limit=100'),
      titles: await readTitles(shop),
    }));
    // The early figures may lack an order that got a 503 but was placed later.
    const isSame = isDeepStrictEqual(salesBefore, await this.#readSales());
    return isSame ? [...early, ...late] : late;
  }

  /** The values behind the figures. */
  async #readSales(): Promise<unknown[]> {
    const orders = await this.#machines.store.find('orders');
    return orders.map(({ _id, status, totalCents, returnedCents }) =>
      [_id, status, totalCents, returnedCents].map(String),
    );
  }

  /** `readMore` reads what is correct only after all work has finished. */
  async #readReports(
    readMore: (
      ask: (path: string) => Promise<HttpResponse>,
      shop: typeof Shop,
    ) => Promise<Pick<Reports, 'customers' | 'titles'>>,
  ): Promise<Reports[]> {
    // One may be removed without anybody knowing: the answer was lost.
    const stored = (await this.#machines.store.find('admins')).map(({ _id }) => String(_id));
    const admin = this.#adminIds.findIndex((id) => stored.includes(String(id)));
    const reports: Reports[] = [];
    for (const { shop } of this.#machines.apis) {
      const headers = this.#adminHeaders(shop, admin);
      const ask = (path: string) => send(shop.accept, { method: 'GET', path, headers });
      const read = async () => {
        const report = await ask('/api/reports/sales?from=2025-01-01&to=2026-12-31&by=month');
        const dashboard = await ask('/api/admin');
        const vat = await ask('/api/reports/vat?from=2025-01-01&to=2026-12-31');
        reports.push({ report, dashboard, vat, ...(await readMore(ask, shop)) });
      };
      await this.#machines.settle([read()]);
    }
    return reports;
  }

  async #signIn(customer: number): Promise<void> {
    const { shop } = this.#machines.apis.find(({ isDead }) => !isDead) ?? {};
    if (!shop) return; // all APIs were killed: the next request is refused
    const signedIn = shop.signIn(`uid-${customer}`, emailOf(customer));
    await this.#machines.settle([signedIn]);
    this.#cookies[customer] = await signedIn;
  }

  async #addBooks({ stocks, kinds }: Run) {
    const now = new Date(this.#machines.time.now());
    const books = this.#bookIds.map((id, i) =>
      bookOf(id, i, { kind: kinds[i]!, stock: stocks[i], now }),
    );
    await this.#machines.store.insert('books', books);
    return books;
  }

  async #addAdmins(): Promise<void> {
    const now = new Date(this.#machines.time.now());
    const admins = this.#adminIds.map((id, i) => adminOf(id, i, now));
    await this.#machines.store.insert('admins', admins);
  }
}

async function readTitles({ accept }: typeof Shop): Promise<Set<string>> {
  const titles = new Set<string>();
  for (let page = 1; ; page += 1) {
    const path = `/api/books/?limit=100&page=${page}`;
    const { body } = await send(accept, { method: 'GET', path });
    const books = Array.isArray(body) ? (body as { title: string }[]) : [];
    for (const { title } of books) titles.add(title);
    if (books.length < 100) return titles;
  }
}

const idsOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_unused, i) => String(i).padStart(24, letter));

function countIn(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** A failed job is repeated later. */
const ignoreError = (job: Promise<unknown>) =>
  job.then(
    () => {},
    () => {},
  );
