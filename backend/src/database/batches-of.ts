/** Splits a list into parts of at most `length`, lazily. */
export function* batchesOf<T>(list: Iterable<T>, length = 250): Generator<T[]> {
  let batch: T[] = [];
  for (const each of list) {
    batch.push(each);
    if (batch.length < length) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
