import { randomUUID } from 'node:crypto';
import { pinoHttp } from 'pino-http';
import type { RequestHandler, Response } from 'express';
import type { Log } from '../log.ts';
import { requestSeconds } from '../metrics.ts';

/** Gives every request an id (also in the answer) and one line in the log when it is done. */
export function requestLog(log: Log): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_req, res, error) => {
      if (res.statusCode === 503 || res.statusCode === 429) return 'warn';
      if (error || res.statusCode >= 500) return 'error';
      return res.statusCode >= 400 ? 'info' : 'debug';
    },
    // A refusal is one line; what broke has a line of its own with all that is known.
    customErrorObject: (_req, res, _error, { err: _err, ...line }: { err: unknown }) => ({
      ...line,
      reason: (res as Partial<Response>).locals?.reason as unknown,
    }),
    // Those that it would put before ours read the query, which may be a broken one.
    wrapSerializers: false,
    serializers: {
      req: (req: { id: string; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: maskPath(req.url),
      }),
      res: ({ headersSent, statusCode }: Response) => ({ status: headersSent ? statusCode : null }),
    },
  }) as RequestHandler;
}

/** The path without its query, and without the e-mail addresses that some paths carry. */
export function maskPath(url: string): string {
  const parts = (url.split('?')[0] ?? '').split('/');
  const mask = (part: string, index: number) =>
    parts[index - 1]?.toLowerCase() === 'email' || /@|%40/.test(part) ? '[masked]' : part;
  return parts.map(mask).join('/');
}

/** Takes the time of every request that comes to Express, by the path of its route. */
export const measureRequest: RequestHandler = (req, res, next) => {
  const end = requestSeconds.startTimer({ method: req.method });
  res.on('close', () => {
    // A visitor who hung up got no status.
    const status = res.writableFinished ? String(res.statusCode) : 'closed';
    end({ route: routeOf(res.locals), status });
  });
  next();
};

/** The path of the route as it is defined; never an address, of which there may be any number. */
export function routeOf(locals: Record<string, unknown>): string {
  return typeof locals.route === 'string' ? locals.route : 'other';
}
