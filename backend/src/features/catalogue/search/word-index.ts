import { Scores, type Found } from './scores.ts';
import { isUnspaced } from './search-text.ts';
import { WordList, type NearWord } from './word-list.ts';
import { textScale, weighNames, weighTexts, type BookWords } from './bm25-weights.ts';

export interface FindOptions {
  /** Searches titles and authors only. */
  inNames?: boolean;
  /** Accepts words that differ by more than a typing mistake. */
  guess?: boolean;
  /** Terms that are not required but raise the score of a book. */
  optional?: string[];
}

/**
 * For each word, by its number, its books. An entry is the slot of the book and, in the last eight bits,
 * the weight of the word.
 */
type Lists = number[][];

// States of a slot: its book is hidden until `show`, removed, or also swept from the lists.
const waiting = 1;
const removed = 2;
const swept = 3;

/** An inverted index: the books of each word. */
export class WordIndex {
  readonly #words = new WordList();
  readonly #names: Lists = [];
  readonly #texts: Lists = [];
  readonly #scores = new Scores();
  readonly #free: number[] = [];
  readonly #states: number[] = [];
  #books = 0;

  /** The number of removed books that are still in the lists. */
  get removedCount(): number {
    return this.#states.length - this.#free.length - this.#books;
  }

  /** Adds a book and returns its slot. */
  add(book: BookWords): number {
    const slot = this.#free.pop() ?? this.#newSlot();
    this.#states[slot] = 0;
    this.#books += 1;
    this.#addTo(this.#names, slot, weighNames(book));
    this.#addTo(this.#texts, slot, weighTexts(book));
    return slot;
  }

  /** Hides the book from searches until `show`. */
  hide(slot: number): void {
    this.#states[slot] = waiting;
  }

  show(slot: number): void {
    this.#states[slot] = 0;
  }

  remove(slot: number): void {
    this.#states[slot] = removed;
    this.#books -= 1;
  }

  /** Deletes removed books from the lists, one list per step. No book may be added in between. */
  *sweep(): Generator<void> {
    for (const lists of [this.#names, this.#texts]) {
      for (const [word, list] of lists.entries()) {
        lists[word] = list.filter((entry) => this.#states[entry >>> 8]! < removed);
        yield;
      }
    }
    for (const [slot, state] of this.#states.entries()) {
      if (state !== removed) continue;
      this.#states[slot] = swept;
      this.#free.push(slot);
    }
  }

  /** Finds the books with all terms; if there are none, the books with the best scores. */
  find(terms: string[], options: FindOptions = {}): Found {
    const { inNames = false, guess = false, optional = [] } = options;
    const needed = terms.filter((term) => !optional.includes(term));
    this.#scores.clear();
    for (const [i, term] of [...needed, ...optional].entries()) {
      const near = guess ? this.#words.guess(term) : this.#words.near(term);
      this.#addScores(this.#names, near, 1);
      // Too many words of descriptions begin with the same one or two letters.
      const isTelling = term.length > 2 || isUnspaced(term);
      const inTexts = isTelling ? near : near.filter(({ similarity }) => similarity === 1);
      if (!inNames) this.#addScores(this.#texts, inTexts, 1 / textScale);
      this.#scores.endTerm(i < needed.length);
    }
    return this.#scores.find(needed.length, this.#states);
  }

  /** The score of a book for the latest query. */
  scoreOf(slot: number): number {
    return this.#scores.of(slot);
  }

  raiseScore(slot: number, factor: number): void {
    this.#scores.raise(slot, factor);
  }

  #addScores(lists: Lists, near: NearWord[], scale: number): void {
    const itself = near.find(({ similarity }) => similarity === 1);
    const itsList = itself && lists[itself.word];
    // A rare word that is similar to a common one must not score higher than the common one itself.
    const cap = itsList?.length ? this.#rarityOf(itsList) : Infinity;
    for (const { word, similarity } of near) {
      const list = lists[word];
      if (!list) continue;
      const factor = scale * similarity * Math.min(cap, this.#rarityOf(list));
      for (const entry of list) this.#scores.add(entry >>> 8, factor * (entry & 255));
    }
  }

  /** As in BM25, a word of few books has more weight. */
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
    const slot = this.#states.push(0) - 1;
    this.#scores.grow(this.#states.length);
    return slot;
  }
}
