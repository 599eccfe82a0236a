import { setTimeout as wait } from 'node:timers/promises';
import { send, type ApiResponse, type Request } from './send.ts';

export interface Sent {
  what: string;
  url: string;
  /** 0 without a response; then `code` is the error's. */
  status: number;
  code: string;
  ms: number;
}

/** Sends the requests of simulated users and records their outcomes. */
export class Load {
  readonly sent: Sent[] = [];
  readonly #work: Promise<unknown>[] = [];
  #isOver = false;

  /** Sends and records a request; returns undefined without a response. */
  async send(what: string, url: string, request?: Request): Promise<ApiResponse | undefined> {
    const start = performance.now();
    const note = (status: number, code = '') =>
      this.sent.push({ what, url, status, code, ms: performance.now() - start });
    try {
      const response = await send(url, request);
      note(response.status);
      return response;
    } catch (error) {
      note(0, (error as NodeJS.ErrnoException).code ?? String(error));
      return undefined;
    }
  }

  /** Starts users who repeat `act` one call after the other, until `end` or until it returns `false`. */
  startUsers(
    count: number,
    act: (turn: number, user: number) => Promise<unknown>,
    pause: () => number = () => 0,
  ): void {
    const visitor = async (person: number) => {
      for (let turn = 0; !this.#isOver; turn += 1) {
        if ((await act(turn, person)) === false) return;
        const ms = pause();
        if (ms > 0) await wait(ms);
      }
    };
    for (let person = 0; person < count; person += 1) this.#work.push(visitor(person));
  }

  /** Calls `act` at a fixed rate, without waiting for earlier calls. */
  async sendAtRate(everyMs: number, seconds: number, act: (turn: number) => Promise<unknown>) {
    const start = Date.now();
    for (let turn = 0; Date.now() - start < seconds * 1000; turn += 1) {
      const dueAt = start + turn * everyMs;
      if (dueAt > Date.now()) await wait(dueAt - Date.now());
      this.#work.push(act(turn));
    }
  }

  /** Stops after the running calls. */
  async end(): Promise<Sent[]> {
    this.#isOver = true;
    return this.whenFinished();
  }

  /** Waits until all users have stopped by themselves. */
  async whenFinished(): Promise<Sent[]> {
    await Promise.all(this.#work);
    return this.sent;
  }
}

/** Milliseconds of the requests of one kind; infinite without a response. */
export function latenciesOf(sent: Sent[], what: string): number[] {
  return sent
    .filter((each) => each.what === what)
    .map(({ status, ms }) => (status === 0 ? Number.POSITIVE_INFINITY : ms));
}
