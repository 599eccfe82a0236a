import { act } from '@testing-library/react';
import { storeSignIn, announceSignOut } from '@/shop/sign-in/signed-in.storage';

// What happens in another tab of the browser, which shares its storage with this one.

export function signOutElsewhere(event: 'storage' | 'pageshow' = 'storage'): void {
  announceSignOut();
  tell(event);
}

/** Until the browser is closed; this tab may hear of it before it has the cookie. */
export function signInElsewhere({ hasCookie }: { hasCookie: boolean }): void {
  storeSignIn('browser');
  if (!hasCookie) dropSessionCookies();
  tell('storage');
}

/** What is to end with the browser has ended when it is opened again. */
export function closeBrowser(): void {
  dropSessionCookies();
  window.sessionStorage.clear();
}

function dropSessionCookies(): void {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
}

const tell = (event: string) => act(() => void window.dispatchEvent(new StorageEvent(event)));
