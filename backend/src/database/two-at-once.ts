/**
 * Does the work for each part in their order, two at a time: one is made ready here while the
 * database is busy with the other. After a failure no other begins; it is thrown when none is under
 * way any more.
 */
export async function twoAtOnce<T>(
  parts: Generator<T>,
  work: (part: T) => Promise<unknown>,
): Promise<void> {
  const goThrough = async () => {
    for (const part of parts) await work(part); // a failure closes the generator for both
  };
  const results = await Promise.allSettled([goThrough(), goThrough()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
