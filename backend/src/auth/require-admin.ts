import type { Request } from 'express';
import { ApiError } from '../http/api-error.ts';
import type { AdminCaller } from '../http/route.ts';
import { findAdminState } from './admin.model.ts';
import { readAdminToken } from './admin-token.ts';
import { isTokenEnded } from './ended-token.model.ts';

/**
 * The admin behind `Authorization: Bearer`. Throws 401, and 403 `password_change_required` while the
 * password is a one-time password and the call is not among those that are open before its change.
 */
export async function requireAdmin(
  req: Request,
  jwtSecret: string,
  isOpenBefore = false,
): Promise<AdminCaller> {
  const header = req.headers.authorization;
  if (!header) throw new ApiError('authentication_required', 'Please sign in as administrator.');
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const claims = token && readAdminToken(jwtSecret, token);
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

function invalidToken(): ApiError {
  return new ApiError('invalid_token', 'This token is not valid any more.');
}
