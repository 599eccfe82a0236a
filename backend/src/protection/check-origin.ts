import type { RequestHandler } from 'express';
import { ApiError } from '../http/api-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that another site's page makes (CSRF), beside SameSite=Lax.
 * Programs other than browsers send no Origin and carry no visitor's cookie.
 */
export function checkOrigin(allowed: (string | undefined)[]): RequestHandler {
  return (req, _res, next) => {
    const { origin, host } = req.headers;
    if (safeMethods.has(req.method) || origin === undefined) return next();
    if (allowed.includes(origin) || origin === `${req.protocol}://${host}`) return next();
    throw new ApiError('access_denied', 'This call may only come from the shop itself.');
  };
}
