/** Where no book holds all terms, those with a smaller share of the best score are no hits. */
const leastShare = 0.4;

export interface Found {
  /** The books that fit, in no order. */
  slots: number[];
  /** Whether they hold all terms; otherwise none does. */
  hasAllTerms: boolean;
}

/**
 * The sums of one query, by the slots of the books. Plain numbers that stay from query to query: a
 * common word touches most books of the shop, and making objects for them would take longest.
 */
export class Scores {
  #total = new Float32Array(1024);
  #terms = new Uint8Array(1024);
  readonly #touched: number[] = [];
  // The same for the term at hand.
  #best = new Float32Array(1024);
  readonly #ofTerm: number[] = [];

  /** Makes room for slots below `length`. */
  grow(length: number): void {
    if (length <= this.#total.length) return;
    const room = Math.max(length, this.#total.length * 2);
    this.#total = new Float32Array(room);
    this.#terms = new Uint8Array(room);
    this.#best = new Float32Array(room);
    this.#touched.length = 0;
  }

  /** Forgets the query before. */
  clear(): void {
    for (const slot of this.#touched) {
      this.#total[slot] = 0;
      this.#terms[slot] = 0;
    }
    this.#touched.length = 0;
  }

  /** A word near the term is in this book; the one that says most about the book counts. */
  add(slot: number, score: number): void {
    const best = this.#best[slot] as number;
    if (best === 0) this.#ofTerm.push(slot);
    if (score > best) this.#best[slot] = score;
  }

  /** One that is not needed comes after all that are, and raises the books which hold one of those. */
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

  /** The books that hold all `count` terms; if none does, those that hold the best of them. */
  find(count: number, isGone: readonly number[]): Found {
    let highest = 0;
    let best = 0;
    for (const slot of this.#touched) {
      if (isGone[slot]) continue;
      highest = Math.max(highest, this.#terms[slot] as number);
      best = Math.max(best, this.of(slot));
    }
    const hasAllTerms = highest > 0 && highest === count;
    const slots = this.#touched.filter((slot) => {
      const fits = hasAllTerms ? this.#terms[slot] === highest : this.of(slot) > best * leastShare;
      return fits && !isGone[slot];
    });
    return { slots, hasAllTerms };
  }

  /** How well a book fits the query: the more the better. */
  of(slot: number): number {
    return this.#total[slot] as number;
  }

  raise(slot: number, factor: number): void {
    this.#total[slot] = this.of(slot) * factor;
  }
}
