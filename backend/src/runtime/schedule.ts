import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { countJobRun } from '../metrics.ts';

/** A background job that runs again and again. */
export interface Job {
  /** In the log and in the metrics. */
  name: string;
  /** Pause between the end of one run and the start of the next. */
  everyMs: number;
  /** Runs again after the pause if it fails. Long work must stop on the signal. */
  work: (stopping: AbortSignal) => Promise<unknown>;
}

/** How long a stop waits for running jobs. */
const stopTimeoutMs = 3_500;

/**
 * Runs each job now and again after its pause, never twice at once. Returns a function that stops them:
 * it resolves when no job runs, or after 3.5 s. A failing job is logged as a warning once, until it
 * succeeds.
 */
export function schedule(jobs: Job[], log: Log): () => Promise<void> {
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const running = jobs.map((job) => repeat(job, log, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.race([Promise.all(running), wait(stopTimeoutMs, undefined, { ref: false })]);
  };
}

async function repeat({ name, everyMs, work }: Job, log: Log, stopping: AbortSignal) {
  let isFailing = false;
  while (!stopping.aborted) {
    const start = performance.now();
    try {
      await work(stopping);
      isFailing = false;
    } catch (error) {
      log[isFailing ? 'debug' : 'warn'](
        { err: error, job: name },
        'a job failed, tried again soon',
      );
      isFailing = true;
    }
    countJobRun(name, { seconds: (performance.now() - start) / 1000, isFailing });
    await wait(everyMs, undefined, { signal: stopping, ref: false }).catch(() => {});
  }
}
