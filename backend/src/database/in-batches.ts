import DataLoader from 'dataloader';

/**
 * Returns how to do for one what `work` does for many with one command. Whoever asks while the
 * commands of others are under way waits for them and then goes together with all who wait: the
 * busier the shop, the fewer commands it needs. What `work` reads, it reads after it was asked for.
 * `work` returns a result for each, in their order; an Error there is thrown to that one alone.
 */
export function inBatches<Wish, Result>(
  work: (wishes: readonly Wish[]) => Promise<(Result | Error)[]>,
  { mostAtOnce = 100 } = {},
): (wish: Wish) => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Wish, Result>((wishes) => (underWay = work(wishes)), {
    cache: false,
    maxBatchSize: mostAtOnce,
    // Not before the requests that have come at the same time have been looked at.
    batchScheduleFn: (start) => setImmediate(() => void underWay.then(start, start)),
  });
  return (wish) => loader.load(wish);
}
