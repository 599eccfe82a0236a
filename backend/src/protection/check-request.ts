import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ApiError } from '../http/api-error.ts';

const maxUrlLength = 8192;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request has two `Host` headers: Node reads the first, a proxy may have read the other. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Refuses two hosts (RFC 9112, 3.2) and addresses that are longer than any of ours. */
export const checkAddress: RequestHandler = (req, _res, next) => {
  if (hasTwoHosts(req)) throw new ApiError('invalid_request', 'The request names two hosts.');
  if (req.originalUrl.length > maxUrlLength) {
    throw new ApiError('request_too_large', 'The address is too long.');
  }
  next();
};

/**
 * Refuses state-changing calls from pages of other sites (CSRF), in addition to SameSite=Lax. Programs
 * other than browsers send no `Origin` and have no visitor's cookie.
 */
export function checkOrigin(allowed: (string | undefined)[]): RequestHandler {
  return (req, _res, next) => {
    const { origin, host } = req.headers;
    if (safeMethods.has(req.method) || origin === undefined) return next();
    if (allowed.includes(origin) || origin === `${req.protocol}://${host}`) return next();
    throw new ApiError('access_denied', 'This call may only come from the shop itself.');
  };
}
