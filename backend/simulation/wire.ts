import type { Socket } from 'node:net';
import type mongoose from 'mongoose';
import { onMessages, commandOf, bodyOf, responseTo } from './message.ts';
import { FakeSocket, type Timers } from './fake-socket.ts';
import type { VirtualTime } from './virtual-time.ts';

// The connections between the APIs and the store. A schedule, derived from the seed, decides the order
// of messages and the faults.

export const faultKinds = [
  'lose the request',
  'lose the response',
  'kill the API',
  'slow response',
  'conflict',
  'lose all connections',
] as const;
export type Fault = (typeof faultKinds)[number];

/** Commands of the driver itself, which are not scheduled. */
const housekeeping = new Set(['hello', 'isMaster', 'ismaster', 'ping', 'endSessions', 'buildInfo']);

interface Connection {
  api: number;
  /** Counts the connections of its API. */
  number: number;
  driver: FakeSocket;
  store: FakeSocket;
  isHousekeeping: boolean;
  /** A fault of the pending response. */
  fault?: Fault | undefined;
}

interface Message {
  connection: Connection;
  isRequest: boolean;
  bytes: Buffer;
}

export interface Schedule {
  /** Chooses the next of `count` waiting messages. */
  pick: (count: number) => number;
  /** The fault of the n-th request, if any. */
  faultAt: (request: number) => Fault | undefined;
  /** The delay of a slow response. */
  slowMs: () => number;
  /** Timers within this time run together, for speed: a driver has ten a second. */
  timersWithinMs?: number;
  onKill: (api: number) => void;
  onMessage: (message: SentMessage) => void;
}

interface SentMessage {
  api: number;
  connection: number;
  /** The command, or `''` of a response. */
  name: string;
  bytes: Buffer;
  fault: Fault | undefined;
}

export class Wire {
  readonly #time: VirtualTime;
  readonly #accept: (socket: Socket) => void;
  #connections: Connection[] = [];
  #waiting: Message[] = [];
  readonly #dead = new Set<number>();
  readonly #counts = new Map<number, number>();
  #requests = 0;
  /** Conflicts that wait for a request of a transaction. */
  #conflicts = 0;

  constructor(time: VirtualTime, accept: (socket: Socket) => void) {
    this.#time = time;
    this.#accept = accept;
  }

  /** A connection of one API to the store. */
  connect(api: number, timers: Timers): FakeSocket {
    const number = (this.#counts.get(api) ?? 0) + 1;
    this.#counts.set(api, number);
    const [driver, store] = [new FakeSocket({ timers }), new FakeSocket()];
    if (this.#dead.has(api)) return driver;
    const connection = { api, number, driver, store, isHousekeeping: true };
    this.#connections.push(connection);
    driver.onBytes = onMessages((bytes) => this.#onRequest(connection, bytes));
    store.onBytes = onMessages((bytes) => this.#onResponse(connection, bytes));
    for (const end of [driver, store]) {
      end.on('error', () => {});
      end.on('close', () => this.#break(connection));
    }
    this.#accept(store as unknown as Socket);
    process.nextTick(() => driver.emit('connect'));
    return driver;
  }

  /** Closes all connections of a killed API; it receives nothing any more. */
  cut(api: number): void {
    this.#dead.add(api);
    for (const connection of this.#connections.filter((each) => each.api === api)) {
      connection.driver.removeAllListeners();
      this.#break(connection);
    }
  }

  /** Delivers messages, and when none wait advances time, until `isDone`. */
  async run(isDone: () => boolean, schedule: Schedule): Promise<void> {
    for (;;) {
      await flushPromises();
      if (isDone()) return;
      if (this.#time.runImmediates()) continue;
      if (this.#waiting.length === 0) {
        if (!this.#time.passTime(schedule.timersWithinMs ?? 0))
          throw new Error('Nothing is left that could happen.');
        continue;
      }
      this.#waiting.sort(byConnection);
      const [message] = this.#waiting.splice(schedule.pick(this.#waiting.length), 1);
      if (message) this.#deliver(message, schedule);
    }
  }

  #onRequest(connection: Connection, bytes: Buffer): void {
    connection.isHousekeeping = housekeeping.has(commandOf(bytes));
    if (connection.isHousekeeping) connection.store.receive(bytes);
    else this.#waiting.push({ connection, isRequest: true, bytes });
  }

  #onResponse(connection: Connection, bytes: Buffer): void {
    if (connection.isHousekeeping) connection.driver.receive(bytes);
    else this.#waiting.push({ connection, isRequest: false, bytes });
  }

  #deliver({ connection, isRequest, bytes }: Message, schedule: Schedule): void {
    const { api, number, driver, store } = connection;
    const name = isRequest ? commandOf(bytes) : '';
    const fault = isRequest ? this.#faultOf(bytes, schedule) : undefined;
    schedule.onMessage({ api, connection: number, name, bytes, fault });
    if (isRequest) {
      if (fault === 'kill the API') {
        this.cut(api);
        schedule.onKill(api);
      } else if (fault === 'lose all connections') {
        for (const each of this.#connections) this.#break(each);
      } else if (fault === 'lose the request') this.#break(connection);
      else if (fault === 'conflict') {
        this.#waiting.push({ connection, isRequest: false, bytes: responseTo(bytes, conflict) });
      } else {
        connection.fault = fault;
        store.receive(bytes);
      }
      return;
    }
    const { fault: awaited } = connection;
    connection.fault = undefined;
    if (awaited === 'lose the response') this.#break(connection);
    else if (awaited === 'slow response')
      this.#time.later(schedule.slowMs(), () => driver.receive(bytes));
    else driver.receive(bytes);
  }

  #faultOf(bytes: Buffer, schedule: Schedule): Fault | undefined {
    const fault = schedule.faultAt((this.#requests += 1));
    if (fault === 'conflict') this.#conflicts += 1;
    else if (fault) return fault;
    if (this.#conflicts === 0) return undefined;
    const { autocommit, commitTransaction, abortTransaction } = bodyOf(bytes);
    if (autocommit !== false || (commitTransaction ?? abortTransaction)) return undefined;
    this.#conflicts -= 1;
    return 'conflict';
  }

  /** The driver cannot know whether the store has executed the request. */
  #break(connection: Connection): void {
    if (!this.#connections.includes(connection)) return;
    this.#connections = this.#connections.filter((each) => each !== connection);
    this.#waiting = this.#waiting.filter((each) => each.connection !== connection);
    connection.driver.destroy();
    connection.store.destroy();
  }
}

const conflict = {
  ok: 0,
  errmsg: 'WriteConflict error: this operation conflicted with another operation.',
  code: 112,
  codeName: 'WriteConflict',
  errorLabels: ['TransientTransactionError'],
} satisfies mongoose.mongo.Document;

const byConnection = (a: Message, b: Message) =>
  a.connection.api - b.connection.api || a.connection.number - b.connection.number;

/** Resolves after all pending promises and ticks. */
const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
