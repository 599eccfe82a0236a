import { readStored, writeStored } from '@/browser/storage';
import {
  announceAdminToken,
  expiryKey,
  readAdminToken,
  tokenKey,
  type AdminToken,
} from '@/api/admin-token.storage';

// What only the dashboard needs; the token itself is read in admin-token.storage.ts, which every
// page of the shop loads.

const ownerKey = 'tokenOwner';
const rememberedNameKey = 'storyloom.admin-name';

export function writeAdminToken(token: AdminToken | null, username = ''): void {
  writeStored('local', expiryKey, token?.expiresAt ?? null);
  writeStored('local', ownerKey, token ? username : null);
  writeStored('local', tokenKey, token?.token ?? null);
  announceAdminToken();
}

/** Whether a token is still stored although its time is over. */
export function hasEndedToken(): boolean {
  return readStored('local', tokenKey) !== null && readAdminToken() === null;
}

/** Whose token it is, so that only the password is asked for again; '' when unknown. */
export function readTokenOwner(): string {
  return asText(readStored('local', ownerKey));
}

/** The user name of the last "Remember me"; '' when there is none. */
export function readRememberedName(): string {
  return asText(readStored('local', rememberedNameKey));
}

export function writeRememberedName(name: string | null): void {
  writeStored('local', rememberedNameKey, name);
}

function asText(stored: unknown): string {
  return typeof stored === 'string' ? stored.slice(0, 100) : '';
}
