import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log.ts';
import { readMetrics } from '../metrics.ts';
import { schedule, type Job } from './schedule.ts';

const log = createLog('silent');

function start(...jobs: Job[]) {
  const stop = schedule(jobs, log);
  onTestFinished(stop);
  return stop;
}

it('does each job now and again, never twice at once, and others do not wait for it', async () => {
  let [runs, atOnce, maxAtOnce, others] = [0, 0, 0, 0];
  const slow = async () => {
    atOnce += 1;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    await wait(20);
    atOnce -= 1;
    runs += 1;
  };
  start(
    { name: 'slow', everyMs: 1, work: slow },
    { name: 'other', everyMs: 1, work: async () => void (others += 1) },
  );
  expect([atOnce, others]).toEqual([1, 1]);
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), 30_000);
  expect(maxAtOnce).toBe(1);
  expect(others).toBeGreaterThan(runs);
});

it('goes on after a failure, says so once until it works, and tells it to a collector', async () => {
  const warn = vi.spyOn(log, 'warn');
  let runs = 0;
  const work = async () => {
    runs += 1;
    if ([1, 2, 4].includes(runs)) throw new Error('away');
  };
  start({ name: 'often fails', everyMs: 1, work });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(4), 30_000);
  expect(warn.mock.calls.map(([message]) => message)).toMatchObject([
    { job: 'often fails' },
    { job: 'often fails' },
  ]);
  const text = await readMetrics();
  expect(text).toContain('storyloom_job_runs_total{job="often fails",result="failed"} 3');
  expect(text).toMatch(/storyloom_job_last_run_seconds\{job="often fails"\} \d/);
  for (const name of ['run', 'error'])
    expect(text).toMatch(
      new RegExp(`storyloom_job_last_${name}_timestamp_seconds\\{job="often fails"\\} \\d{10}`),
    );
});

it('stops when what runs has ended, and begins nothing more', async () => {
  let [started, ended] = [0, 0];
  const work = async (stopping: AbortSignal) => {
    started += 1;
    await wait(60_000, undefined, { signal: stopping }).catch(() => wait(10));
    ended += 1;
  };
  const stop = start({ name: 'long', everyMs: 1, work });
  await stop();
  await wait(20);
  expect([started, ended]).toEqual([1, 1]);
});
