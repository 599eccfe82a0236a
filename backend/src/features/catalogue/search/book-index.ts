import { authorSlugsOf } from '../authors/author-slugs.ts';
import { fold } from '../../../contract/text/fold.ts';
import { readIsbn } from '../../../contract/book/isbn.ts';
import { cleanPastedNumber } from '../../../contract/number/pasted-number.ts';
import type { Supply } from '../../../contract/book/supply.ts';
import type { ShopCategory } from '../../../contract/book/categories/shop-categories.ts';
import type { StoredBook } from '../../../models/books/book.model.ts';
import { similarityOfGuess } from './similarity.ts';
import {
  guessTermsOf,
  optionalTermsOf,
  queryTermsOf,
  singularOf,
  distinctiveWordsOf,
  tokenize,
} from './search-text.ts';
import { selectTopK } from './select-top-k.ts';
import { WordIndex, type FindOptions } from './word-index.ts';

/** The data of a book for filters, counts, sorts and suggestions. */
export interface IndexedBook {
  id: string;
  /** The slot of the book in the word index. */
  slot: number;
  title: string;
  foldedTitle: string;
  author: string | undefined;
  /** The slugs of its authors. */
  authorSlugs: readonly string[];
  isbn: string | undefined;
  coverImage: string;
  category: string;
  trending: boolean;
  priceCents: number;
  /** Undefined for unlimited stock. */
  stock: number | undefined;
  supply?: Supply;
  availableFrom?: string;
  createdAt: number;
  updatedAt: number;
  isUsed: boolean;
}

// The number of words of a description that are indexed. Descriptions take most of the memory, so a
// large shop indexes only their beginning.
const longDescription = 200;
const shortDescription = 30;
const manyBooks = 20_000;
/** Enough characters for that many words. */
const indexedDescriptionLength = 2000;
/** For "the silent", "The Silent River" ranks above "Silent River, Silent Bell". */
const titleStartFactor = 2;

/** The books in memory, with the index of their words. */
export class BookIndex {
  readonly #words = new WordIndex();
  readonly #indexed = new Map<string, IndexedBook>();
  /** Updates that searches do not see yet; undefined for a book that is deleted. */
  readonly #waiting = new Map<string, IndexedBook | undefined>();
  readonly #bySlot: (IndexedBook | undefined)[] = [];
  #usedCount = 0;
  /** The search text of each category: its slug and its name. */
  readonly #wordsOfCategory: ReadonlyMap<string, string[]>;
  readonly #categoryWords: ReadonlySet<string>;

  readonly categories: readonly ShopCategory[];

