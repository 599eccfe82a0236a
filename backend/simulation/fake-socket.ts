import { Duplex } from 'node:stream';
import { inThisProcess } from './current-process.ts';

export interface Timers {
  setTimeout: (callback: () => void, ms: number) => unknown;
  clearTimeout: (timer: never) => void;
}

/** One end of an in-process connection, with the methods of a socket that are used. */
export class FakeSocket extends Duplex {
  readonly remoteAddress: string;
  readonly localAddress = '127.0.0.1';
  readonly localPort = 27017;
  /** Called with written bytes. */
  onBytes: (bytes: Buffer) => void = () => {};
  onEnd: () => void = () => {};
  readonly #timers: Timers | undefined;
  #inOwner = inThisProcess();
  #timeoutMs = 0;
  #timer: unknown;

  constructor({
    timers,
    remoteAddress = '127.0.0.1',
  }: { timers?: Timers; remoteAddress?: string } = {}) {
    super();
    this.#timers = timers;
    this.remoteAddress = remoteAddress;
  }

  /** Makes the calling process the owner: its callbacks run there. */
  adopt(): void {
    this.#inOwner = inThisProcess();
  }

  receive(bytes: Buffer | null): void {
    if (this.destroyed) return;
    this.#inOwner(() => {
      this.#restartTimeout();
      this.push(bytes);
    });
  }

  override destroy(error?: Error): this {
    return this.#inOwner(() => super.destroy(error));
  }

  setTimeout(ms: number, callback?: () => void): this {
    this.#timeoutMs = ms;
    if (callback) this.once('timeout', callback);
    this.#restartTimeout();
    return this;
  }

  setKeepAlive = () => this;
  setNoDelay = () => this;
  ref = () => this;
  unref = () => this;
  address = () => ({ address: this.localAddress, family: 'IPv4', port: this.localPort });

  override _read(): void {
    // Data is pushed.
  }

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.#restartTimeout();
    this.onBytes(bytes);
    done();
  }

  override _final(done: () => void): void {
    this.onEnd();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#timeoutMs = 0;
    this.#restartTimeout();
    done(error);
  }

  #restartTimeout(): void {
    if (!this.#timers) return;
    if (this.#timer !== undefined) this.#timers.clearTimeout(this.#timer as never);
    this.#timer =
      this.#timeoutMs > 0
        ? this.#timers.setTimeout(() => this.emit('timeout'), this.#timeoutMs)
        : undefined;
  }
}

/** Two connected ends. */
export function connectedPair(remoteAddress: string): [FakeSocket, FakeSocket] {
  const [client, server] = [new FakeSocket(), new FakeSocket({ remoteAddress })];
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    from.onBytes = (bytes) => to.receive(bytes);
    from.onEnd = () => to.receive(null);
    from.on('close', () => to.destroy());
    from.on('error', () => {});
  }
  return [client, server];
}
