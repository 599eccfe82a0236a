import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';

const timeoutMs = 5000;
/** Between two reports of the same place: a broken page must not flood whoever reads them. */
const quietMs = 60_000;
const maxLocations = 500;

export type ReportError = (error: unknown, where: { requestId: string; route: string }) => void;

/**
 * Tells a webhook (Slack, Mattermost, an error tracker's) of errors that are mistakes of ours. Sends
 * kind, place in the code, route and request id; never the message, which may quote a customer. Off
 * without `url`, and never in the way of a response.
 */
export function createErrorReports(url: string | undefined, log: Log): ReportError {
  const reported = new LRUCache<string, true>({ max: maxLocations, ttl: quietMs });
  return (error, { requestId, route }) => {
    if (!url) return;
    const { name, code, stack } = error as Error & { code?: unknown };
    const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
    const location = `${name} ${frames[0] ?? ''}`;
    if (reported.has(location)) return;
    reported.set(location, true);
    const title = `Storyloom: ${name}${typeof code === 'number' ? ` ${code}` : ''} in ${route}, request ${requestId}`;
    const body = JSON.stringify({
      text: [title, ...frames.slice(0, 8)].join('\n'),
      requestId,
      route,
    });
    const headers = { 'Content-Type': 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).then(
      ({ ok, status }) => ok || log.warn({ status }, 'an error report was refused'),
      (failure: unknown) => log.warn({ err: failure }, 'an error report was not taken'),
    );
  };
}