  constructor(categories: readonly ShopCategory[]) {
    this.categories = categories;
    this.#wordsOfCategory = new Map(
      categories.map(({ slug, name }) => [slug, [...new Set(tokenize(`${slug} ${name}`))]]),
    );
    this.#categoryWords = new Set([...this.#wordsOfCategory.values()].flat().map(singularOf));
  }

  get indexed(): ReadonlyMap<string, IndexedBook> {
    return this.#indexed;
  }

  get hasUsed(): boolean {
    return this.#usedCount > 0;
  }

  /** The other books with the ISBNs of these used copies; their pages mention the copies. */
  withSameIsbn(ids: string[]): string[] {
    if (!this.hasUsed) return [];
    const copies = ids.flatMap((id) => this.#indexed.get(id) ?? []);
    const isbns = new Set(copies.flatMap(({ isUsed, isbn }) => (isUsed && isbn ? isbn : [])));
    if (isbns.size === 0) return [];
    const all = [...this.#indexed.values()];
    return all.filter(({ isbn }) => isbn && isbns.has(isbn)).map(({ id }) => id);
  }

  /** Books with all words of a query, unordered; if there are none, books with some of them. */
  search(query: string, options: FindOptions = {}): { books: IndexedBook[]; hasAllWords: boolean } {
    const byIsbn = this.#findIsbn(query);
    if (byIsbn.length > 0) return { books: byIsbn, hasAllWords: true };
    const terms = queryTermsOf(query);
    const found = this.#find(terms, {
      ...options,
      optional: optionalTermsOf(terms, this.#categoryWords),
    });
    const start = fold(query).trim();
    for (const { foldedTitle, slot } of found.books) {
      if (foldedTitle.startsWith(start)) this.#words.raiseScore(slot, titleStartFactor);
    }
    return found;
  }

  /** The book with this ISBN, or the books whose ISBN begins with it. */
  #findIsbn(query: string): IndexedBook[] {
    const isbn = readIsbn(query);
    const digits = cleanPastedNumber(query).replace(/[\s-]/g, '').toUpperCase();
    if (!isbn && !/^[\dX]{6,24}$/.test(digits)) return [];
    this.#words.find([]); // no scores of an earlier search
    return [...this.#indexed.values()].filter((book) =>
      isbn
        ? book.isbn === isbn
        : book.isbn?.startsWith(digits) || book.isbn?.startsWith(`978${digits}`),
    );
  }

  /** Best match first, then new books before used copies, then newest. Uses the scores of the latest search. */
  byRelevance = (a: IndexedBook, b: IndexedBook): number =>
    this.#words.scoreOf(b.slot) - this.#words.scoreOf(a.slot) ||
    Number(a.isUsed) - Number(b.isUsed) ||
    byAge(a, b);

  /** "Did you mean": the title or author that is most similar to a query; undefined if none is similar. */
  guess(query: string): string | undefined {
    const terms = guessTermsOf(query);
    const { books } = this.#find(terms, { inNames: true, guess: true });
    const [best] = selectTopK(books, this.byRelevance, 0, 1);
    if (!best) return undefined;
    const { title, author = '' } = best;
    const guess = similarityToText(terms, author) > similarityToText(terms, title) ? author : title;
    return fold(guess) === fold(query) ? undefined : guess;
  }

  #find(terms: string[], options: FindOptions) {
    const { slots, hasAllTerms } = this.#words.find(terms, options);
    return {
      books: slots.map((slot) => this.#bySlot[slot] as IndexedBook),
      hasAllWords: hasAllTerms,
    };
  }

  /** The spellings of an author's name in the books, by its slug. */
  namesOfAuthor(slug: string): string[] {
    const names = new Set<string>();
    for (const { author, authorSlugs } of this.#indexed.values()) {
      if (author && authorSlugs.includes(slug)) names.add(author);
    }
    return [...names];
  }

  /** Adds, updates or removes a book. Searches see it after `show`. */
  add(book: StoredBook): void {
    const id = book._id.toHexString();
    this.discard(id);
    if (book.deletedAt || book.draft) return;
    const slot = this.#words.add({
      title: tokenize(book.title),
      author: tokenize(book.author ?? ''),
      category: this.#wordsOfCategory.get(book.category) ?? tokenize(book.category),
      description: distinctiveWordsOf(book.description.slice(0, indexedDescriptionLength)).slice(
        0,
        this.#descriptionLength,
      ),
    });
    this.#words.hide(slot);
    this.#waiting.set(id, {
      id,
      slot,
      title: book.title,
      foldedTitle: fold(book.title),
      author: book.author || undefined,
      authorSlugs: authorSlugsOf(book.author),
      isbn: book.isbn ?? undefined,
      coverImage: book.coverImage ?? '',
      // All books of a category share one string, which saves memory and compares faster.
      category: this.categories.find(({ slug }) => slug === book.category)?.slug ?? book.category,
      trending: book.trending,
      priceCents: book.newPriceCents,
      stock: book.stock ?? undefined,
      ...(book.supply && { supply: book.supply }),
      ...(book.availableFrom && { availableFrom: book.availableFrom }),
      createdAt: book.createdAt.getTime(),
      updatedAt: book.updatedAt.getTime(),
      isUsed: book.condition != null,
    });
  }

  get #descriptionLength(): number {
    return this.#indexed.size < manyBooks ? longDescription : shortDescription;
  }

  discard(id: string): void {
    const book = this.#waiting.get(id);
    if (book) this.#words.remove(book.slot);
    if (this.#indexed.has(id)) this.#waiting.set(id, undefined);
    else this.#waiting.delete(id);
  }

  /** Shows the updates of these books, or of all, to searches at once. */
  show(ids: Iterable<string> = this.#waiting.keys()): void {
    for (const id of ids) {
      if (!this.#waiting.has(id)) continue;
      const [old, book] = [this.#indexed.get(id), this.#waiting.get(id)];
      this.#waiting.delete(id);
      this.#indexed.delete(id);
      this.#usedCount += Number(book?.isUsed ?? false) - Number(old?.isUsed ?? false);
      if (old) {
        this.#bySlot[old.slot] = undefined;
        this.#words.remove(old.slot);
      }
      if (!book) continue;
      this.#indexed.set(id, book);
      this.#bySlot[book.slot] = book;
      this.#words.show(book.slot);
    }
  }

  /** Whether enough books were removed for a sweep. */
  get isSweepDue(): boolean {
    return this.#words.removedCount >= 1000 + this.#indexed.size / 2;
  }

  /** Frees the memory of removed books in small steps. No book may be added in between. */
  sweep(): Generator<void> {
    return this.#words.sweep();
  }
}

/** Newest first, as the shop's lists. */
export function byAge(a: IndexedBook, b: IndexedBook): number {
  return b.createdAt - a.createdAt || compareText(b.id, a.id);
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function similarityToText(terms: string[], text: string): number {
  const words = tokenize(text);
  const best = terms.map((term) =>
    Math.max(0, ...words.map((word) => similarityOfGuess(term, word))),
  );
  return best.reduce((sum, similarity) => sum + similarity, 0);
}
