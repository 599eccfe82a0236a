import { randomUUID } from 'node:crypto';
import { pinoHttp } from 'pino-http';
import type { RequestHandler, Response } from 'express';
import type { Log } from '../log.ts';
import { requestSeconds } from '../metrics.ts';

/** Gives every request an id, also in the response, and logs one line when it has finished. */
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
    // For a refused request one line is enough; errors are logged with their stack elsewhere.
    customErrorObject: (_req, res, _error, { err: _err, ...line }: { err: unknown }) => ({
      ...line,
      reason: (res as Partial<Response>).locals?.reason as unknown,
    }),
    // pino-http's own serializers read the query, which may be malformed.
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

/** The path without its query and without e-mail addresses, which a log must not keep. */
export function maskPath(url: string): string {
  const parts = (url.split('?')[0] ?? '').split('/');
  const mask = (part: string, index: number) =>
    parts[index - 1]?.toLowerCase() === 'email' || /@|%40/.test(part) ? '[masked]' : part;
  return parts.map(mask).join('/');
}

/** Measures the time of every request that reaches Express, by the path of its route. */
export const measureRequest: RequestHandler = (req, res, next) => {
  const end = requestSeconds.startTimer({ method: req.method });
  res.on('close', () => {
    // A visitor who closed the connection got no status.
    const status = res.writableFinished ? String(res.statusCode) : 'closed';
    end({ route: routeOf(res.locals), status });
  });
  next();
};

/** The path of the route as defined. The URL itself would make an unlimited number of metrics. */
export function routeOf(locals: Record<string, unknown>): string {
  return typeof locals.route === 'string' ? locals.route : 'other';
}
