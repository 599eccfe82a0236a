import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import type { FirebaseEnvironment } from '../../config/env.ts';

export const projectId = 'storyloom-live';

type Claims = Record<string, unknown>;

/** A Firebase project of our own: signs ID tokens and serves the public keys like Google does. */
export async function startFirebaseProject() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }];
  let requests = 0;
  const server = createServer((_req, res) => {
    requests += 1;
    res.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
  return {
    privateKey,
    publicKey,
    env: liveEnvironment(keysUrl),
    countKeyRequests: () => requests,
    sign: (claims: Claims = {}, header: Claims = {}) =>
      new SignJWT(idTokenClaims(claims))
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header })
        .sign(privateKey),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

export function liveEnvironment(keysUrl: string): FirebaseEnvironment {
  return {
    projectId,
    apiKey: 'public-key',
    authDomain: `${projectId}.firebaseapp.com`,
    appId: undefined,
    emulatorHost: undefined,
    keysUrl,
  };
}

/** The claims of a good ID token, with changes; `undefined` leaves a claim out. */
export function idTokenClaims(changes: Claims = {}, project = projectId): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'uid-1',
    iat: now - 10,
    auth_time: now - 60,
    exp: now + 3600,
    email: 'Reader@Example.com',
    email_verified: false,
    firebase: { sign_in_provider: 'password' },
    ...changes,
  };
  return JSON.parse(JSON.stringify(claims)) as JWTPayload;
}

/** A token as the auth emulator makes it: unsigned. */
export function emulatorToken(changes: Claims = {}, project = 'demo-storyloom'): string {
  return new UnsecuredJWT(idTokenClaims(changes, project)).encode();
}
