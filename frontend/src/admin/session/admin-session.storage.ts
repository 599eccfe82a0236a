import { readStored, storedEntry, writeStored } from '@/browser/storage';
import {
  announceAdminToken,
  expiryKey,
  readAdminToken,
  tokenKey,
  type StoredAdminToken,
} from '@/api/admin-token.storage';

// Entries that only the dashboard needs; every page of the shop loads admin-token.storage.ts.

const asText = (stored: unknown) => (typeof stored === 'string' ? stored.slice(0, 100) : null);
const tokenOwner = storedEntry('local', 'tokenOwner', asText);
/** The user name of the last "Remember me". */
export const storedAdminName = storedEntry('local', 'storyloom.admin-name', asText);

/**
 * The user name of the token, so that a second sign-in asks for the password only; '' without one.
 */
export const readTokenOwner = () => tokenOwner.read() ?? '';

export function writeAdminToken(token: StoredAdminToken | null, username = ''): void {
  writeStored('local', expiryKey, token?.expiresAt ?? null);
  tokenOwner.write(token && username);
  writeStored('local', tokenKey, token?.token ?? null);
  announceAdminToken();
}

/** Whether an expired token is still stored. */
export function hasExpiredToken(): boolean {
  return readStored('local', tokenKey) !== null && readAdminToken() === null;
}
