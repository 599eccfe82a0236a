const chunkSize = 512;
/** Leaves room for inserts before a split. */
const filledSize = 384;

interface Chunk<T> {
  keys: string[];
  values: T[];
}

/** A sorted map with string keys, in chunks so that an insert moves few entries. */
export class OrderedList<T> {
  #chunks: Chunk<T>[] = [{ keys: [], values: [] }];

  /** Sorts many values at once, which is faster than inserts. */
  static of<T>(keys: string[], values: T[]): OrderedList<T> {
    const order = Uint32Array.from(keys.keys()).sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1));
    const list = new OrderedList<T>();
    for (let start = 0; start < order.length; start += filledSize) {
      const indexes = [...order.subarray(start, start + filledSize)];
      const chunk = { keys: indexes.map((i) => keys[i]!), values: indexes.map((i) => values[i]!) };
      list.#chunks[start / filledSize] = chunk;
    }
    return list;
  }

  set(key: string, value: T): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at]!;
    const index = lowerBound(chunk.keys, key);
    if (chunk.keys[index] === key) {
      chunk.values[index] = value;
      return;
    }
    chunk.keys.splice(index, 0, key);
    chunk.values.splice(index, 0, value);
    if (chunk.keys.length <= chunkSize) return;
    // An append-only load leaves full chunks behind; anything else splits in the middle.
    const half = index === chunkSize ? chunkSize - 16 : chunkSize >> 1;
    const upper = { keys: chunk.keys.splice(half), values: chunk.values.splice(half) };
    this.#chunks.splice(at + 1, 0, upper);
  }

  delete(key: string): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at]!;
    const index = lowerBound(chunk.keys, key);
    if (chunk.keys[index] !== key) return;
    chunk.keys.splice(index, 1);
    chunk.values.splice(index, 1);
    if (chunk.keys.length === 0 && this.#chunks.length > 1) this.#chunks.splice(at, 1);
  }

  /** The values with keys from `from` up to `to`, which is excluded; each run is read on demand. */
  *runs(from = '', to?: string): Generator<T[]> {
    for (let at = this.#chunkOf(from); at < this.#chunks.length; at++) {
      const { keys, values } = this.#chunks[at]!;
      const end = to === undefined ? keys.length : lowerBound(keys, to);
      yield values.slice(lowerBound(keys, from), end);
      if (end < keys.length) return;
    }
  }

  *runsBackwards(from = '', to?: string): Generator<T[]> {
    let at = to === undefined ? this.#chunks.length - 1 : this.#chunkOf(to);
    for (; at >= 0; at--) {
      const { keys, values } = this.#chunks[at]!;
      const end = to === undefined ? keys.length : lowerBound(keys, to);
      const start = lowerBound(keys, from);
      yield values.slice(start, end).reverse();
      if (start > 0) return;
    }
  }

  /** The number of values that `runs` would return. */
  count(from = '', to?: string): number {
    let count = 0;
    for (let at = this.#chunkOf(from); at < this.#chunks.length; at++) {
      const { keys } = this.#chunks[at]!;
      const end = to === undefined ? keys.length : lowerBound(keys, to);
      count += Math.max(0, end - lowerBound(keys, from));
      if (end < keys.length) break;
    }
    return count;
  }

  /** The approximate number of values that `runs` would return, from the number of chunks. */
  estimate(from = '', to?: string): number {
    const first = this.#chunkOf(from);
    const last = to === undefined ? this.#chunks.length - 1 : this.#chunkOf(to);
    if (last > first) return (last - first) * (chunkSize >> 1);
    const { keys } = this.#chunks[first]!;
    const end = to === undefined ? keys.length : lowerBound(keys, to);
    return Math.max(0, end - lowerBound(keys, from));
  }

  /** The last chunk that starts at or before the key. */
  #chunkOf(key: string): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#chunks[middle]!.keys[0]! <= key) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function lowerBound(keys: string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
