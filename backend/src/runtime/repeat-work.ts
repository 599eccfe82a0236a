import type { Log } from '../log.ts';

interface Repeated {
  everyMs: number;
  log: Log;
  /** What the log says when it fails: a warning once, not again for each try until it works. */
  failure: string;
}

/** Does work now and from time to time, never twice at once. Returns how to stop that. */
export function repeatWork(
  work: () => Promise<unknown>,
  { everyMs, log, failure }: Repeated,
): () => void {
  let isStopped = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  async function workAndPlan(): Promise<void> {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      log[isFailing ? 'debug' : 'warn']({ err: error }, failure);
      isFailing = true;
    }
    if (isStopped) return;
    timer = setTimeout(() => void workAndPlan(), everyMs);
    timer.unref();
  }

  void workAndPlan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
