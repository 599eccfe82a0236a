import { readStored, writeStored } from '@/browser/storage';

export const tokenKey = 'token';
export const expiryKey = 'tokenExpiresAt';

export interface AdminToken {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The stored token, or null when there is none or it has ended. */
export function readAdminToken(now = Date.now()): AdminToken | null {
  const token = readStored('local', tokenKey);
  const expiresAt = readStored('local', expiryKey);
  if (typeof token !== 'string' || typeof expiresAt !== 'number' || expiresAt <= now) return null;
  return { token, expiresAt };
}

/** The API refused the token: it stays until the admin has seen the message, but is never sent again. */
export function expireAdminToken(): void {
  writeStored('local', expiryKey, 0);
  announceAdminToken();
}

/** Other tabs learn of a change from the browser, this one from here. */
export function announceAdminToken(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }));
}

/** The admin's token for the calls of one store. */
export function createAdminAccessToken() {
  let isBeingReplaced = false;
  return {
    /** Null when there is none or it has ended. */
    read: () => readAdminToken()?.token ?? null,
    /** The API refused this token: it has ended or was revoked. Whether another has taken its place. */
    onRefused(token: string): boolean {
      const current = readAdminToken()?.token;
      if (current === token && !isBeingReplaced) expireAdminToken();
      return current !== undefined && current !== token;
    },
    /**
     * While a call replaces the token, others may be refused with the old one; that does not end the
     * session.
     */
    async whileReplaced(call: Promise<unknown>) {
      isBeingReplaced = true;
      await call.catch(() => {});
      // The caller stores the new one first.
      window.setTimeout(() => (isBeingReplaced = false));
    },
  };
}
