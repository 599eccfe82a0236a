import { StoreError } from './store-error.ts';

/** A command in steps: at each yield other commands may run, until the yielded promise has resolved. */
export type Work<T> = Generator<Promise<void> | undefined, T, void>;

/** The result of a step, or of the work that it returned. */
export function* resultOf<T extends number | object>(step: T | Work<T>): Work<T> {
  if (typeof step === 'object' && Symbol.iterator in step) return yield* step;
  return step;
}

const sliceMs = 10;

/** Limits how long one command may run, and how long it may run without a pause. */
export class Clock {
  #ticks = 0;
  #steps = 0;
  #isPauseDue = false;
  #pauseAt = 0;
  #endAt = 0;
  #remainingMs: number;

  constructor(maxTimeMs = Infinity) {
    this.#remainingMs = maxTimeMs;
    this.start();
  }

  /** Reads the time only at every 16th call, so it may be called for each document. */
  shouldPause(): boolean {
    return ((++this.#ticks & 15) === 0 || this.#isPauseDue) && this.shouldPauseNow();
  }

  /** Called in loops of an expression, which cannot pause but may exceed the time limit. */
  step(): void {
    if ((++this.#steps & 63) === 0) this.#isPauseDue = this.shouldPauseNow();
  }

  /** Reads the time at each call: for loops with slow steps. */
  shouldPauseNow(): boolean {
    const now = performance.now();
    if (now > this.#endAt) throw new StoreError(50, 'operation exceeded time limit');
    return now > this.#pauseAt;
  }

  resume(): void {
    this.#isPauseDue = false;
    this.#pauseAt = performance.now() + sliceMs;
    this.shouldPauseNow();
  }

  remainingMs(): number {
    return this.#endAt - performance.now();
  }

  /** Between two batches of a cursor the time does not count. */
  stop(): void {
    this.#remainingMs = this.remainingMs();
  }

  start(): void {
    const now = performance.now();
    this.#endAt = now + this.#remainingMs;
    this.#pauseAt = now + sliceMs;
  }
}
