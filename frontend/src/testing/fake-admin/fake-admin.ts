import { HttpResponse } from 'msw';
import type { AdminStats } from '@storyloom/backend/contract/admin/admin-stats';
import type { Admin } from '@storyloom/backend/contract/admin/admins';
import type { Book } from '@storyloom/backend/contract/book/book';
import type { Publisher } from '@storyloom/backend/contract/book/publishers/publisher';
import type { BookImport, PastImport } from '@storyloom/backend/contract/book/book-import';
import type { CounterResult } from '@storyloom/backend/contract/order/counter';
import type { AuditEntry } from '@storyloom/backend/contract/admin/audit-entry';
import type { Onboarding } from '@storyloom/backend/contract/admin/onboarding';
import type { AdminSettings } from '@storyloom/backend/contract/shop/settings';
import type { System } from '@storyloom/backend/contract/health';
import { refuse } from '../fake-api';

function quietSystem(): System {
  return { version: '1.2.3', backup: { isOn: false, everyHours: 24 } };
}

/** The list of the onboarding checklist is put away, so that tests of other things do not meet it. */
function newShop(): Onboarding {
  return { isDismissed: true, steps: [], samples: [] };
}

function twoRows(): BookImport['preview'] {
  const changes = { newPrice: { from: null, to: 1 } };
  return [2, 3].map((row) => ({ row, kind: 'new' as const, title: `Row ${row}`, changes }));
}

/** The state of the owner's fake API; tests fill it and check what arrived. */
export const fakeAdmin = {
  password: 'a-long-password',
  token: 'admin-token',
  /** The password of the next sign-in is a one-time password. */
  mustChangePassword: false,
  admins: [] as Admin[],
  changes: [] as AuditEntry[],
  stats: {} as Partial<AdminStats>,
  system: quietSystem(),
  deleted: [] as Book[],
  ended: [] as string[],
  logins: [] as unknown[],
  scans: new Map<string, CounterResult>(),
  /** What was before each change of many books. */
  bulks: [] as Book[][],
  sent: [] as { method: string; path: string; body: unknown }[],
  /** When somebody last set the stock of a book, as `stale_update` says. */
  stockSetAt: undefined as string | undefined,
  onboarding: newShop(),
  digest: false,
  emailTexts: {} as AdminSettings['emailTexts'],
  ownTexts: [] as AdminSettings['ownTexts'],
  imports: [] as PastImport[],
  importErrors: [] as BookImport['errors'],
  importWarnings: [] as BookImport['warnings'],
  importDoubt: undefined as BookImport['doubtfulAmounts'],
  importPreview: twoRows(),
  importColumns: {} as BookImport['columns'],
  publishers: [] as Publisher[],
  /** How many of them a file fills. */
  importPublishers: undefined as number | undefined,
  /** What the last merge of publishers found. */
  beforeMerge: [] as Publisher[],
};

export function resetFakeAdmin(): void {
  Object.assign(fakeAdmin, {
    password: 'a-long-password',
    token: 'admin-token',
    mustChangePassword: false,
    admins: [],
    changes: [],
    stats: {},
    system: quietSystem(),
    deleted: [],
    ended: [],
    logins: [],
    scans: new Map(),
    bulks: [],
    sent: [],
    stockSetAt: undefined,
    onboarding: newShop(),
    digest: false,
    emailTexts: {},
    ownTexts: [],
    imports: [],
    importErrors: [],
    importWarnings: [],
    importDoubt: undefined,
    importPreview: twoRows(),
    importColumns: {},
    publishers: [],
    importPublishers: undefined,
    beforeMerge: [],
  });
}

/** Signed in, with the hour nearly whole or as much of it as the test says. */
export function signInAsAdmin(secondsLeft = 3600): void {
  window.localStorage.setItem('token', JSON.stringify(fakeAdmin.token));
  window.localStorage.setItem('tokenExpiresAt', JSON.stringify(Date.now() + secondsLeft * 1000));
  window.localStorage.setItem('tokenOwner', JSON.stringify('owner'));
}

export function adminHandler(request: Request, handle: () => Response | Promise<Response>) {
  const isAdmin = request.headers.get('Authorization') === `Bearer ${fakeAdmin.token}`;
  return isAdmin ? handle() : refuse('invalid_token');
}

/** Refuses as the API does what somebody else has changed since it was read. */
export function refuseStale(current: unknown, currentEtag: string, extra: object = {}) {
  const changed = { by: 'ann', at: '2026-11-21T12:00:00.000Z' };
  return refuse('stale_update', { current, currentEtag, changed, ...extra });
}

/** Stores a call, for the test to check. */
export function recordCall(request: Request, body: unknown): void {
  const { pathname, search } = new URL(request.url);
  fakeAdmin.sent.push({ method: request.method, path: pathname.slice(4) + search, body });
}

export const csv = (text: string) =>
  new HttpResponse(text, { headers: { 'Content-Type': 'text/csv' } });
