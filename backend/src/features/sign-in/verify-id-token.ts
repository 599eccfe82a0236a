import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { foldEmail } from '../../contract/text/email.ts';
import type { SignedIn } from '../../auth/customer-session.model.ts';
import type { FirebaseEnvironment } from '../../config/env.ts';
import { ApiError, unavailable } from '../../http/api-error.ts';

const clockToleranceSeconds = 30;

/**
 * Checks of https://firebase.google.com/docs/auth/admin/verify-id-tokens, all of them: throws 401
 * `invalid_token`, or 503 when Google's keys cannot be had.
 */
export function createIdTokenVerifier(firebase: FirebaseEnvironment) {
  const claimsSchema = claimsOf(firebase.projectId);
  const readPayload = firebase.emulatorHost ? readUnsigned : signatureChecker(firebase.keysUrl);
  return async (idToken: string): Promise<SignedIn> => {
    const claims = claimsSchema.safeParse(await readPayload(idToken));
    if (!claims.success) throw invalidToken();
    const { sub, email, email_verified, firebase: signIn, exp } = claims.data;
    return {
      uid: sub,
      email: email === undefined ? null : foldEmail(email),
      emailVerified: email_verified ?? false,
      provider: signIn?.sign_in_provider ?? 'unknown',
      expiresAt: new Date(exp * 1000),
    };
  };
}

function claimsOf(projectId: string) {
  const now = () => Date.now() / 1000;
  const past = z.number().refine((seconds) => seconds <= now() + clockToleranceSeconds);
  return z.object({
    iss: z.literal(`https://securetoken.google.com/${projectId}`),
    aud: z.literal(projectId),
    sub: z.string().min(1).max(128),
    exp: z.number().refine((seconds) => seconds > now()),
    iat: past,
    auth_time: past,
    email: z.string().max(254).optional(),
    email_verified: z.boolean().optional(),
    firebase: z.object({ sign_in_provider: z.string().max(100).optional() }).optional(),
  });
}

function signatureChecker(keysUrl: string): (idToken: string) => Promise<unknown> {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: 5000,
    cooldownDuration: 30_000,
    cacheMaxAge: 3_600_000,
  });
  // Keys come from Google's address only: `jku`, `x5u` and `jwk` of a token are never looked at.
  const findKey: JWTVerifyGetKey = async (header, token) => {
    if (!header.kid) throw invalidToken();
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw invalidToken();
      throw unavailable('Sign-in cannot be checked right now.', 5);
    }
  };
  return async (idToken) => {
    try {
      return (await jwtVerify(idToken, findKey, { algorithms: ['RS256'] })).payload;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw invalidToken();
    }
  };
}

/** Tokens of the auth emulator have no signature: never reached with a real project. */
async function readUnsigned(idToken: string): Promise<unknown> {
  try {
    return UnsecuredJWT.decode(idToken).payload;
  } catch {
    throw invalidToken();
  }
}

function invalidToken(): ApiError {
  return new ApiError('invalid_token', 'This sign-in is not valid. Please sign in again.');
}
