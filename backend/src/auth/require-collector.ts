import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { Settings } from '../config/env.ts';
import { requireAdmin } from './require-admin.ts';

/** A collector with `METRICS_TOKEN`, else an admin. Throws 401. */
export async function requireCollector(req: Request, settings: Settings) {
  const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  const { metricsToken, jwtSecret } = settings;
  if (token && metricsToken && timingSafeEqual(digest(token), digest(metricsToken))) return null;
  return requireAdmin(req, jwtSecret);
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
