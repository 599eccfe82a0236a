import { paths } from '@/config/paths';
import { isRecord } from '@/browser/is-record';

/** The history state that a guard gives to the sign-in page. */
export interface ReturnState {
  from: string;
  /** The API has refused the session, so the form is shown although a customer is signed in. */
  mustSignIn?: true;
}

export function mustSignIn(state: unknown): boolean {
  return isRecord(state) && 'mustSignIn' in state;
}

/**
 * The path after signing in: a page of this shop or the fallback, never another site. The value
 * comes from the address bar or the history, so it is checked both as text and as the browser
 * parses it.
 */
export function readReturnPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return fallback;
  const { origin } = window.location;
  if (!URL.canParse(value, origin)) return fallback;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return fallback;
  if ([paths.login, paths.register, paths.admin].some((path) => path === url.pathname))
    return fallback;
  return url.pathname + url.search + url.hash;
}

/** The path that a guard (history state) or a link (`?next=`) asked for. */
export function returnPathOf(
  location: { state: unknown; search: string },
  fallback: string,
): string {
  const { state, search } = location;
  const from = isRecord(state) ? state['from'] : undefined;
  return readReturnPath(from ?? new URLSearchParams(search).get('next'), fallback);
}
