import { Agent } from 'node:http';
import { breakableDatabase } from '../../src/testing/breakable-database.ts';
import { signInCustomer } from '../../src/testing/people/sign-in.ts';
import { Load, latenciesOf, type Sent } from '../harness/load.ts';
import { quantile, type Report } from '../harness/report.ts';
import { send, waitForStatus, type Request } from '../harness/send.ts';
import { startShopWithAdmin, type ShopWithAdmin } from '../harness/shop.ts';
import { readUsage } from '../harness/sandbox.ts';
import type { Scenario } from './scenario.ts';

/** The database keeps its connections but does not respond, at a hundred requests a second. */
export const frozen: Scenario = async ({ report, shop, database }) => {
  const { Cookie } = await signInCustomer('frozen@example.com');
  const seconds = report.choose(10, 60);
  await askSteadily(shop, Cookie, 2); // warm up
  const calm = latenciesOf(await askSteadily(shop, Cookie, 3), 'cached read');
  report.note(`on this machine before: p99 of cached reads ${quantile(calm, 0.99).toFixed(0)} ms`);
  const { rssMb: before } = await readUsage(shop.api);
  let peak = before;
  const watch = setInterval(() => {
    void readUsage(shop.api).then(({ rssMb }) => (peak = Math.max(peak, rssMb)));
  }, 1000);
  database.store.signal('SIGSTOP');
  report.countFaults();
  // This also waits for the deadline of the last requests.
  const results = await askSteadily(shop, Cookie, seconds);
  clearInterval(watch);
  database.store.signal('SIGCONT');
  const healedMs = await untilHealed(shop);
  report.note(`frozen for ${seconds} s and until all were answered, ${results.length} requests`);
  checkResponses(report, results, [503]);
  report.expectAtMost('memory grew by', peak - before, 60, 'MB');
  report.note(`${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`);
  report.expectAtMost('healed after its return', healedMs, 2000);
};

/** Every response of the database is two seconds late. */
export const slow: Scenario = async ({ report, database, stage }) => {
  const wire = await breakableDatabase(database.uri);
  const shop = await startShopWithAdmin(stage, wire.uri);
  try {
    const { Cookie } = await signInCustomer('frozen@example.com');
    await askSteadily(shop, Cookie, 2); // warm up
    wire.slowDown(2000);
    report.countFaults();
    const results = await askSteadily(shop, Cookie, report.choose(6, 30));
    checkResponses(report, results, [200, 204, 503]);
    wire.slowDown(0);
    report.expectAtMost('healed after the last delay', await untilHealed(shop), 2000);
  } finally {
    await shop.api.stop();
    await wire.cut();
  }
};

const untilHealed = ({ url, admin }: ShopWithAdmin) =>
  waitForStatus(200, () => send(`${url}/api/admin`, { headers: admin }));

/** Ten requests per 100 ms at a fixed rate: half of them are cached, the others need the database. */
async function askSteadily({ url, admin }: ShopWithAdmin, cookie: string, seconds: number) {
  const agent = new Agent({ keepAlive: true });
  const calls: [string, Request][] = [
    ['/api/admin', { headers: admin }],
    ['/api/orders/?limit=10', { headers: admin }],
    ['/api/orders/email/frozen@example.com', { headers: { cookie } }],
    ['/api/visits', { method: 'POST' }],
    ['/api/newsletter', { headers: admin }],
  ];
  const reads = ['/api/books/?limit=24', '/api/search?q=light', '/api/search/suggest?q=li'];
  const load = new Load();
  await load.sendAtRate(10, seconds, (turn) => {
    const ask = (what: string, path = '', request: Request = {}) =>
      load.send(what, `${url}${path}`, { ...request, agent });
    if (turn % 50 === 0) return ask('readiness', '/api/health/ready');
    if (turn % 2 === 0) return ask('cached read', reads[(turn / 2) % reads.length]);
    const [path, request] = calls[((turn - 1) / 2) % calls.length] ?? [];
    return ask('call', path, request);
  });
  const sent = await load.end();
  agent.destroy();
  return sent;
}

/** Checks what must hold whatever the database does. */
function checkResponses(report: Report, sent: Sent[], statuses: number[]): void {
  const wrong = (kind: string, right: number[]) =>
    sent
      .filter(({ what, status }) => what === kind && !right.includes(status))
      .map(({ url, status, code }) => `${url} answered ${status || code}`);
  const reads = latenciesOf(sent, 'cached read');
  report.check(`all ${reads.length} cached reads were answered`, wrong('cached read', [200]));
  report.expectAtMost(`cached reads, median of ${reads.length}`, quantile(reads, 0.5), 100);
  report.expectAtMost('cached reads, p99', quantile(reads, 0.99), 100);
  const calls = latenciesOf(sent, 'call');
  const right = statuses.join(' or ');
  report.check(`all ${calls.length} others were answered ${right}`, wrong('call', statuses));
  report.expectAtMost('others, slowest', Math.max(...calls), 8000);
  report.note(`others, median ${quantile(calls, 0.5).toFixed(0)} ms`);
  report.expectAtMost('readiness, slowest', Math.max(...latenciesOf(sent, 'readiness')), 2000);
}
