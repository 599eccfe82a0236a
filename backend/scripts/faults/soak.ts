import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Load } from '../harness/load.ts';
import type { Scenario } from './scenario.ts';

/** Clients that keep idle connections, as browsers and proxies do. */
export const soak: Scenario = async ({ report, shop }) => {
  const seconds = report.choose(20, 600);
  const end = Date.now() + seconds * 1000;
  // A proxy keeps its connections for 60 s; the last request comes just before that.
  const maxPauseMs = report.choose(6_000, 59_900);
  const load = new Load();
  let reused = 0;
  const agents = Array.from({ length: 60 }, () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return agent.on('free', () => (reused += 1));
  });
  const ask = (_turn: number, i: number) =>
    load.send('read', `${shop.url}/api/${i % 3 ? 'books/?limit=24' : 'config'}`, {
      agent: agents[i],
    });
  const pause = () => Math.min(Math.random() ** 3 * maxPauseMs, end - Date.now());
  load.startUsers(agents.length, ask, pause);
  await wait(seconds * 1000);
  const sent = await load.end();
  for (const agent of agents) agent.destroy();
  const broken = sent.filter(({ status }) => status !== 200);
  const answered = sent.length - broken.length;
  report.note(`${seconds} s, ${answered} requests answered, ${reused} times a connection was kept`);
  report.check(
    'no kept connection breaks (ECONNRESET)',
    broken.map(({ status, code }) => code || `answered ${status}`),
  );
};
