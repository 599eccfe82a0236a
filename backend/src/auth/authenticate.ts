import type { Request } from 'express';
import type { Environment } from '../config/env.ts';
import { ApiError } from '../http/api-error.ts';
import type { AdminCaller, Authenticate, CustomerCaller, LinkCaller } from '../http/route.ts';
import { findAdminState } from './admin.model.ts';
import { verifyAdminToken } from './admin-token.ts';
import { findCustomerSession, signInRequired } from './customer-session.model.ts';
import { isTokenEnded } from './ended-token.model.ts';
import { isSameSecret } from './link-token.ts';
import { findSessionSecret } from './session-cookie.ts';

/** Finds the caller that a route asks for, or throws 401. */
export function createAuthenticate(env: Environment): Authenticate {
  return async (access, req, route) => {
    switch (access) {
      case 'anyone':
        return null;
      case 'admin':
        return requireAdmin(req, env, route.isOpenBeforePasswordChange);
      case 'admin or metrics token':
        return isCollector(req, env) ? null : requireAdmin(req, env);
      case 'customer':
        return requireCustomer(req, env);
      case 'customer or admin':
        return req.headers.authorization ? requireAdmin(req, env) : requireCustomer(req, env);
      case 'customer, admin or link':
        if (req.headers.authorization) return requireAdmin(req, env);
        return findLink(req) ?? requireCustomer(req, env);
    }
  };
}

/** The customer of the session cookie, where signing in is optional. */
export async function findCaller(
  req: Request,
  { isProduction }: Pick<Environment, 'isProduction'>,
): Promise<CustomerCaller | undefined> {
  const secret = findSessionSecret(req, isProduction);
  const session = secret ? await findCustomerSession(secret) : undefined;
  if (!session) return undefined;
  const { uid, email, _id: sessionId } = session;
  return { kind: 'customer', uid, email: email ?? null, sessionId };
}

/** The token of a link in an email; the call itself checks it. */
function findLink({ query }: Request): LinkCaller | undefined {
  const { token } = query;
  return typeof token === 'string' && token ? { kind: 'link', token } : undefined;
}

async function requireCustomer(req: Request, env: Environment): Promise<CustomerCaller> {
  const caller = await findCaller(req, env);
  if (!caller) throw signInRequired();
  return caller;
}

/**
 * The admin behind `Authorization: Bearer`. Throws 401, and 403 `password_change_required` while the
 * password is a one-time password and the call is not among those that are open before its change.
 */
async function requireAdmin(
  req: Request,
  { jwtSecret }: Environment,
  isOpenBefore = false,
): Promise<AdminCaller> {
  if (!req.headers.authorization) {
    throw new ApiError('authentication_required', 'Please sign in as administrator.');
  }
  const token = bearerOf(req);
  const claims = token && verifyAdminToken(jwtSecret, token);
  if (!claims) throw invalidToken();
  const [isEnded, admin] = await Promise.all([
    isTokenEnded(claims.jti),
    findAdminState(claims.sub),
  ]);
  if (isEnded || admin?.tokenVersion !== claims.version) throw invalidToken();
  if (admin.mustChangePassword && !isOpenBefore) {
    throw new ApiError('password_change_required', 'Please choose a password of your own first.');
  }
  return {
    kind: 'admin',
    adminId: claims.sub,
    username: claims.username,
    tokenId: claims.jti,
    expiresAt: claims.exp,
  };
}

/** A client with the `METRICS_TOKEN`. */
function isCollector(req: Request, { metricsToken }: Environment): boolean {
  const token = bearerOf(req);
  return Boolean(token && metricsToken && isSameSecret(token, metricsToken));
}

function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

function invalidToken(): ApiError {
  return new ApiError('invalid_token', 'This token is not valid any more.');
}
