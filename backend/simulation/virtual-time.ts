import { createClock } from '@sinonjs/fake-timers';
import { inThisProcess } from './current-process.ts';

/** The start of every run. */
const startMs = Date.UTC(2026, 0, 1);

type Callback = (...args: unknown[]) => void;
type Timer = object | number;

/** The clock of a run; it advances only when nothing else can happen. */
export class VirtualTime {
  readonly #clock = createClock(startMs);
  #immediates: { owner: object; handle: object; run: () => void }[] = [];
  #jumpedMs = 0;

  now(): number {
    return this.#clock.now;
  }

  /** Milliseconds since the start, without jumps of the clock. */
  elapsedMs(): number {
    return this.#clock.now - startMs - this.#jumpedMs;
  }

  /** Sets the clock of all machines; timers are not affected. */
  jump(ms: number): void {
    this.#jumpedMs += ms;
    this.#clock.setSystemTime(this.#clock.now + ms);
  }

  /** Runs callbacks of `setImmediate`. Returns whether there were any. */
  runImmediates(): boolean {
    const due = this.#immediates;
    this.#immediates = [];
    for (const { run } of due) run();
    return due.length > 0;
  }

  /** Runs the next timer and those within `ms` after it. Returns false if there is none. */
  passTime(ms: number): boolean {
    if (this.#clock.countTimers() === 0) return false;
    this.#clock.next();
    if (ms > 0) this.#clock.tick(ms);
    return true;
  }

  later(ms: number, run: () => void): void {
    this.#clock.setTimeout(run, ms);
  }

  /** The timers and clocks of one process; `end` stops them all. */
  ofProcess({ skewMs = 0 } = {}) {
    const clock = this.#clock;
    const timers = new Set<Timer>();
    const owner = {};
    let isEnded = false;
    const start = (
      kind: 'setTimeout' | 'setInterval',
      callback: Callback,
      ms: number,
      args: unknown[],
    ) => {
      const here = inThisProcess();
      const timer: Timer = clock[kind](() => {
        if (kind === 'setTimeout') timers.delete(timer);
        if (!isEnded) here(callback, ...args);
      }, ms);
      timers.add(timer);
      return timer;
    };
    const clear = (timer: Timer | undefined) => {
      if (timer === undefined || timer === null) return;
      timers.delete(timer);
      clock.clearTimeout(timer as never);
    };
    const setImmediate = (callback: Callback, ...args: unknown[]) => {
      const handle = { ref: () => handle, unref: () => handle, hasRef: () => true };
      const here = inThisProcess();
      const run = () => here(callback, ...args);
      if (!isEnded) this.#immediates.push({ owner, handle, run });
      return handle;
    };
    const clearImmediate = (handle: object) => {
      this.#immediates = this.#immediates.filter((each) => each.handle !== handle);
    };
    const now = () => clock.now + skewMs;
    return {
      globals: {
        setTimeout: (callback: Callback, ms = 1, ...args: unknown[]) =>
          start('setTimeout', callback, ms, args),
        setInterval: (callback: Callback, ms = 1, ...args: unknown[]) =>
          start('setInterval', callback, ms, args),
        clearTimeout: clear,
        clearInterval: clear,
        setImmediate,
        clearImmediate,
        Date: dateOf(now),
        performance: { now: () => this.elapsedMs(), timeOrigin: startMs },
      },
      end: () => {
        isEnded = true;
        for (const timer of timers) clear(timer);
        this.#immediates = this.#immediates.filter((each) => each.owner !== owner);
      },
    };
  }
}

/** `Date` with another clock; its instances are ordinary dates. */
function dateOf(now: () => number): DateConstructor {
  const proxy: DateConstructor = new Proxy(Date, {
    construct: (_target, args: []) => (args.length === 0 ? new Date(now()) : new Date(...args)),
    apply: () => new Date(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  return proxy;
}
