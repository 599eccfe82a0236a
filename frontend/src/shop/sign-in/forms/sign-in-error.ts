import { blockedCode } from '@/shop/sign-in/signed-in.storage';
import { words } from '@/words/shop';

const outageCodes = ['', 'auth/network-request-failed'];

/** The identity provider's error code (`auth/...`), the shop's own, or '' for anything else. */
export function readAuthErrorCode(error: unknown): string {
  if (error instanceof DOMException && error.name === 'SecurityError') return blockedCode;
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Whether address or password may be wrong. */
export function mayBeWrongCredentials(error: unknown): boolean {
  const code = readAuthErrorCode(error);
  return !outageCodes.includes(code) && !isBlocked(code);
}

function isBlocked(code: string): boolean {
  return code === blockedCode || code === 'auth/web-storage-unsupported';
}

/** Whether the customer closed the popup or opened it twice, which is no error. */
export function isCancelled(error: unknown): boolean {
  return [
    'auth/popup-closed-by-user',
    'auth/cancelled-popup-request',
    'auth/user-cancelled',
  ].includes(readAuthErrorCode(error));
}

/** Advice for the customer, where the specified sentence alone would mislead. */
export function explainSignInError(error: unknown): string {
  const code = readAuthErrorCode(error);
  const { blocked, network, tooMany, popup, shop } = words.signIn.advice;
  const advice: Record<string, string> = {
    [blockedCode]: blocked,
    'auth/network-request-failed': network,
    'auth/too-many-requests': tooMany,
    'auth/popup-blocked': popup,
    '': shop,
  };
  return advice[isBlocked(code) ? blockedCode : code] ?? '';
}
