import { StoreError } from './store-error.ts';

/**
 * Work that lets others go first whenever it yields, or waits for the promise that it yields; without
 * a yield it is done in one go.
 */
export type Work<T> = Generator<Promise<void> | undefined, T, void>;

/** The result of a step, which may be work itself; results have no iterator. */
export function* resultOf<T extends number | object>(step: T | Work<T>): Work<T> {
  if (typeof step === 'object' && Symbol.iterator in step) return yield* step;
  return step;
}

const sliceMs = 10;

/** The time of one command: how long it may run, and how long without a pause. */
export class Clock {
  #ticks = 0;
  #steps = 0;
  #isLate = false;
  #pauseAt = 0;
  #endAt = 0;
  #leftMs: number;

  constructor(maxTimeMs = Infinity) {
    this.#leftMs = maxTimeMs;
    this.start();
  }

  /** True when it is time for a pause. Cheap: asked for each document. */
  isDue(): boolean {
    return ((++this.#ticks & 15) === 0 || this.#isLate) && this.isDueNow();
  }

  /** A step within an expression, which cannot pause: it may end the command, or its slice. */
  step(): void {
    if ((++this.#steps & 63) === 0) this.#isLate = this.isDueNow();
  }

  /** The same for what takes a while itself. */
  isDueNow(): boolean {
    const now = performance.now();
    if (now > this.#endAt) throw new StoreError(50, 'operation exceeded time limit');
    return now > this.#pauseAt;
  }

  /** The pause is over. */
  resume(): void {
    this.#isLate = false;
    this.#pauseAt = performance.now() + sliceMs;
    this.isDueNow();
  }

  /** How long the command may still take. */
  leftMs(): number {
    return this.#endAt - performance.now();
  }

  /** The time between two batches of a cursor is the client's. */
  stop(): void {
    this.#leftMs = this.#endAt - performance.now();
  }

  start(): void {
    const now = performance.now();
    this.#endAt = now + this.#leftMs;
    this.#pauseAt = now + sliceMs;
  }
}
