import DataLoader from 'dataloader';

/**
 * Returns how to do for one what `work` does for many with one command. Whoever asks while the
 * commands of others are under way waits for them and then goes together with all who wait: the
 * busier the shop, the fewer commands it needs. What `work` reads, it reads after it was asked for.
 * `work` returns a result for each, in their order; an Error there is thrown to that one alone.
 */
export function inBatches<Request, Result>(
  work: (requests: readonly Request[]) => Promise<(Result | Error)[]>,
  { maxAtOnce = 100 } = {},
): (request: Request) => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Request, Result>((requests) => (underWay = work(requests)), {
    cache: false,
    maxBatchSize: maxAtOnce,
    // Not before the requests that have come at the same time have been looked at.
    batchScheduleFn: (start) => setImmediate(() => void underWay.then(start, start)),
  });
  return (request) => loader.load(request);
}
