import type { Request } from 'express';
import { ApiError } from '../http/api-error.ts';
import type { CustomerCaller } from '../http/route.ts';
import { findCustomerSession } from './customer-session.model.ts';
import { readSessionCookie } from './session-cookie.ts';

/** The customer behind the session cookie, where nobody has to be signed in. */
export async function findCaller(
  req: Request,
  isProduction: boolean,
): Promise<CustomerCaller | undefined> {
  return readSessionCookie(req, isProduction)
    ? requireCustomer(req, isProduction).catch(() => undefined)
    : undefined;
}

/** The customer behind the session cookie. Throws 401. */
export async function requireCustomer(
  req: Request,
  isProduction: boolean,
): Promise<CustomerCaller> {
  const secret = readSessionCookie(req, isProduction);
  const session = secret ? await findCustomerSession(secret) : undefined;
  if (!session) throw new ApiError('authentication_required', 'Please sign in.');
  return {
    kind: 'customer',
    uid: session.uid,
    email: session.email ?? null,
    sessionId: session._id,
  };
}
