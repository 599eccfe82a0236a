import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { Settings } from '../config/env.ts';
import type { Authenticate } from '../http/route.ts';
import { requireAdmin } from './require-admin.ts';
import { requireCustomer } from './require-customer.ts';

/** Finds out who calls, or throws 401 when the route asks for more than there is. */
export function createAuthenticate(settings: Settings): Authenticate {
  return async (access, req, route) => {
    switch (access) {
      case 'anyone':
        return null;
      case 'admin':
        return requireAdmin(req, settings.jwtSecret, route.isOpenBeforePasswordChange);
      case 'collector':
        return requireCollector(req, settings);
      case 'customer':
        return requireCustomer(req, settings.isProduction);
      case 'customer or admin':
        return req.headers.authorization
          ? requireAdmin(req, settings.jwtSecret)
          : requireCustomer(req, settings.isProduction);
    }
  };
}

/** A collector with `METRICS_TOKEN`, else an admin. Throws 401. */
async function requireCollector(req: Request, settings: Settings) {
  const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  const { metricsToken, jwtSecret } = settings;
  if (token && metricsToken && timingSafeEqual(digest(token), digest(metricsToken))) return null;
  return requireAdmin(req, jwtSecret);
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
