import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { Types } from 'mongoose';
import type { Category } from '../../contract/book.ts';
import { BookModel, type StoredBook } from '../books/book.model.ts';
import { type ChangedBooks } from '../books/book-changes.model.ts';
import { queryTermsOf, stopWords, wordsOf } from './search-text.ts';

// An index in memory, filled and kept up to date from the database. About 1.5 kB for each book.

/** What filters, counts, sorts and suggestions need to know of a book. */
export interface Facts {
  id: string;
  title: string;
  author: string | undefined;
  coverImage: string;
  category: Category;
  trending: boolean;
  priceCents: number;
  createdAt: number;
  updatedAt: number;
}
interface IndexedBook {
  id: string;
  title: string;
  author: string;
  category: string;
  description: string;
}

/** More books than this are left to the database's own text index. */
export const maxIndexedBooks = 150_000;
/** Changes of more books at once are taken in behind the requests, not before them. */
const maxAwaitedChanges = 500;
/** Books read from the database at once, and taken in between two turns of other work. */
const readLength = 500;
const sliceLength = 25;
const projection = {
  title: 1,
  author: 1,
  coverImage: 1,
  category: 1,
  description: 1,
  trending: 1,
  newPriceCents: 1,
  createdAt: 1,
  updatedAt: 1,
  deletedAt: 1,
};
const boost = { title: 8, author: 4, category: 2, description: 1 };

type State = 'empty' | 'ready' | 'too large';

export class SearchIndex {
  #mini = newMiniSearch();
  readonly #facts = new Map<string, Facts>();
  #state: State = 'empty';
  #hasBegun = false;
  #work: Promise<void> = Promise.resolve();
  #awaited: Promise<void> = Promise.resolve();
  #plannedSync: Promise<void> | undefined;
  readonly #maxBooks: number;
  readonly #onUpdate: () => void;

  /** `onUpdate` is called when results changed behind a request's back. */
  constructor(onUpdate: () => void = () => {}, maxBooks = maxIndexedBooks) {
    this.#onUpdate = onUpdate;
    this.#maxBooks = maxBooks;
  }

  get state(): State {
    return this.#state;
  }

  get facts(): ReadonlyMap<string, Facts> {
    return this.#facts;
  }

