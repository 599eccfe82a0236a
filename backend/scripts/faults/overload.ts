import autocannon from 'autocannon';
import type { Scenario } from './scenario.ts';
import { send, untilStatus } from './send.ts';

/** Far more clients at once than the shop can serve, most of them with calls for the database. */
export const overload: Scenario = async ({ report, shop }) => {
  const connections = report.choose(400, 1000);
  const statuses = new Map<number, number>();
  const before = await shop.residentMegabytes();
  report.inject();
  const result = await autocannon({
    url: shop.url,
    connections,
    duration: report.choose(5, 20),
    timeout: 20,
    requests: [
      { path: '/api/admin', headers: { ...shop.admin } },
      { path: '/api/orders/?limit=50', headers: { ...shop.admin } },
      { path: '/api/visits', method: 'POST' },
      { path: '/api/books/?limit=24' },
      { path: '/api/books/export.csv', headers: { ...shop.admin } },
    ],
    setupClient: (client) => {
      client.on('response', (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
    },
  });
  const told = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
  report.note(`${connections} connections: ${told}`);
  const right = [200, 204, 429, 503];
  report.check(
    'everybody is served or told to come again',
    [...statuses]
      .filter(([status]) => !right.includes(status))
      .map(([status]) => `answered ${status}`),
  );
  const { errors, timeouts, latency } = result;
  report.check(
    'no connection breaks',
    errors > 0 ? [`${errors} errors, ${timeouts} timeouts`] : [],
  );
  report.within('slowest answer', latency.max, 8000);
  const ask = () => send(`${shop.url}/api/admin`, { headers: shop.admin });
  report.within('served again after the rush', await untilStatus(200, ask), 5000);
  report.within('memory grew by', (await shop.residentMegabytes()) - before, 150, 'MB');
};
