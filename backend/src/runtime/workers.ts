import cluster, { type Worker } from 'node:cluster';
import type { Log } from '../log.ts';
import { answerForAllWorkers } from '../metrics.ts';

// Several processes behind one port, for machines with several processors: Node hands each new
// connection to the next of them. Each is an instance of the API like any other; all they share is
// the database, so what holds across instances holds across them. Only what is out of date they tell
// each other at once: who has saved something may be shown it by another of them.

/** Type of the messages that a worker has for all others. */
export const passedOn = 'storyloom:changed';
/** A worker that ends sooner than this after its start is not started again at once. */
const soonMs = 5000;
const pauseMs = 1000;
/** Workers end by themselves within 4.5 s. */
const longestStopMs = 6000;

/**
 * Starts the workers and keeps them running. The first comes alone: it brings the database up to
 * date, and where it cannot start, nobody can.
 */
export function runWorkers(count: number, log: Log): void {
  let ready = 0;
  let isStopping = false;

  function start(): void {
    const startedAt = Date.now();
    const worker = cluster.fork();
    let isReady = false;
    worker.on('message', (message: { type?: string }) => {
      if (message.type !== 'ready' || isReady) return;
      isReady = true;
      ready += 1;
      if (ready === 1) for (let i = 1; i < count; i += 1) start();
      if (ready === count) process.send?.(message);
    });
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      if (ready === 0) process.exit(code || 1); // it has said why
      log.error({ worker: worker.id, code, signal }, 'a worker ended and is started again');
      setTimeout(() => isStopping || start(), Date.now() - startedAt < soonMs ? pauseMs : 0);
    });
    answerForAllWorkers(worker);
    worker.on('message', (message: { type?: string }) => {
      if (message.type !== passedOn) return;
      for (const other of workersNow()) if (other !== worker) other.send(message, whoeverIsGone);
    });
  }

  function stop(): void {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), longestStopMs).unref();
    const ended = workersNow().map(
      (worker) =>
        new Promise((resolve) => {
          worker.once('exit', resolve);
          worker.process.kill('SIGTERM');
        }),
    );
    void Promise.all(ended).then(() => process.exit(0));
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop);
  start();
}

/** One that is ending need not hear. */
const whoeverIsGone = () => {};

function workersNow(): Worker[] {
  return Object.values(cluster.workers ?? {}) as Worker[];
}
