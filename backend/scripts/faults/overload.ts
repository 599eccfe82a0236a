import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { makeBook } from '../../src/testing/factories.ts';
import { signInCustomers } from '../harness/customers.ts';
import { Load } from '../harness/load.ts';
import { quantile } from '../harness/report.ts';
import { send, waitForStatus, type Request } from '../harness/send.ts';
import type { ShopWithAdmin } from '../harness/shop.ts';
import { readUsage } from '../harness/sandbox.ts';
import type { Scenario } from './scenario.ts';

type Call = [kind: string, path: string, request?: Request];

/** Many more clients than the shop can serve, half of them with calls that need the database. */
export const overload: Scenario = async ({ report, shop }) => {
  const { url, api, admin: headers } = shop;
  const connections = report.choose(400, 1000);
  const nextCall = await callsOf(shop, report.choose(800, 8000));
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { rssMb: before } = await readUsage(api);
  report.countFaults();
  const load = new Load();
  load.startUsers(connections, (turn) => {
    const [kind, path, request] = nextCall();
    // Node accepts one new connection per turn of its event loop.
    return load.send(turn === 0 ? 'on a new connection' : kind, url + path, { ...request, agent });
  });
  await wait(report.choose(5, 20) * 1000);
  const sent = await load.end();
  agent.destroy();
  report.note(`${connections} connections`);
  const labelOf = ({ what, status, code }: (typeof sent)[number]) => `${what}: ${status || code}`;
  for (const label of [...new Set(sent.map(labelOf))].sort()) {
    const times = sent.filter((each) => labelOf(each) === label).map(({ ms }) => ms);
    const [median, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map(Math.round);
    report.note(`${label}, ${times.length} times, median ${median} ms, p99 ${p99} ms`);
  }
  const right = [200, 201, 204, 429, 503];
  report.check(
    'every client is served or gets Retry-After',
    sent
      .filter(({ status }) => status > 0 && !right.includes(status))
      .map(({ url: asked, status }) => `${asked} answered ${status}`),
  );
  report.check(
    'no connection breaks',
    sent.flatMap(({ code }) => code || []),
  );
  const slowest = sent.reduce((slowestSoFar, { ms }) => Math.max(slowestSoFar, ms), 0);
  report.expectAtMost('slowest answer', slowest, 8000);
  const ask = () => send(`${url}/api/admin`, { headers });
  report.expectAtMost('served again after the rush', await waitForStatus(200, ask), 5000);
  report.expectAtMost('memory grew by', (await readUsage(api)).rssMb - before, 150, 'MB');
};

/** Of 20 requests ten have a cached response, nine do not and one is an order. */
async function callsOf({ admin: headers }: ShopWithAdmin, orders: number): Promise<() => Call> {
  const book = await makeBook();
  const nextOrder = await signInCustomers('rush', orders);
  const cached = ['/api/books/?limit=24', `/api/books/${book.id}`, '/api/config'];
  const uncached: [string, Request][] = [
    ['/api/admin', { headers }],
    ['/api/orders/?limit=50', { headers }],
    ['/api/visits', { method: 'POST' }],
    ['/api/books/export.csv', { headers }],
  ];
  let turn = 0;
  return () => {
    const position = (turn += 1) % 20;
    const order = position === 0 ? nextOrder([book]) : undefined;
    if (order) return ['order', '/api/orders/', order.request];
    if (position === 1) return ['not cached', `/api/search?q=silent%20${turn.toString(36)}`];
    const call = position < 10 ? uncached[turn % uncached.length] : undefined;
    return call ? ['not cached', ...call] : ['cached', cached[turn % cached.length] ?? ''];
  };
}
