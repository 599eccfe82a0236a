import DataLoader from 'dataloader';
import pLimit from 'p-limit';

/**
 * Returns a function for one request that runs `work` for many at once, one batch after the other:
 * requests that come while `work` runs wait and go together into its next run. `work` returns a result
 * for each request, in their order; an Error among them is thrown to that request alone.
 */
export function coalesce<Request, Result>(
  work: (requests: readonly Request[]) => Promise<(Result | Error)[]>,
  { maxAtOnce = 100 } = {},
): (request: Request) => Promise<Result> {
  const oneAtATime = pLimit(1);
  let running: Promise<unknown> | undefined;
  const loader = new DataLoader<Request, Result>((requests) => (running = work(requests)), {
    cache: false,
    maxBatchSize: maxAtOnce,
    // After the other requests of this turn have been read. A batch that waits for its turn still fills.
    batchScheduleFn: (start) =>
      setImmediate(() => {
        void oneAtATime(async () => {
          start();
          await running?.catch(() => {}); // its requests get the error
        });
      }),
  });
  return (request) => loader.load(request);
}
