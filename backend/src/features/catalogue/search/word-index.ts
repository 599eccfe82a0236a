import { Scores, type Found } from './scores.ts';
import { isUnspaced } from './search-text.ts';
import { WordList, type NearWord } from './word-list.ts';
import { textScale, weighNames, weighTexts, type BookWords } from './word-weights.ts';

export interface FindOptions {
  /** Looks at titles and authors only. */
  inNames?: boolean;
  /** Takes words that are further away than a typing mistake. */
  guess?: boolean;
  /** Terms that only raise the books which hold the others. */
  optional?: string[];
}

/**
 * For each word, by its number, the books that hold it. An entry is the slot of the book and, in
 * its last eight bits, what the word says about it.
 */
type Lists = number[][];

// What may be wrong with a slot: its book is not shown yet, or gone, and is it also out of the lists?
const waiting = 1;
const removed = 2;
const swept = 3;

/** Which books hold which words, small enough for a large shop and quick whatever is asked. */
export class WordIndex {
  readonly #words = new WordList();
  readonly #names: Lists = [];
  readonly #texts: Lists = [];
  readonly #scores = new Scores();
  readonly #free: number[] = [];
  readonly #isGone: number[] = [];
  #books = 0;

  /** How many removed books are still in the lists. */
  get gone(): number {
    return this.#isGone.length - this.#free.length - this.#books;
  }

  /** Takes a book in and returns its slot. */
  add(book: BookWords): number {
    const slot = this.#free.pop() ?? this.#newSlot();
    this.#isGone[slot] = 0;
    this.#books += 1;
    this.#addTo(this.#names, slot, weighNames(book));
    this.#addTo(this.#texts, slot, weighTexts(book));
    return slot;
  }

  /** Searches pass over it until `show`. */
  hide(slot: number): void {
    this.#isGone[slot] = waiting;
  }

  show(slot: number): void {
    this.#isGone[slot] = 0;
  }

  remove(slot: number): void {
    this.#isGone[slot] = removed;
    this.#books -= 1;
  }

  /** Takes removed books out of the lists, one list at each step. No book may come meanwhile. */
  *sweep(): Generator<void> {
    for (const lists of [this.#names, this.#texts]) {
      for (const [word, list] of lists.entries()) {
        lists[word] = list.filter((entry) => this.#isGone[entry >>> 8]! < removed);
        yield;
      }
    }
    for (const [slot, state] of this.#isGone.entries()) {
      if (state !== removed) continue;
      this.#isGone[slot] = swept;
      this.#free.push(slot);
    }
  }

  /** Looks for books that hold all terms; if none does, for those that hold the best of them. */
  find(terms: string[], options: FindOptions = {}): Found {
    const { inNames = false, guess = false, optional = [] } = options;
    const needed = terms.filter((term) => !optional.includes(term));
    this.#scores.clear();
    for (const [i, term] of [...needed, ...optional].entries()) {
      const near = guess ? this.#words.guess(term) : this.#words.near(term);
      this.#addScores(this.#names, near, 1);
      // In descriptions too many words begin with one or two letters of an alphabet.
      const isTelling = term.length > 2 || isUnspaced(term);
      const inTexts = isTelling ? near : near.filter(({ similarity }) => similarity === 1);
      if (!inNames) this.#addScores(this.#texts, inTexts, 1 / textScale);
      this.#scores.endTerm(i < needed.length);
    }
    return this.#scores.find(needed.length, this.#isGone);
  }

  /** How well a book fits the latest query. */
  scoreOf(slot: number): number {
    return this.#scores.of(slot);
  }

  raiseScore(slot: number, factor: number): void {
    this.#scores.raise(slot, factor);
  }

  #addScores(lists: Lists, near: NearWord[], scale: number): void {
    const itself = near.find(({ similarity }) => similarity === 1);
    const itsList = itself && lists[itself.word];
    // A rare neighbour of a common word must not outdo the word itself.
    const cap = itsList?.length ? this.#rarityOf(itsList) : Infinity;
    for (const { word, similarity } of near) {
      const list = lists[word];
      if (!list) continue;
      const factor = scale * similarity * Math.min(cap, this.#rarityOf(list));
      for (const entry of list) this.#scores.add(entry >>> 8, factor * (entry & 255));
    }
  }

  /** The fewer books hold a word, the more it says (as in BM25). */
  #rarityOf({ length }: number[]): number {
    return Math.log(1 + (Math.max(0, this.#books - length) + 0.5) / (length + 0.5));
  }

  #addTo(lists: Lists, slot: number, weights: Map<string, number>): void {
    for (const [text, weight] of weights) {
      const word = this.#words.add(text);
      while (lists.length <= word) lists.push([]);
      lists[word]?.push(slot * 256 + weight);
    }
  }

  #newSlot(): number {
    const slot = this.#isGone.push(0) - 1;
    this.#scores.grow(this.#isGone.length);
    return slot;
  }
}
