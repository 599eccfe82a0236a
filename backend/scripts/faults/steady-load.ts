import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../bench/ask.ts';
import type { Report } from './report.ts';
import { send, type Answer, type Request } from './send.ts';
import type { Shop } from './shop.ts';

type Kind = 'cached read' | 'call' | 'readiness';

/** What comes of ten requests per 100 ms, whether or not those before are answered. */
interface LoadResult {
  kind: Kind;
  answer: Answer | undefined;
  path: string;
}

/** Half of it reads what the shop has ready, the other half needs the database. */
export async function loadSteadily(shop: Shop, cookie: string, seconds: number) {
  const { url, admin } = shop;
  const agent = new Agent({ keepAlive: true });
  const calls: [string, Request][] = [
    ['/api/admin', { headers: admin }],
    ['/api/orders/?limit=10', { headers: admin }],
    ['/api/orders/email/frozen@example.com', { headers: { cookie } }],
    ['/api/visits', { method: 'POST' }],
    ['/api/newsletter', { headers: admin }],
  ];
  const callOf = (turn: number) => calls[turn % calls.length] ?? (['/', {}] as const);
  const reads = ['/api/books/?limit=24', '/api/search?q=light', '/api/search/suggest?q=li'];
  const results: Promise<LoadResult>[] = [];
  const ask = (kind: Kind, path: string, options: Request = {}) => {
    const sent = send(`${url}${path}`, { ...options, agent }).catch(() => undefined);
    results.push(sent.then((answer) => ({ kind, answer, path })));
  };
  const start = Date.now();
  for (let turn = 0; Date.now() - start < seconds * 1000; turn += 1) {
    const dueAt = start + turn * 10;
    if (dueAt > Date.now()) await wait(dueAt - Date.now());
    if (turn % 50 === 0) ask('readiness', '/api/health/ready');
    else if (turn % 2 === 0) ask('cached read', reads[(turn / 2) % reads.length] ?? '');
    else ask('call', ...callOf((turn - 1) / 2));
  }
  const all = await Promise.all(results);
  agent.destroy();
  return all;
}

/** Milliseconds until each was answered; infinite when it was not. */
export function timesOf(results: LoadResult[], kind: Kind): number[] {
  return results
    .filter((result) => result.kind === kind)
    .map(({ answer }) => answer?.ms ?? Number.POSITIVE_INFINITY);
}

/** Checks what holds whatever the database does. */
export function checkLoad(report: Report, results: LoadResult[], statuses: number[]): void {
  const of = (kind: Kind) => results.filter((result) => result.kind === kind);
  const wrong = (kind: Kind, right: number[]) =>
    of(kind)
      .filter(({ answer }) => !right.includes(answer?.status ?? 0))
      .map(({ answer, path }) => `${path} answered ${answer?.status ?? 'nothing'}`);
  const reads = timesOf(results, 'cached read');
  report.check(`all ${reads.length} cached reads were answered`, wrong('cached read', [200]));
  report.within(`cached reads, median of ${reads.length}`, quantile(reads, 0.5), 100);
  report.within('cached reads, p99', quantile(reads, 0.99), 100);
  const calls = timesOf(results, 'call');
  report.check(
    `all ${calls.length} others were answered ${statuses.join(' or ')}`,
    wrong('call', statuses),
  );
  report.within('others, slowest', Math.max(...calls), 8000);
  report.note(`others, median ${quantile(calls, 0.5).toFixed(0)} ms`);
  report.within('readiness, slowest', Math.max(...timesOf(results, 'readiness')), 2000);
}
