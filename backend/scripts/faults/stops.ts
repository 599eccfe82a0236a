import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from '../demo/child.ts';
import type { StopResult } from './stop-load.ts';
import type { Scenario } from './scenario.ts';
import { untilStatus, send } from './send.ts';

/** SIGTERM while another process asks without a pause over connections that it keeps. */
export const stops: Scenario = async ({ report, shop }) => {
  const rounds = report.choose(5, 100);
  const file = path.join(import.meta.dirname, 'stop-load.ts');
  const tsx = ['--import', import.meta.resolve('tsx')];
  const load = await startChild('The load', file, [], process.env, tsx);
  const dropped: string[] = [];
  const exits: string[] = [];
  const open: string[] = [];
  const unready: string[] = [];
  let longestMs = 0;
  let answered = 0;
  let untaken = 0;
  await shop.api.stop(); // its count begins with its process
  try {
    for (let round = 0; round < rounds; round += 1) {
      await shop.api.start();
      await untilStatus(200, () => send(`${shop.url}/api/health/ready`));
      const before = 1; // the probe that found it ready, at least
      await load.send({ type: 'start', url: shop.url, admin: shop.admin });
      await wait(300 + Math.random() * 500);
      const start = performance.now();
      report.inject();
      const code = await shop.api.stop();
      longestMs = Math.max(longestMs, performance.now() - start);
      const result = (await load.send({ type: 'finish' })) as StopResult;
      const lost = shop.readAccepted() - before - result.answered;
      if (code !== 0) exits.push(`exit code ${code}`);
      if (lost > 0)
        dropped.push(`stop ${round}: ${lost} accepted, not answered (${result.broken.join(', ')})`);
      if (result.keptOpen > 0) open.push(`${result.keptOpen} answers without Connection: close`);
      if (!result.wasUnreadyFirst) unready.push(`stop ${round}: no 503 before the end`);
      answered += result.answered;
      untaken += result.broken.length;
    }
  } finally {
    await load.stop();
  }
  report.note(`${rounds} stops, ${answered} requests answered, ${untaken} connections reset`);
  report.check('no accepted request is dropped', dropped);
  report.check('exit code 0', exits);
  report.check('Connection: close in every answer while stopping', open);
  report.check('readiness says 503 before connections are refused', unready);
  report.within('longest stop', longestMs, 5000);
  await shop.api.start();
};
