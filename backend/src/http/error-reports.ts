import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';

const timeoutMs = 5000;
/** Pause between two reports of the same place, so that a broken page does not flood the webhook. */
const quietMs = 60_000;
const maxPlaces = 500;

/** Sends a report, unless the same place was reported within the pause. */
type SendReport = (location: string, report: { text: string } & Record<string, string>) => void;

/** The owner's webhook (Slack, Mattermost, an error tracker's). Off without `url`. */
export function createErrorWebhook(url: string | undefined, log: Log): SendReport {
  const reported = new LRUCache<string, true>({ max: maxPlaces, ttl: quietMs });
  return (location, report) => {
    if (!url || reported.has(location)) return;
    reported.set(location, true);
    const headers = { 'Content-Type': 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    const body = JSON.stringify(report);
    fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).then(
      ({ ok, status }) => ok || log.warn({ status }, 'an error report was refused'),
      (failure: unknown) => log.warn({ err: failure }, 'an error report was not taken'),
    );
  };
}

export type ReportError = (error: unknown, where: { requestId: string; route: string }) => void;

/**
 * Reports errors in the shop's code to the webhook: kind, place in the code, route and request id. The
 * message is left out, because it may contain personal data. Responses do not wait for it.
 */
export function createErrorReports(url: string | undefined, log: Log): ReportError {
  const send = createErrorWebhook(url, log);
  return (error, { requestId, route }) => {
    const { name, code, stack } = error as Error & { code?: unknown };
    const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
    const title = `Storyloom: ${name}${typeof code === 'number' ? ` ${code}` : ''} in ${route}, request ${requestId}`;
    const text = [title, ...frames.slice(0, 8)].join('\n');
    send(`${name} ${frames[0] ?? ''}`, { text, requestId, route });
  };
}
