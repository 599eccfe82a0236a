import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorBody } from '../contract/api-error.ts';
import { unavailable } from '../http/api-error.ts';
import type { Log } from '../log.ts';
import { refusals } from '../metrics.ts';

// Under more load than the process can carry everybody would wait for everybody, and a database that
// hangs would hang the shop. So only so many requests are let in at once, and each has only so long:
// who comes then is told at once, before Express, that the shop is busy.

export const maxAtOnce = 300;
/** Orders are the last to be refused. */
export const maxOrdersAtOnce = 600;
/**
 * No browser or proxy asks again on a connection of HTTP/1.1 before it was answered there, so who
 * sends thousands at once takes no place of others.
 */
export const maxPerConnection = 10;
/** Whoever has not sent all by then has a slow line, and costs nothing while the rest comes. */
const bodyMs = 1000;
const logPauseMs = 10_000;
/** Milliseconds that a whole request may take, so that its response is there within 8 s. */
export const requestTimeoutMs = 7500;

/** Whoever runs the shop must see how it fares most of all when it is busy. */
const alwaysAdmitted = /^\/api\/(health|metrics)\b/;
const order = /^\/api\/orders\/?$/;

/** False when the request was refused: it is answered then. */
export type Admit = (req: IncomingMessage, res: ServerResponse) => boolean;

export function limitRequests({ log, corsOrigins }: { log: Log; corsOrigins: string[] }): Admit {
  let inside = 0;
  let loggedAt = -Infinity;
  const insideOf = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    const path = (req.url ?? '').split('?', 1)[0] ?? '';
    if (alwaysAdmitted.test(path)) return true;
    const isOrder = req.method === 'POST' && order.test(path);
    const ofConnection = insideOf.get(socket) ?? 0;
    if (ofConnection >= maxPerConnection) {
      res.shouldKeepAlive = false; // what else it has sent is not read any more
      refuse(req, res, corsOrigins);
      return false;
    }
    if (inside >= (isOrder ? maxOrdersAtOnce : maxAtOnce)) {
      refuse(req, res, corsOrigins);
      if (performance.now() - loggedAt > logPauseMs) {
        loggedAt = performance.now();
        log.warn({ inside }, 'more comes than this process can carry: some is refused');
      }
      return false;
    }
    res.setMaxListeners(20); // a streamed file has ten of its own, where Node warns of a leak
    let isInside = false;
    const count = (isNow: boolean) => {
      if (isNow === isInside) return;
      isInside = isNow;
      const change = isNow ? 1 : -1;
      inside += change;
      insideOf.set(socket, (insideOf.get(socket) ?? 0) + change);
    };
    count(true);
    const enter = () => count(true);
    const slowBody = setTimeout(() => {
      if (req.complete) return;
      count(false);
      req.once('end', enter);
    }, bodyMs).unref();
    res.once('close', () => {
      clearTimeout(slowBody);
      req.off('end', enter);
      count(false);
    });
    return true;
  };
}

function refuse(req: IncomingMessage, res: ServerResponse, corsOrigins: string[]): void {
  const isApi = req.url?.startsWith('/api/');
  const code = 'service_unavailable';
  refusals.inc({ method: req.method, route: 'any', code });
  const requestId = randomUUID();
  const message = 'The shop is very busy. Please try again soon.';
  const body: ApiErrorBody = { error: { code, message, requestId } };
  const { origin = '' } = req.headers;
  res.writeHead(503, {
    'Content-Type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    ...(corsOrigins.includes(origin) && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
      Vary: 'Origin',
    }),
  });
  res.end(isApi ? JSON.stringify(body) : message);
}

/**
 * Does work that may wait for the database. Throws 503 `service_unavailable` after `ms`, however long
 * the work itself goes on.
 */
export function withinTime<T>(work: () => T | Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => {
      reject(unavailable('The shop is not ready. Please try again soon.', 5));
    };
    const timer = setTimeout(late, Math.max(0, ms));
    const done = () => clearTimeout(timer);
    (async () => work())().finally(done).then(resolve, reject);
  });
}

/** How long clients may take to send a request, and keep a connection without one. */
export function limitTimes(server: Server): void {
  server.headersTimeout = 20_000;
  // The longest file of books on a line that sends half a megabit a second, and some more.
  server.requestTimeout = 240_000;
  // Longer than clients and proxies keep theirs (60 s): the side that closes first must not be this
  // one, or a request that is sent at that moment is lost.
  server.keepAliveTimeout = 65_000;
}
