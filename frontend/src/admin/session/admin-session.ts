import { useSyncExternalStore } from 'react';
import type { AdminToken } from '@storyloom/backend/contract/admin/admins';
import { removeFormDrafts } from '@/browser/form-draft';
import { watchStored } from '@/browser/storage';
import { writeAdminToken } from './admin-session.storage';
import { readAdminToken, tokenKey } from '@/api/admin-token.storage';

const warningMinutes = 5;
let hasJustSignedOut = false;

/**
 * The token of the administrator, or null. It ends by the clock, by a 401, and when another tab
 * signs out.
 */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribe, () => readAdminToken()?.token ?? null);
}

/** Whole minutes until the session ends, from five down; null when there is more time. */
export function useLastMinutes(): number | null {
  return useSyncExternalStore(subscribe, readLastMinutes);
}

export function startAdminSession({ token, expiresIn }: AdminToken, username: string): void {
  writeAdminToken({ token, expiresAt: Date.now() + expiresIn * 1000 }, username);
}

/** Removes token and drafts at once; `wasSignedOut` then tells the guard that the admin signed out. */
export function endAdminSession(): void {
  hasJustSignedOut = true;
  removeFormDrafts('admin');
  writeAdminToken(null);
}

export function wasSignedOut(): boolean {
  return hasJustSignedOut;
}

export function forgetSignOut(): void {
  hasJustSignedOut = false;
}

function subscribe(listener: () => void): () => void {
  const stopWatching = watchStored(tokenKey, listener);
  window.addEventListener('focus', listener);
  const clock = window.setInterval(listener, 1000);
  return () => {
    stopWatching();
    window.removeEventListener('focus', listener);
    window.clearInterval(clock);
  };
}

function readLastMinutes(): number | null {
  const token = readAdminToken();
  if (!token) return null;
  const minutes = Math.ceil((token.expiresAt - Date.now()) / 60_000);
  return minutes <= warningMinutes ? minutes : null;
}
