import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';

// The metrics of `GET /api/metrics`, beside Node's own. The only file that imports prom-client.

collectDefaultMetrics();

export const requestSeconds = new Histogram({
  name: 'storyloom_http_request_seconds',
  help: 'Requests that went through Express: from the first byte to the last',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 7.5],
});

export const refusals = new Counter({
  name: 'storyloom_refusals_total',
  help: 'Responses in the error shape; those of POST /api/orders/ are orders refused by reason',
  labelNames: ['method', 'route', 'code'],
});

export const clientErrors = new Counter({
  name: 'storyloom_client_errors_total',
  help: "What broke in visitors' pages, by kind, page and family of browser",
  labelNames: ['kind', 'page', 'browser'],
});

export const ordersPlaced = new Counter({
  name: 'storyloom_orders_placed_total',
  help: 'Orders that this process placed; repeated requests count once',
});

export const cacheLoads = new Counter({
  name: 'storyloom_cache_loads_total',
  help: 'Responses that were made because the cache did not have them',
  labelNames: ['route'],
});

/** Time until a command got its connection: it grows when the database cannot keep up. */
export const databaseWaitSeconds = new Histogram({
  name: 'storyloom_database_wait_seconds',
  help: 'Waiting for a free connection to the database',
  buckets: [0.001, 0.01, 0.1, 0.5, 1, 2],
});

export const transactionRetries = new Counter({
  name: 'storyloom_transaction_retries_total',
  help: 'Transactions that ran again after a conflict with another',
});

/** Counts the whole shop: every instance reports the same number. */
export const emails = new Gauge({
  name: 'storyloom_emails',
  help: 'Emails that wait to be sent, and those that failed; absent while the database is away',
  labelNames: ['status'],
});

/** For the whole shop, too. */
export const lastBackup = new Gauge({
  name: 'storyloom_last_backup_timestamp_seconds',
  help: 'When the shop took the last whole backup by itself; 0: never',
});

const jobRuns = new Counter({
  name: 'storyloom_job_runs_total',
  help: 'Background jobs: finished runs of each job',
  labelNames: ['job', 'result'],
});
const jobSeconds = new Gauge({
  name: 'storyloom_job_last_run_seconds',
  help: 'How long the last run of a job took',
  labelNames: ['job'],
});
const jobEnds = new Gauge({
  name: 'storyloom_job_last_run_timestamp_seconds',
  help: 'When the last run of a job ended, whatever came of it',
  labelNames: ['job'],
});
const jobErrors = new Gauge({
  name: 'storyloom_job_last_error_timestamp_seconds',
  help: 'When a run of a job failed last; absent when none has',
  labelNames: ['job'],
});

/** Counts a run of a job that has ended. */
export function countJobRun(
  job: string,
  { seconds, isFailing }: { seconds: number; isFailing: boolean },
): void {
  jobRuns.inc({ job, result: isFailing ? 'failed' : 'done' });
  jobSeconds.set({ job }, seconds);
  jobEnds.setToCurrentTime({ job });
  if (isFailing) jobErrors.setToCurrentTime({ job });
}

// A labelled counter costs too much for each cached response, so plain numbers are counted until a scrape.
const cached = new Map<string, { ok: number; unchanged: number }>();

/** Counts a response that left before Express. */
export function countCached(route: string, status: number): void {
  let counts = cached.get(route);
  if (!counts) cached.set(route, (counts = { ok: 0, unchanged: 0 }));
  if (status === 304) counts.unchanged += 1;
  else counts.ok += 1;
}

new Counter({
  name: 'storyloom_cached_responses_total',
  help: 'Responses from the cache in front of Express, most of them within a tenth of a millisecond',
  labelNames: ['route', 'status'],
  collect() {
    this.reset();
    for (const [route, { ok, unchanged }] of cached) {
      this.inc({ route, status: '200' }, ok);
      this.inc({ route, status: '304' }, unchanged);
    }
  },
});

/** Everything in Prometheus' text form. */
export function readMetrics(): Promise<string> {
  return register.metrics();
}
