import { matchPath } from 'react-router-dom';
import type { ClientError } from '@storyloom/backend/contract/client-error';
import { sitePages, type PageName } from '@storyloom/backend/contract/shop/site-pages';
import { withoutPersonalData } from '@storyloom/backend/contract/text/without-personal-data';
import { apiRoot, buildName } from '@/config/env';

/** The limit of the API per hour; the same error is reported once. */
const maxReports = 10;
let reported: string[] = [];

/** Forgets what was reported, as a new page does. */
export const forgetReports = () => (reported = []);

/** Reports an error to the owner, without data about the visitor. Never throws. */
export function reportError(kind: ClientError['kind'], error: unknown): void {
  const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  const text = withoutPersonalData(`${name}: ${message}`);
  if (reported.includes(text) || reported.length >= maxReports) return;
  reported.push(text);
  const { pathname } = window.location;
  const pages = Object.keys(sitePages) as PageName[];
  const source = /assets\/[\w.-]+:\d+:\d+/.exec(stack)?.[0];
  const report: ClientError = {
    kind,
    message: text,
    page: pages.find((page) => matchPath(sitePages[page].path, pathname)) ?? 'notFound',
    build: buildName,
    ...(source && { source }),
  };
  fetch(`${apiRoot}/client-errors`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true, // the page may be on its way out
  }).catch(() => {});
}

/** Reports errors that no boundary catches. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError('script', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason));
}
