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
  const secret = readSessionCookie(req, isProduction);
  const session = secret ? await findCustomerSession(secret) : undefined;
  if (!session) return undefined;
  const { uid, email, _id: sessionId } = session;
  return { kind: 'customer', uid, email: email ?? null, sessionId };
}

/** The customer behind the session cookie. Throws 401. */
export async function requireCustomer(
  req: Request,
  isProduction: boolean,
): Promise<CustomerCaller> {
  const caller = await findCaller(req, isProduction);
  if (!caller) throw new ApiError('authentication_required', 'Please sign in.');
  return caller;
}
