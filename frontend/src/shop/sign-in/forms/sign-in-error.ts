import { blockedCode } from '@/shop/sign-in/signed-in.storage';

const outageCodes = ['', 'auth/network-request-failed'];

/** The identity provider's error code (`auth/...`), the shop's own, or '' for anything else. */
export function readAuthErrorCode(error: unknown): string {
  if (error instanceof DOMException && error.name === 'SecurityError') return blockedCode;
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Whether it may have been the address or the password. */
export function blamesCredentials(error: unknown): boolean {
  const code = readAuthErrorCode(error);
  return !outageCodes.includes(code) && !isBlocked(code);
}

function isBlocked(code: string): boolean {
  return code === blockedCode || code === 'auth/web-storage-unsupported';
}

/** Closing the popup, or opening it twice, is a change of mind and not a fault. */
export function isChangeOfMind(error: unknown): boolean {
  return [
    'auth/popup-closed-by-user',
    'auth/cancelled-popup-request',
    'auth/user-cancelled',
  ].includes(readAuthErrorCode(error));
}

/** What the customer can do about it, where the specified sentence alone would mislead. */
export function explainSignInError(error: unknown): string {
  const code = readAuthErrorCode(error);
  return advice[isBlocked(code) ? blockedCode : code] ?? '';
}

const advice: Record<string, string> = {
  [blockedCode]:
    'Your browser blocks cookies and site data, and signing in needs them. Allow them for this shop and try again.',
  'auth/network-request-failed':
    'The sign-in service cannot be reached right now. Please check your connection and try again.',
  'auth/too-many-requests': 'There were too many attempts. Please wait a few minutes.',
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Allow popups for this page and try again.',
  '': 'The shop cannot be reached right now. Please try again in a moment.',
};
