import type { RequestHandler } from 'express';
import { requestSeconds } from '../metrics.ts';

/** Takes the time of every request that comes to Express, by the path of its route. */
export function measureRequests(): RequestHandler {
  return (req, res, next) => {
    const end = requestSeconds.startTimer({ method: req.method });
    res.on('close', () => {
      // A visitor who hung up got no status.
      const status = res.writableFinished ? String(res.statusCode) : 'closed';
      end({ route: routeOf(res.locals), status });
    });
    next();
  };
}

/** The path of the route as it is defined; never an address, of which there may be any number. */
export function routeOf(locals: Record<string, unknown>): string {
  return typeof locals.route === 'string' ? locals.route : 'other';
}
