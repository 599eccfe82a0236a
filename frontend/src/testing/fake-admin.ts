import { HttpResponse } from 'msw';
import type { AdminStats } from '@storyloom/backend/contract/admin';
import type { Admin } from '@storyloom/backend/contract/admins';
import type { Book } from '@storyloom/backend/contract/book';
import type { BookImport } from '@storyloom/backend/contract/book-import';
import type { Change } from '@storyloom/backend/contract/change';
import { refuse } from './fake-api';

/** What the owner's calls meet; tests fill it and look at what arrived. */
export const fakeAdmin = {
  password: 'a-long-password',
  token: 'admin-token',
  /** The password of the next sign-in is a one-time password. */
  mustChangePassword: false,
  admins: [] as Admin[],
  changes: [] as Change[],
  stats: {} as Partial<AdminStats>,
  deleted: [] as Book[],
  ended: [] as string[],
  logins: [] as unknown[],
  sent: [] as { method: string; path: string; body: unknown }[],
  /** When somebody last set the stock of a book, as `stale_update` says. */
  stockSetAt: undefined as string | undefined,
  digest: false,
  importRows: 2,
  importErrors: [] as BookImport['errors'],
  importConflicts: [] as BookImport['conflicts'],
};

export function resetFakeAdmin(): void {
  Object.assign(fakeAdmin, {
    password: 'a-long-password',
    token: 'admin-token',
    mustChangePassword: false,
    admins: [],
    changes: [],
    stats: {},
    deleted: [],
    ended: [],
    logins: [],
    sent: [],
    stockSetAt: undefined,
    digest: false,
    importRows: 2,
    importErrors: [],
    importConflicts: [],
  });
}

/** Signed in, with the hour nearly whole or as much of it as the test says. */
export function signInAsAdmin(secondsLeft = 3600): void {
  window.localStorage.setItem('token', JSON.stringify(fakeAdmin.token));
  window.localStorage.setItem('tokenExpiresAt', JSON.stringify(Date.now() + secondsLeft * 1000));
  window.localStorage.setItem('tokenOwner', JSON.stringify('owner'));
}

export function forAdmin(request: Request, handle: () => Response | Promise<Response>) {
  const isAdmin = request.headers.get('Authorization') === `Bearer ${fakeAdmin.token}`;
  return isAdmin ? handle() : refuse('invalid_token');
}

/** Remembers what arrived, for the test to look at. */
export function recordCall(request: Request, body: unknown): void {
  const { pathname, search } = new URL(request.url);
  fakeAdmin.sent.push({ method: request.method, path: pathname.slice(4) + search, body });
}

export const csv = (text: string) =>
  new HttpResponse(text, { headers: { 'Content-Type': 'text/csv' } });
