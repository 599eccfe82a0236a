import { storedEntry } from '@/browser/storage';

const browserCookieName = 'storyloom_browser';

/** Until sign-out, or until the browser is closed; for all tabs. */
type Persistence = 'device' | 'browser';

const persistence = storedEntry('local', 'storyloom.signed-in', (stored): Persistence | null =>
  stored === 'browser' || stored === 'device' ? stored : null,
);
const sessionToClose = storedEntry(
  'local',
  'storyloom.unended-session',
  (stored) => stored === true,
);
const signedOutAt = storedEntry('local', 'storyloom.signed-out', Number);

/** Whether a customer was signed in here, so that other visitors need no sign-in code. */
export function wasSignedIn(): boolean {
  return (
    persistence.read() === 'device' || (persistence.read() === 'browser' && hasBrowserCookie())
  );
}

/** Null after a sign-out. Returns a function that reverts the change. */
export function storeSignIn(until: Persistence | null): () => void {
  const before = persistence.read();
  persistence.write(until);
  setBrowserCookie(until === 'browser');
  return () => void storeSignIn(before);
}

/** Calls back after a sign-in in another tab. */
export function watchSignedIn(onSignedIn: () => void): () => void {
  return persistence.watch((isFromOtherTab) => {
    // The storage event often arrives before the other tab's cookie. That tab is running, so the
    // browser was not closed: set the cookie here too.
    if (isFromOtherTab && persistence.read() === 'browser') setBrowserCookie(true);
    if (wasSignedIn()) onSignedIn();
  });
}

/** Whether a sign-in should have ended with the browser, which was closed since. */
export function hasEndedWithBrowser(): boolean {
  return persistence.read() === 'browser' && !hasBrowserCookie();
}

/** Stores whether a signed-out customer may still have a session in the API. */
export const storeSessionToClose = (isOpen: boolean) => sessionToClose.write(isOpen);

/** Whether the API may still have an open session of a customer who has signed out. */
export function hasSessionToClose(): boolean {
  return sessionToClose.read() || hasEndedWithBrowser();
}

/** Only a cookie without a date ends with the browser. */
function setBrowserCookie(isSet: boolean): void {
  const end = isSet ? '' : '; Max-Age=0';
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${browserCookieName}=1; Path=/; SameSite=Lax${secure}${end}`;
  } catch {
    // Cookies are blocked: `refuseWithoutCookies` tells the customer.
  }
}

function hasBrowserCookie(): boolean {
  try {
    return document.cookie.split('; ').includes(`${browserCookieName}=1`);
  } catch {
    return false;
  }
}

/** The error code for blocked cookies, in addition to those of the identity provider. */
export const blockedCode = 'shop/storage-blocked';

/**
 * Throws if cookies are blocked, as the API could not identify the customer. It sets one, as
 * `navigator.cookieEnabled` ignores exceptions for a site.
 */
export function refuseWithoutCookies(): void {
  if (hasBrowserCookie()) return;
  setBrowserCookie(true);
  const isStored = hasBrowserCookie();
  setBrowserCookie(false);
  if (!isStored) throw Object.assign(new Error('No cookies.'), { code: blockedCode });
}

/** Tells the other tabs that the customer has signed out. */
export const announceSignOut = () => signedOutAt.write(Date.now());

/**
 * Calls back after a sign-out in another tab, or in this one while the page was frozen
 * (`isFromOtherTab` is false).
 */
export function watchSignOut(onSignedOut: (isFromOtherTab: boolean) => void): () => void {
  let handled = signedOutAt.read();
  return signedOutAt.watch((isFromOtherTab) => {
    const last = signedOutAt.read();
    if (last === handled) return;
    handled = last;
    onSignedOut(isFromOtherTab);
  });
}
