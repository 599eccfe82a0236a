import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorBody } from '../contract/api-error.ts';
import { unavailable } from '../http/api-error.ts';
import type { Log } from '../log.ts';
import { refusals } from '../metrics.ts';

// Limits how many requests run at once and how long each may take, so that overload or a hanging database
// does not hang the shop. A request above the limit gets a 503 at once, before Express.

export const maxAtOnce = 300;
/** Orders have a higher limit. */
export const maxOrdersAtOnce = 600;
/**
 * Browsers and proxies do not pipeline on HTTP/1.1, so a client that sends many requests on one
 * connection is limited alone.
 */
export const maxPerConnection = 10;
/** A request whose body takes longer is on a slow line and does not count while it arrives. */
const bodyMs = 1000;
const logPauseMs = 10_000;
/** Limit of a whole request, so that its response is there within 8 s. */
export const requestTimeoutMs = 7500;

/** Health and metrics must work when the shop is busy. */
const alwaysAdmitted = /^\/api\/(health|metrics)\b/;
const order = /^\/api\/orders\/?$/;

/** Returns false after it has refused the request. */
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
      res.shouldKeepAlive = false; // its other requests are not read
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
    res.setMaxListeners(20); // a streamed file adds ten, at which Node would warn of a leak
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
 * Runs work that may wait for the database. Throws 503 `service_unavailable` after `ms`; the work itself
 * goes on.
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
  // Enough for the longest import on a line of half a megabit a second.
  server.requestTimeout = 240_000;
  // Longer than clients and proxies keep connections (60 s): if the server closes first, a request that is
  // sent at that moment is lost.
  server.keepAliveTimeout = 65_000;
}
