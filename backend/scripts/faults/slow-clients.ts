import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../harness/report.ts';
import { send, waitUntil } from '../harness/send.ts';
import { readUsage } from '../harness/sandbox.ts';
import type { Scenario } from './scenario.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const post = (length: number) =>
  `POST /api/newsletter HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** What clients send before they stall or disconnect. */
const silent = ['', 'GET / HT', 'GET /api/books/ HTTP/1.1\r\nHost: sh', `${post(400)}{"email":`];
const vanishing = [
  get('/api/books/'),
  get('/api/books/export.csv'),
  post(30),
  get('/api/search?q=a').repeat(20),
];

/** Clients that stall during a request, do not read, or disconnect before the response. */
export const slowClients: Scenario = async ({ report, shop }) => {
  const each = report.choose(50, 200);
  const { rssMb: before } = await readUsage(shop.api);
  const open = (text: string) => {
    const socket = connect(shop.api.port, '127.0.0.1').on('error', () => {});
    socket.write(text);
    return socket;
  };
  const sockets: Socket[] = [];
  for (let i = 0; i < each; i += 1) {
    for (const text of silent) sockets.push(open(text));
    // Does not read the responses.
    sockets.push(open(get('/api/books/').repeat(50)).pause());
    for (const text of vanishing) {
      const socket = open(text);
      socket.once('connect', () => socket.destroy());
    }
    report.countFaults(silent.length + 1 + vanishing.length);
    if (i % 10 === 0) await wait(10);
  }
  const times: number[] = [];
  const unexpected: string[] = [];
  for (let i = 0; i < 50; i += 1) {
    const response = await send(
      `${shop.url}${i % 2 ? '/api/books/?limit=24' : '/api/health/ready'}`,
    );
    times.push(response.ms);
    if (response.status !== 200) unexpected.push(`a patient client got ${response.status}`);
  }
  report.check(`${sockets.length} silent and slow clients keep no others out`, unexpected);
  report.expectAtMost('others meanwhile, p99', quantile(times, 0.99), 500);
  if (!report.isShort) {
    // An unfinished header times out after 20 s, checked every 30 s, and an unfinished body after 30 s.
    const half = sockets.filter((_, i) => [1, 2, 3].includes(i % 5));
    for (const socket of half) socket.resume(); // a paused socket does not notice its end
    await waitUntil(() => half.every((socket) => socket.closed), {
      timeoutMs: 80_000,
      everyMs: 1000,
    });
    const left = half.filter((socket) => !socket.closed).length;
    report.expect('unfinished requests are given up', left === 0, `${left} are open`);
  }
  for (const socket of sockets) socket.destroy();
  await wait(500);
  report.expectAtMost('memory grew by', (await readUsage(shop.api)).rssMb - before, 80, 'MB');
};
