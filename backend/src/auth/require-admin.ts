import type { Request } from 'express';
import { ApiError } from '../http/api-error.ts';
import type { AdminCaller } from '../http/route.ts';
import { readAdminToken } from './admin-token.ts';
import { isTokenEnded } from './ended-token.model.ts';

/** The admin behind `Authorization: Bearer`. Throws 401. */
export async function requireAdmin(req: Request, jwtSecret: string): Promise<AdminCaller> {
  const header = req.headers.authorization;
  if (!header) throw new ApiError('authentication_required', 'Please sign in as administrator.');
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const claims = token && readAdminToken(jwtSecret, token);
  if (!claims) throw invalidToken();
  const { jti, sub, issuedAtMs } = claims;
  if (await isTokenEnded({ id: jti, adminId: sub, issuedAtMs })) throw invalidToken();
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
