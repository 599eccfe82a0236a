import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ApiErrorBody } from '../contract/api-error.ts';
import type { Log } from '../log.ts';
import { refusals } from '../metrics.ts';

// Under more load than the process can carry, everybody would wait for everybody. So only as many
// requests are let in as it answers in a third of a second; who comes then is told at once, before
// Express, that the shop is busy: that costs a fraction of what the request would have.

/** How often it is looked at how the process fares. */
const windowMs = 100;
/** More waiting than this is too much: half of those in wait longer, some thrice as long. */
const slowMs = 350;
/** Half of all turns of the event loop begin later than this: too much is being computed. */
const lateMs = 200;
const [fewest, usual, most] = [16, 100, 400];
/** Orders are the last to be refused: of them so many more are let in, and never fewer than this. */
const roomForOrders = 2;
const fewestOrders = 64;
const retryAfterSeconds = 1;
/** Whoever has not sent all by then has a slow line, and costs nothing while it comes. */
const bodyMs = 1000;
const logPauseMs = 10_000;

/** Whoever runs the shop must see how it fares most of all when it is busy. */
const alwaysAdmitted = /^\/api\/(health|metrics)\b/;
const order = /^\/api\/orders\/?$/;

export class LoadGuard {
  #limit = usual;
  #inside = 0;
  #mostInside = 0;
  #times: number[] = [];
  #loggedAt = -Infinity;
  readonly #log: Log;
  readonly #corsOrigins: string[];

  constructor({ log, corsOrigins }: { log: Log; corsOrigins: string[] }) {
    this.#log = log;
    this.#corsOrigins = corsOrigins;
  }

  /** How many requests, orders aside, are let in at the moment. */
  get limit(): number {
    return this.#limit;
  }

  /** Measures from now on; returns what ends it. */
  start(): () => void {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const timer = setInterval(() => {
      this.adapt(delay.percentile(50) / 1e6);
      delay.reset();
    }, windowMs).unref();
    return () => {
      clearInterval(timer);
      delay.disable();
    };
  }

  /** False when the request was refused: it is answered then. */
  admit(req: IncomingMessage, res: ServerResponse): boolean {
    const path = (req.url ?? '').split('?', 1)[0] ?? '';
    if (alwaysAdmitted.test(path)) return true;
    const isOrder = req.method === 'POST' && order.test(path);
    const limit = isOrder ? Math.max(fewestOrders, roomForOrders * this.#limit) : this.#limit;
    if (this.#inside >= limit) {
      this.#refuse(req, res, path);
      return false;
    }
    this.#inside += 1;
    this.#mostInside = Math.max(this.#mostInside, this.#inside);
    const start = performance.now();
    res.setMaxListeners(20); // a streamed file has ten of its own, where Node warns of a leak
    let isInside = true;
    const leave = () => {
      if (isInside) this.#inside -= 1;
      isInside = false;
    };
    const slowBody = setTimeout(() => void (req.complete || leave()), bodyMs).unref();
    res.once('close', () => {
      clearTimeout(slowBody);
      if (isInside) this.#times.push(performance.now() - start);
      leave();
    });
    return true;
  }

  /** Lets in fewer when the last answers came late, and more again when they come in time. */
  adapt(delayMs: number): void {
    const median = this.#times.sort((a, b) => a - b)[this.#times.length >> 1] ?? 0;
    const inside = this.#mostInside;
    this.#times = [];
    this.#mostInside = this.#inside;
    // A few slow ones (an import, a report) are no sign of anything.
    if (inside > fewest && (median > slowMs || delayMs > lateMs)) {
      this.#limit = Math.max(fewest, Math.floor(Math.min(this.#limit, inside) * 0.7));
    } else if (this.#limit < usual || inside > this.#limit * 0.8) {
      this.#limit = Math.min(most, Math.ceil(this.#limit * 1.1));
    } else if (this.#limit > usual) {
      this.#limit -= 1;
    }
  }

  #refuse(req: IncomingMessage, res: ServerResponse, path: string): void {
    const code = 'service_unavailable';
    refusals.inc({ method: req.method, route: 'any', code });
    if (performance.now() - this.#loggedAt > logPauseMs) {
      this.#loggedAt = performance.now();
      this.#log.warn(
        { limit: this.#limit },
        'more comes than this process can carry: some is refused',
      );
    }
    const requestId = randomUUID();
    const message = 'The shop is very busy. Please try again soon.';
    const isApi = path.startsWith('/api/');
    const body: ApiErrorBody = { error: { code, message, requestId } };
    const { origin = '' } = req.headers;
    res.writeHead(503, {
      'Content-Type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
      ...(this.#corsOrigins.includes(origin) && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
        Vary: 'Origin',
      }),
    });
    res.end(isApi ? JSON.stringify(body) : message);
  }
}
