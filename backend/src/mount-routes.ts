import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Express, RequestHandler, Response } from 'express';
import { chunksOf } from './runtime/chunks-of.ts';
import { ApiError } from './http/api-error.ts';
import { readKey } from './http/idempotency-key.ts';
import { sourceOf } from './response-cache/cached-routes.ts';
import {
  isPageRequest,
  parseBody,
  parseParameters,
  parseQuery,
  readJson,
} from './http/parse-request.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import type { Access, Authenticate, File, Route } from './http/route.ts';
import { requestTimeoutMs, withinTime } from './protection/request-limits.ts';

/** A longer list is sent in pieces, since its JSON would block other requests. */
const maxAtOnce = 1000;

// The `WWW-Authenticate` header of each 401 (RFC 9110, 11.6.1). Browsers open no dialog for a scheme
// that they do not know, such as ours for cookies.
const admin = 'Bearer realm="administrator"';
const customer = 'Cookie realm="customer"';
const either = `${admin}, ${customer}`;
const challenges: Record<Access, string> = {
  admin,
  customer,
  'customer or admin': either,
  'admin or metrics token': 'Bearer realm="metrics"',
  'customer, admin or link': either,
  anyone: either, // the calls that sign somebody in
};

/** Results of the access check for the handler, in `res.locals`. */
interface RequestLocals {
  caller: never;
  remainingMs: number;
  /** Why the token of an admin was refused, where the public response is sent instead. */
  refusal?: ApiError;
}

/** Mounts the calls: access check first, then the body, then the parsed handler. */
export function mountRoutes(
  app: Express,
  routes: Route[],
  { authenticate, responses }: { authenticate: Authenticate; responses: ResponseCache },
): void {
  responses.addRoutes(routes);
  const readBody = readJson();
  for (const route of routes) {
    const { timeoutMs = requestTimeoutMs } = route;
    const guard: RequestHandler = async (req, res, next) => {
      const isForAdmin = route.adminHandler && req.headers.authorization !== undefined;
      const access = isForAdmin ? 'admin' : route.access;
      res.locals.route = route.path;
      res.locals.challenge = challenges[access];
      const start = Date.now();
      const find = () =>
        authenticate(access, req, route).catch((error: unknown) => {
          if (!isForAdmin || !route.fallbackToPublic || !isAccessError(error)) throw error;
          res.locals.refusal = error;
          return null;
        });
      try {
        res.locals.caller = access === 'anyone' ? null : await withinTime(find, timeoutMs);
      } catch (error) {
        if (!route.redirectIfSignedOut || !isSignedOut(error) || !isPageRequest(req)) throw error;
        return res.redirect(303, route.redirectIfSignedOut);
      }
      // The time that the body takes to arrive does not count.
      res.locals.remainingMs = timeoutMs - (Date.now() - start);
      next();
    };
    app[route.method](route.path, guard, ...route.before, readBody, handlerOf(route, responses));
  }
}

function handlerOf(route: Route, responses: ResponseCache): RequestHandler {
  return async (req, res) => {
    const call = {
      params: route.params && parseParameters(req.params, route.params),
      query: route.query && parseQuery(req.query, route.query),
    };
    const { caller, remainingMs, refusal } = res.locals as RequestLocals;
    const source = caller ? undefined : sourceOf(route, call);
    if (source) {
      // If the public response also needs an admin, the token's own error is thrown.
      return responses.send(req, res, source).catch((error: unknown) => {
        throw refusal && isAccessError(error) ? refusal : error;
      });
    }
    const body = route.body && parseBody(req, route.body);
    const setHeader = (name: string, value: string) => void res.set(name, value);
    const idempotent = route.header === 'Idempotency-Key' && {
      key: readKey(req),
      markReplayed: () => setHeader('Idempotent-Replayed', 'true'),
    };
    const handle = async () => {
      const handler = route.handle ?? route.adminHandler;
      const result: unknown = await handler?.({
        ...call,
        ...idempotent,
        caller,
        body,
        setHeader,
        req,
        res,
      });
      // Waits for the first rows: until something is sent, a failing database is still a 503.
      if (result instanceof Readable) await once(result, 'readable');
      return result;
    };
    const result = await withinTime(handle, remainingMs);
    await sendResult(res, route, result);
  };
}

async function sendResult(res: Response, route: Route, result: unknown): Promise<void> {
  // A handler may have set an error status.
  if (res.statusCode === 200) res.status(route.status);
  if (Array.isArray(result) && !res.hasHeader('X-Total-Count')) {
    res.set('X-Total-Count', String(result.length));
  }
  const pieces = route.response && jsonInPieces(result);
  if (route.response && !pieces) return void res.json(result);
  const type = pieces ? 'json' : route.responseType;
  if (!type) return void res.end();
  if (!res.hasHeader('Content-Type')) res.type(type);
  const file = pieces ?? (result as File);
  if (typeof file === 'string' || Buffer.isBuffer(file)) return void res.send(file);
  await pipeline(file, res).catch(ignoreLostClient);
}

/** The JSON of a response with a long list, in pieces between which other requests run; else undefined. */
function jsonInPieces(response: unknown): AsyncGenerator<string> | undefined {
  const lists = (Object.entries(response ?? {}) as [string, unknown[]][]).filter(
    ([, each]) => Array.isArray(each) && each.length > maxAtOnce,
  );
  return lists.length > 0 ? piecesOf(response as object, lists) : undefined;
}

async function* piecesOf(response: object, lists: [string, unknown[]][]): AsyncGenerator<string> {
  const rest = { ...response, ...Object.fromEntries(lists.map(([name]) => [name, undefined])) };
  const start = JSON.stringify(rest).slice(0, -1);
  yield start;
  let sign = start.length > 1 ? ',' : '';
  for (const [name, list] of lists) {
    sign += `${JSON.stringify(name)}:[`;
    for (const batch of chunksOf(list)) {
      yield sign + JSON.stringify(batch).slice(1, -1);
      sign = ',';
      await nextTurn();
    }
    sign = '],';
  }
  yield ']}';
}

function isAccessError(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function ignoreLostClient(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
