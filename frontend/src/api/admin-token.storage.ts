import { readStored, writeStored } from '@/browser/storage';

export const tokenKey = 'token';
export const expiryKey = 'tokenExpiresAt';

export interface StoredAdminToken {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The stored token; null if there is none or it has expired. */
export function readAdminToken(now = Date.now()): StoredAdminToken | null {
  const token = readStored('local', tokenKey);
  const expiresAt = readStored('local', expiryKey);
  if (typeof token !== 'string' || typeof expiresAt !== 'number' || expiresAt <= now) return null;
  return { token, expiresAt };
}

/**
 * The API refused the token. It stays stored until the admin has seen the message, but is never
 * sent again.
 */
export function expireAdminToken(): void {
  writeStored('local', expiryKey, 0);
  announceAdminToken();
}

/** The browser notifies other tabs of a change; this notifies the own tab. */
export function announceAdminToken(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }));
}

/** The admin's token for the API calls of one store. */
export function createAdminAccessToken() {
  let isBeingReplaced = false;
  return {
    /** Null if there is no token or it has expired. */
    read: () => readAdminToken()?.token ?? null,
    /**
     * Expires a refused token, unless it has been replaced. Returns whether a newer token exists.
     */
    onRefused(token: string): boolean {
      const current = readAdminToken()?.token;
      if (current === token && !isBeingReplaced) expireAdminToken();
      return current !== undefined && current !== token;
    },
    /**
     * While a call replaces the token, other calls may be refused with the old one; that does not
     * end the session.
     */
    async whileReplaced(call: Promise<unknown>) {
      isBeingReplaced = true;
      await call.catch(() => {});
      // After the caller has stored the new token.
      window.setTimeout(() => (isBeingReplaced = false));
    },
  };
}
