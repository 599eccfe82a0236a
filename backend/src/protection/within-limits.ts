import { ApiError } from '../http/api-error.ts';

// A database that hangs must not hang the shop: whoever waits for it is told so in time, and no
// more wait than memory and patience can bear.
const mostAtOnce = 200;
/** Milliseconds that a whole request may take, so that its response is there within 8 s. */
export const longestRequestMs = 7500;

let running = 0;

/**
 * Does work that may wait for the database. Throws 503 `service_unavailable`: at once when too much
 * is being done already, or after `ms`, however long the work itself goes on.
 */
export async function withinLimits<T>(work: () => T | Promise<T>, ms: number): Promise<T> {
  if (running >= mostAtOnce) throw busy('The shop is very busy. Please try again soon.', 1);
  running += 1;
  return new Promise((resolve, reject) => {
    const late = () => reject(busy('The shop is not ready. Please try again soon.', 5));
    const timer = setTimeout(late, Math.max(0, ms));
    const done = () => {
      running -= 1;
      clearTimeout(timer);
    };
    (async () => work())().finally(done).then(resolve, reject);
  });
}

function busy(message: string, retryAfter: number): ApiError {
  return new ApiError('service_unavailable', message, { retryAfter });
}
