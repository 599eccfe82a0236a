import { readStored, storedEntry, writeStored } from '@/browser/storage';
import {
  announceAdminToken,
  expiryKey,
  readAdminToken,
  tokenKey,
  type AdminToken,
} from '@/api/admin-token.storage';

// What only the dashboard needs; the token itself is read in admin-token.storage.ts, which every
// page of the shop loads.

const asText = (stored: unknown) => (typeof stored === 'string' ? stored.slice(0, 100) : null);
const tokenOwner = storedEntry('local', 'tokenOwner', asText);
/** The user name of the last "Remember me". */
export const storedAdminName = storedEntry('local', 'storyloom.admin-name', asText);

/** Username of the token, so that only the password is asked for again; '' without one. */
export const readTokenOwner = () => tokenOwner.read() ?? '';

export function writeAdminToken(token: AdminToken | null, username = ''): void {
  writeStored('local', expiryKey, token?.expiresAt ?? null);
  tokenOwner.write(token && username);
  writeStored('local', tokenKey, token?.token ?? null);
  announceAdminToken();
}

/** Whether a token is still stored although its time is over. */
export function hasExpiredToken(): boolean {
  return readStored('local', tokenKey) !== null && readAdminToken() === null;
}
