import DataLoader from 'dataloader';

/**
 * Returns a function for one request that runs `work` for many at once: requests that come while
 * `work` runs wait and go together into its next run. `work` returns a result for each request, in
 * their order; an Error among them is thrown to that request alone.
 */
export function inBatches<Request, Result>(
  work: (requests: readonly Request[]) => Promise<(Result | Error)[]>,
  { maxAtOnce = 100 } = {},
): (request: Request) => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Request, Result>((requests) => (underWay = work(requests)), {
    cache: false,
    maxBatchSize: maxAtOnce,
    // After the other requests of this turn have been read.
    batchScheduleFn: (start) => setImmediate(() => void underWay.then(start, start)),
  });
  return (request) => loader.load(request);
}
