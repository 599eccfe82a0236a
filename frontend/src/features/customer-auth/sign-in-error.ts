/** The identity provider's error code (`auth/...`), or '' for anything else. */
export function readAuthErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
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
  switch (readAuthErrorCode(error)) {
    case 'auth/network-request-failed':
      return 'The sign-in service cannot be reached right now. Please check your connection and try again.';
    case 'auth/too-many-requests':
      return 'There were too many attempts. Please wait a few minutes.';
    case 'auth/popup-blocked':
      return 'Your browser blocked the sign-in window. Allow popups for this page and try again.';
    case '':
      return 'The shop cannot be reached right now. Please try again in a moment.';
    default:
      return '';
  }
}
