import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Load } from '../harness/load.ts';
import { send, waitForStatus, type Request } from '../harness/send.ts';
import type { ShopWithAdmin } from '../harness/shop.ts';
import type { Scenario } from './scenario.ts';

const connections = 24;

/** SIGTERM while clients send requests without a pause over keep-alive connections. */
export const stops: Scenario = async ({ report, shop }) => {
  const rounds = report.choose(5, 100);
  const dropped: string[] = [];
  const exits: string[] = [];
  const open: string[] = [];
  const unready: string[] = [];
  let maxMs = 0;
  let answered = 0;
  let untaken = 0;
  await shop.api.stop(); // a new process counts its requests from zero
  for (let round = 0; round < rounds; round += 1) {
    await shop.api.start();
    await waitForStatus(200, () => send(`${shop.url}/api/health/ready`));
    const before = 1; // at least one probe of readiness
    const untilRefused = askUntilRefused(shop);
    await wait(300 + Math.random() * 500);
    const start = performance.now();
    report.countFaults();
    const code = await shop.api.stop();
    maxMs = Math.max(maxMs, performance.now() - start);
    const result = await untilRefused;
    const lost = shop.readAccepted() - before - result.answered;
    if (code !== 0) exits.push(`exit code ${code}`);
    if (lost > 0)
      dropped.push(`stop ${round}: ${lost} accepted, not answered (${result.broken.join(', ')})`);
    if (result.keptOpen > 0) open.push(`${result.keptOpen} answers without Connection: close`);
    if (!result.wasUnreadyFirst) unready.push(`stop ${round}: no 503 before the end`);
    answered += result.answered;
    untaken += result.broken.length;
  }
  report.note(`${rounds} stops, ${answered} requests answered, ${untaken} connections reset`);
  report.check('no accepted request is dropped', dropped);
  report.check('exit code 0', exits);
  report.check('Connection: close in every answer while stopping', open);
  report.check('readiness says 503 before connections are refused', unready);
  report.expectAtMost('longest stop', maxMs, 5000);
  await shop.api.start();
};

async function askUntilRefused({ url, admin }: ShopWithAdmin) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const calls: [string, Request][] = [
    ['/api/books/?limit=24', {}],
    ['/api/books/?limit=24', {}],
    ['/api/admin', { headers: admin }],
    ['/api/visits', { method: 'POST' }],
  ];
  const load = new Load();
  let keptOpen = 0;
  let isUnready = false;
  let wasUnreadyFirst: boolean | undefined;
  const isRefused = () => {
    if (load.sent.at(-1)?.code === 'ECONNREFUSED') wasUnreadyFirst ??= isUnready;
    return wasUnreadyFirst !== undefined;
  };
  load.startUsers(connections, async (_turn, person) => {
    const [path, request] = calls[person % calls.length] ?? ['/', {}];
    const isStopping = isUnready;
    const response = await load.send('call', `${url}${path}`, { ...request, agent });
    // This request was sent after readiness had returned 503.
    if (response && isStopping && response.headers.connection !== 'close') keptOpen += 1;
    return !isRefused();
  });
  const probe = async () => {
    const response = await load.send('readiness', `${url}/api/health/ready`);
    if (response?.status === 503) isUnready = true;
    return !isRefused();
  };
  load.startUsers(1, probe, () => 20);
  const sent = await load.whenFinished();
  agent.destroy();
  return {
    answered: sent.filter(({ status }) => status > 0).length,
    /** Codes of other connection errors. */
    broken: sent.flatMap(({ code }) => (code && code !== 'ECONNREFUSED' ? code : [])),
    keptOpen,
    wasUnreadyFirst: wasUnreadyFirst === true,
  };
}
