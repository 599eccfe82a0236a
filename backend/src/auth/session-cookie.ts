import * as cookie from 'cookie';
import type { Request, Response } from 'express';

// The __Host- prefix makes browsers refuse the cookie from subdomains and without HTTPS.
export const sessionCookieName = (isProduction: boolean) =>
  isProduction ? '__Host-storyloom_session' : 'storyloom_session';

const options = (isProduction: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isProduction, path: '/' }) as const;

export function findSessionSecret(req: Request, isProduction: boolean): string | undefined {
  return cookie.parse(req.headers.cookie ?? '')[sessionCookieName(isProduction)];
}

export function setSessionCookie(
  res: Response,
  isProduction: boolean,
  secret: string,
  expiresAt: Date,
): void {
  res.cookie(sessionCookieName(isProduction), secret, {
    ...options(isProduction),
    expires: expiresAt,
  });
}

export function clearSessionCookie(res: Response, isProduction: boolean): void {
  res.clearCookie(sessionCookieName(isProduction), options(isProduction));
}
