import { useSyncExternalStore } from 'react';
import type { AdminToken as IssuedToken } from '@storyloom/backend/contract/admin-session';
import { provideAccessToken } from '@/api/access-token';
import { expireAdminToken, watchAdminToken, writeAdminToken } from './admin-session.storage';
import { readAdminToken, type AdminToken } from './admin-token.storage';

const warningMinutes = 5;
const listeners = new Set<() => void>();
let lastRead: AdminToken | null = null;
let hasJustSignedOut = false;
let isTokenBeingReplaced = false;

provideAccessToken({
  onRefused: () => {
    if (isTokenBeingReplaced) return;
    expireAdminToken();
    announce();
  },
});

/** The session of the administrator, or null. Ends by the clock, by a 401, and with other tabs. */
export function useAdminSession(): AdminToken | null {
  return useSyncExternalStore(subscribe, readSession);
}

/** Whole minutes until the session ends, from five down; null when there is more time. */
export function useLastMinutes(): number | null {
  return useSyncExternalStore(subscribe, readLastMinutes);
}

export function startAdminSession({ token, expiresIn }: IssuedToken, username: string): void {
  writeAdminToken({ token, expiresAt: Date.now() + expiresIn * 1000 }, username);
  announce();
}

/** Removes the token at once; `wasSignedOut` then tells a guard that this was meant. */
export function endAdminSession(): void {
  hasJustSignedOut = true;
  writeAdminToken(null);
  announce();
}

export function wasSignedOut(): boolean {
  return hasJustSignedOut;
}

export function forgetSignOut(): void {
  hasJustSignedOut = false;
}

/** Calls under way with the old token may be refused while it is replaced; that ends nothing. */
export async function whileTokenIsReplaced<T>(work: () => Promise<T>): Promise<T> {
  isTokenBeingReplaced = true;
  try {
    return await work();
  } finally {
    isTokenBeingReplaced = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopWatching = watchAdminToken(listener);
  window.addEventListener('focus', listener);
  const clock = window.setInterval(listener, 1000);
  return () => {
    listeners.delete(listener);
    stopWatching();
    window.removeEventListener('focus', listener);
    window.clearInterval(clock);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** The same object as long as nothing changed, as useSyncExternalStore needs it. */
function readSession(): AdminToken | null {
  const read = readAdminToken();
  if (read?.token !== lastRead?.token || read?.expiresAt !== lastRead?.expiresAt) lastRead = read;
  return lastRead;
}

function readLastMinutes(): number | null {
  const session = readSession();
  if (!session) return null;
  const minutes = Math.ceil((session.expiresAt - Date.now()) / 60_000);
  return minutes <= warningMinutes ? minutes : null;
}
