/** If no book has all terms, books with less than this share of the best score are left out. */
const minShare = 0.4;

export interface Found {
  /** The matching books, unordered. */
  slots: number[];
  /** Whether these books have all terms; if false, no book has. */
  hasAllTerms: boolean;
}

/**
 * The scores of the books for one query, by their slots. The arrays are reused for each query, because
 * a common word scores most books, and allocating an object for each would be slow.
 */
export class Scores {
  #total = new Float32Array(1024);
  #terms = new Uint8Array(1024);
  readonly #touched: number[] = [];
  // The scores for the current term.
  #best = new Float32Array(1024);
  readonly #ofTerm: number[] = [];

  /** Grows the arrays to `length` slots. */
  grow(length: number): void {
    if (length <= this.#total.length) return;
    const size = Math.max(length, this.#total.length * 2);
    this.#total = new Float32Array(size);
    this.#terms = new Uint8Array(size);
    this.#best = new Float32Array(size);
    this.#touched.length = 0;
  }

  /** Clears the scores of the previous query. */
  clear(): void {
    for (const slot of this.#touched) {
      this.#total[slot] = 0;
      this.#terms[slot] = 0;
    }
    this.#touched.length = 0;
  }

  /** Adds a word similar to the term; of several in a book, the highest score counts. */
  add(slot: number, score: number): void {
    const best = this.#best[slot] as number;
    if (best === 0) this.#ofTerm.push(slot);
    if (score > best) this.#best[slot] = score;
  }

  /** Ends a term. Optional terms come last, and only raise books that have one of the others. */
  endTerm(isNeeded: boolean): void {
    for (const slot of this.#ofTerm) {
      const score = this.#best[slot] as number;
      this.#best[slot] = 0;
      if (!isNeeded && this.#terms[slot] === 0) continue;
      if (this.#terms[slot] === 0) this.#touched.push(slot);
      if (isNeeded) (this.#terms[slot] as number) += 1;
      (this.#total[slot] as number) += score;
    }
    this.#ofTerm.length = 0;
  }

  /** The books with all `count` terms; if there are none, the books with the best scores. */
  find(count: number, isHidden: readonly number[]): Found {
    let highest = 0;
    let best = 0;
    for (const slot of this.#touched) {
      if (isHidden[slot]) continue;
      highest = Math.max(highest, this.#terms[slot] as number);
      best = Math.max(best, this.of(slot));
    }
    const hasAllTerms = highest > 0 && highest === count;
    const slots = this.#touched.filter((slot) => {
      const fits = hasAllTerms ? this.#terms[slot] === highest : this.of(slot) > best * minShare;
      return fits && !isHidden[slot];
    });
    return { slots, hasAllTerms };
  }

  /** The score of a book for the query; higher is better. */
  of(slot: number): number {
    return this.#total[slot] as number;
  }

  raise(slot: number, factor: number): void {
    this.#total[slot] = this.of(slot) * factor;
  }
}
