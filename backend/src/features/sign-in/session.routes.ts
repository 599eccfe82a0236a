import { endCustomerSession, startCustomerSession } from '../../auth/customer-session.model.ts';
import {
  clearSessionCookie,
  findSessionSecret,
  setSessionCookie,
} from '../../auth/session-cookie.ts';
import type { Environment } from '../../config/env.ts';
import { newSessionSchema, sessionSchema } from '../../contract/account/session.ts';
import { rateLimit, visitorAddress } from '../../protection/rate-limit.ts';
import { ApiError } from '../../http/api-error.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { createIdTokenVerifier } from './verify-id-token.ts';

const maxSessionMs = 3_600_000;

/** The cookie by which customers order: made from a Firebase ID token, ended by signing out. */
export function sessionRoutes({ firebase, isProduction }: Environment): Route[] {
  const verifyIdToken = createIdTokenVerifier(firebase);
  // Only invalid tokens count against an address, which a whole school may share.
  const wrongTokens = rateLimit('session-address', 600, 15 * 60);
  // Every page load asks once.
  const perCustomer = rateLimit('session-customer', 600, 15 * 60);
  return [
    defineRoute({
      call: 'POST /api/session',
      access: 'anyone',
      summary: 'Start a customer session from a Firebase ID token',
      errors: ['invalid_token', 'rate_limit_exceeded'],
      responseHeaders: ['Set-Cookie'],
      body: newSessionSchema,
      example: { body: { idToken: exampleIds.idToken } },
      response: sessionSchema,
      handle: async ({ body, req, res }) => {
        const user = await verifyIdToken(body.idToken).catch(async (error: unknown) => {
          const isInvalid = error instanceof ApiError && error.code === 'invalid_token';
          if (isInvalid) await wrongTokens.consume(visitorAddress(req));
          throw error;
        });
        await perCustomer.consume(user.uid);
        const expiresAt = new Date(Math.min(user.expiresAt.getTime(), Date.now() + maxSessionMs));
        const older = findSessionSecret(req, isProduction);
        if (older) await endCustomerSession(older);
        const secret = await startCustomerSession({ ...user, expiresAt });
        setSessionCookie(res, isProduction, secret, expiresAt);
        return { uid: user.uid, email: user.email };
      },
    }),
    defineRoute({
      call: 'DELETE /api/session',
      access: 'anyone',
      summary: 'End the customer session',
      responseHeaders: ['Set-Cookie'],
      handle: async ({ req, res }) => {
        const secret = findSessionSecret(req, isProduction);
        if (secret) await endCustomerSession(secret);
        clearSessionCookie(res, isProduction);
      },
    }),
  ];
}
