/** Splits a list into chunks of at most `length`, lazily. */
export function* chunksOf<T>(list: Iterable<T>, length = 250): Generator<T[]> {
  let chunk: T[] = [];
  for (const each of list) {
    chunk.push(each);
    if (chunk.length < length) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
