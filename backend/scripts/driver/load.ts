import { setTimeout as wait } from 'node:timers/promises';
import { send, type ApiResponse, type Request } from './send.ts';

export interface Sent {
  what: string;
  url: string;
  /** 0 when the answer did not come; `code` says why. */
  status: number;
  code: string;
  ms: number;
}

/** People at work in a shop, and what became of each request that they sent. */
export class Load {
  readonly sent: Sent[] = [];
  readonly #work: Promise<unknown>[] = [];
  #isOver = false;

  /** Sends a request and notes what came of it; undefined when no answer came. */
  async ask(what: string, url: string, request?: Request): Promise<ApiResponse | undefined> {
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

  /** So many people act again and again, each when done with the time before; `false` sends one home. */
  visit(
    people: number,
    act: (turn: number, person: number) => Promise<unknown>,
    pause: () => number = () => 0,
  ): void {
    const visitor = async (person: number) => {
      for (let turn = 0; !this.#isOver; turn += 1) {
        if ((await act(turn, person)) === false) return;
        const ms = pause();
        if (ms > 0) await wait(ms);
      }
    };
    for (let person = 0; person < people; person += 1) this.#work.push(visitor(person));
  }

  /** Somebody acts every so many milliseconds, whether or not those before are done. */
  async press(everyMs: number, seconds: number, act: (turn: number) => Promise<unknown>) {
    const start = Date.now();
    for (let turn = 0; Date.now() - start < seconds * 1000; turn += 1) {
      const dueAt = start + turn * everyMs;
      if (dueAt > Date.now()) await wait(dueAt - Date.now());
      this.#work.push(act(turn));
    }
  }

  /** Lets everybody finish what they do. */
  async end(): Promise<Sent[]> {
    this.#isOver = true;
    return this.untilHome();
  }

  /** Waits until everybody went home. */
  async untilHome(): Promise<Sent[]> {
    await Promise.all(this.#work);
    return this.sent;
  }
}

/** Milliseconds of the requests of one kind; infinite where no answer came. */
export function timesOf(sent: Sent[], what: string): number[] {
  return sent
    .filter((each) => each.what === what)
    .map(({ status, ms }) => (status === 0 ? Number.POSITIVE_INFINITY : ms));
}
