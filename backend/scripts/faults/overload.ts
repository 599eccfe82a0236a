import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { makeBook } from '../../src/testing/factories.ts';
import { signInCustomers } from '../driver/customers.ts';
import { Load } from '../driver/load.ts';
import { quantile } from '../driver/report.ts';
import { send, untilStatus, type Request } from '../driver/send.ts';
import type { OwnedShop } from '../driver/shop.ts';
import { figuresOf } from '../driver/stage.ts';
import type { Scenario } from './scenario.ts';

type Call = [kind: string, path: string, request?: Request];

/** Far more clients at once than the shop can serve, half of them with calls for the database. */
export const overload: Scenario = async ({ report, shop }) => {
  const { url, api, admin: headers } = shop;
  const connections = report.choose(400, 1000);
  const nextCall = await callsOf(shop, report.choose(800, 8000));
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { rssMb: before } = await figuresOf(api);
  report.inject();
  const load = new Load();
  load.visit(connections, (turn) => {
    const [kind, path, request] = nextCall();
    // Node takes one new connection a turn of its event loop, however many wait.
    return load.ask(turn === 0 ? 'on a new connection' : kind, url + path, { ...request, agent });
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
  report.within('slowest answer', slowest, 8000);
  const ask = () => send(`${url}/api/admin`, { headers });
  report.within('served again after the rush', await untilStatus(200, ask), 5000);
  report.within('memory grew by', (await figuresOf(api)).rssMb - before, 150, 'MB');
};

/** Of 20 requests ten lie ready, nine have to be made and one is an order. */
async function callsOf({ admin: headers }: OwnedShop, orders: number): Promise<() => Call> {
  const book = await makeBook();
  const nextOrder = await signInCustomers('rush', orders);
  const ready = ['/api/books/?limit=24', `/api/books/${book.id}`, '/api/config'];
  const made: [string, Request][] = [
    ['/api/admin', { headers }],
    ['/api/orders/?limit=50', { headers }],
    ['/api/visits', { method: 'POST' }],
    ['/api/books/export.csv', { headers }],
  ];
  let turn = 0;
  return () => {
    const place = (turn += 1) % 20;
    const order = place === 0 ? nextOrder([book]) : undefined;
    if (order) return ['order', '/api/orders/', order.request];
    if (place === 1) return ['has to be made', `/api/search?q=silent%20${turn.toString(36)}`];
    const call = place < 10 ? made[turn % made.length] : undefined;
    return call ? ['has to be made', ...call] : ['lies ready', ready[turn % ready.length] ?? ''];
  };
}