  /** Reads the whole catalogue in small slices; rejects when the database is away. */
  async sync(): Promise<void> {
    this.#hasBegun = true;
    // One more pass is enough for all who ask while one is running.
    this.#plannedSync ??= this.#enqueue(() => {
      this.#plannedSync = undefined;
      return this.#readAll();
    });
    return this.#plannedSync;
  }

  /** Takes in changed books; a search that comes after a few changes waits for them. */
  update(changed: ChangedBooks): Promise<void> {
    if (!this.#hasBegun) return Promise.resolve();
    if (changed === 'all') return this.sync();
    if (this.#state === 'too large') return Promise.resolve();
    const done = this.#enqueue(() => this.#readSome(changed));
    if (changed.length <= maxAwaitedChanges) this.#awaited = done.catch(() => {});
    return done;
  }

  /** Resolves when the latest small changes are in. */
  settled(): Promise<void> {
    return this.#awaited;
  }

  /** Ids of the books that fit, best first. All words must fit; if none does, some. */
  search(query: string, fields?: ('title' | 'author')[]): string[] {
    const terms = queryTermsOf(query);
    if (terms.length === 0) return [];
    const all = this.#find(terms, { combineWith: 'AND', fields });
    if (all.length > 0 || terms.length === 1) return all.map(({ id }) => String(id));
    const some = this.#find(terms, { combineWith: 'OR', fields });
    const best = some[0]?.score ?? 0;
    return some.filter(({ score }) => score > best * 0.4).map(({ id }) => String(id));
  }

  /** The title closest to a query that finds nothing; undefined when none is near. */
  suggestTitle(query: string): string | undefined {
    const terms = queryTermsOf(query)
      .filter((term) => term.length > 3 && term.length <= 20)
      .slice(0, 3);
    if (terms.length === 0) return undefined;
    const [best] = this.#find(terms, {
      combineWith: 'OR',
      fields: ['title', 'author'],
      fuzzy: (term) => Math.ceil(term.length * 0.45),
    });
    return best && this.#facts.get(String(best.id))?.title;
  }

  #find(terms: string[], options: SearchOptions) {
    const isLarge = this.#facts.size > 2000;
    const found = this.#mini.search(terms.join(' '), {
      // One letter begins too many words of a large catalogue.
      prefix: (term) => term.length > (isLarge ? 1 : 0),
      fuzzy: fuzzyFor,
      boost,
      weights: { prefix: 0.6, fuzzy: 0.3 },
      ...(options.fields === undefined ? withoutFields(options) : options),
    });
    return found.sort((a, b) => b.score - a.score || this.#newerFirst(String(a.id), String(b.id)));
  }

  #newerFirst(a: string, b: string): number {
    const newer = (this.#facts.get(b)?.createdAt ?? 0) - (this.#facts.get(a)?.createdAt ?? 0);
    return newer || (a < b ? 1 : -1);
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {}); // whoever asked hears of the error
    return done;
  }

  async #readAll(): Promise<void> {
    const count = await BookModel.collection.countDocuments({ deletedAt: null });
    if (count > this.#maxBooks) return this.#giveUp();
    const present = new Set<string>();
    const cursor = BookModel.collection
      .find({ deletedAt: null }, { projection })
      .batchSize(500)
      .maxTimeMS(120_000);
    let taken = 0;
    for await (const document of cursor) {
      const book = document as unknown as StoredBook;
      const id = book._id.toHexString();
      present.add(id);
      // A later pass costs little: it takes in only what is different.
      if (this.#facts.get(id)?.updatedAt === book.updatedAt.getTime()) continue;
      this.#take(book);
      taken += 1;
      if (taken % sliceLength === 0) await nextTurn();
      if (present.size > this.#maxBooks) return this.#giveUp();
    }
    for (const id of this.#facts.keys()) if (!present.has(id)) this.#discard(id);
    this.#state = 'ready';
    this.#onUpdate();
  }

  async #readSome(ids: string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += readLength) {
      const slice = ids.slice(at, at + readLength);
      const books = await BookModel.collection
        .find({ _id: { $in: slice.map((id) => new Types.ObjectId(id)) } }, { projection })
        .toArray();
      const missing = new Set(slice.map((id) => id.toLowerCase()));
      for (const [i, book] of books.entries()) {
        missing.delete(book._id.toHexString());
        this.#take(book as unknown as StoredBook);
        if (i % sliceLength === sliceLength - 1) await nextTurn();
      }
      for (const id of missing) this.#discard(id);
    }
    if (this.#facts.size > this.#maxBooks) this.#giveUp();
    if (ids.length > maxAwaitedChanges) this.#onUpdate();
  }

  #take(book: StoredBook): void {
    const id = book._id.toHexString();
    this.#discard(id);
    if (book.deletedAt) return;
    const { title, description } = book;
    this.#mini.add({ id, title, author: book.author ?? '', category: book.category, description });
    this.#facts.set(id, {
      id,
      title,
      author: book.author || undefined,
      coverImage: book.coverImage ?? '',
      category: book.category,
      trending: book.trending,
      priceCents: book.newPriceCents,
      createdAt: book.createdAt.getTime(),
      updatedAt: book.updatedAt.getTime(),
    });
  }

  #discard(id: string): void {
    if (this.#facts.delete(id)) this.#mini.discard(id);
  }

  #giveUp(): void {
    this.#mini = newMiniSearch();
    this.#facts.clear();
    this.#state = 'too large';
    this.#onUpdate();
  }
}

function newMiniSearch(): MiniSearch<IndexedBook> {
  return new MiniSearch<IndexedBook>({
    fields: ['title', 'author', 'category', 'description'],
    tokenize: (text, field) => {
      // In descriptions words such as "the" say nothing and would fill the memory.
      const words = wordsOf(text);
      return field === 'description' ? words.filter((word) => !stopWords.has(word)) : words;
    },
    processTerm: (term) => term,
    searchOptions: { tokenize: (terms) => terms.split(' ') },
  });
}

/** Typing mistakes allowed in a word of this length. */
function fuzzyFor(term: string): number | false {
  if (term.length < 4 || term.length > 20) return false;
  return term.length < 8 ? 1 : 2;
}

function withoutFields({ fields: _fields, ...options }: SearchOptions): SearchOptions {
  return options;
}
