import { Router, type RequestHandler } from 'express';
import { ApiError } from './api-error.ts';
import type { Route } from './route.ts';

/**
 * Throws 405 for a method that a path does not have, before the rest of the request is checked. A path
 * without parameters is matched before one that would read its last part as an id.
 */
export function refuseOtherMethods(routes: Pick<Route, 'method' | 'path'>[]): RequestHandler {
  const router = Router();
  const paths = [...new Set(routes.map(({ path }) => path))];
  const hasParameters = (path: string) => Number(path.includes(':'));
  for (const path of paths.sort((a, b) => hasParameters(a) - hasParameters(b))) {
    const routesOfPath = routes.filter((route) => route.path === path);
    const allowed = routesOfPath.map(({ method }) => method.toUpperCase());
    router.all(path, (req, res, next) => {
      if (allowed.includes(req.method === 'HEAD' ? 'GET' : req.method)) return next('router');
      res.set('Allow', allowed.join(', '));
      throw new ApiError('method_not_allowed', `${req.method} is not possible here.`);
    });
  }
  return router;
}
