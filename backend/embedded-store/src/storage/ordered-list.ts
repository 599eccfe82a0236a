const chunkSize = 512;
/** With room for more before they are split. */
const filledSize = 384;

interface Chunk<T> {
  keys: string[];
  values: T[];
}

/** A sorted map from unique string keys, in chunks so that an insert moves few entries. */
export class OrderedList<T> {
  #chunks: Chunk<T>[] = [{ keys: [], values: [] }];

  /** A list of many values at once: sorted, not inserted one after the other. */
  static of<T>(keys: string[], values: T[]): OrderedList<T> {
    const order = Uint32Array.from(keys.keys()).sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1));
    const list = new OrderedList<T>();
    for (let start = 0; start < order.length; start += filledSize) {
      const places = [...order.subarray(start, start + filledSize)];
      const chunk = { keys: places.map((i) => keys[i]!), values: places.map((i) => values[i]!) };
      list.#chunks[start / filledSize] = chunk;
    }
    return list;
  }

  set(key: string, value: T): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at]!;
    const place = lowerBound(chunk.keys, key);
    if (chunk.keys[place] === key) {
      chunk.values[place] = value;
      return;
    }
    chunk.keys.splice(place, 0, key);
    chunk.values.splice(place, 0, value);
    if (chunk.keys.length <= chunkSize) return;
    // An append-only load leaves full chunks behind; anything else splits in the middle.
    const half = place === chunkSize ? chunkSize - 16 : chunkSize >> 1;
    const upper = { keys: chunk.keys.splice(half), values: chunk.values.splice(half) };
    this.#chunks.splice(at + 1, 0, upper);
  }

  delete(key: string): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at]!;
    const place = lowerBound(chunk.keys, key);
    if (chunk.keys[place] !== key) return;
    chunk.keys.splice(place, 1);
    chunk.values.splice(place, 1);
    if (chunk.keys.length === 0 && this.#chunks.length > 1) this.#chunks.splice(at, 1);
  }

  /**
   * The values with keys from `from` up to, but not, `to`, run by run as they are when they are
   * asked for; both ends may be open.
   */
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

  /** How many values `runs` would give. */
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

  /** About how many values `runs` would give, without a look at each. */
  estimate(from = '', to?: string): number {
    const first = this.#chunkOf(from);
    const last = to === undefined ? this.#chunks.length - 1 : this.#chunkOf(to);
    if (last > first) return (last - first) * (chunkSize >> 1);
    const { keys } = this.#chunks[first]!;
    const end = to === undefined ? keys.length : lowerBound(keys, to);
    return Math.max(0, end - lowerBound(keys, from));
  }

  /** The last chunk that begins at or before the key. */
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
