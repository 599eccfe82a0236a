import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Types } from 'mongoose';
import pLimit from 'p-limit';
import { isDeepStrictEqual } from 'node:util';
import { batchesOf } from '../../../database/batches-of.ts';
import { bookCollection, onSale, reading } from '../../../book-record/book.model.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import { type ChangedBooks } from '../../../book-record/book-changes.model.ts';
import { BookIndex } from './book-index.ts';

/** Changes of more books at once are taken in behind the shoppers' requests, not before them. */
const maxAwaitedChanges = 100;
const maxWaitMs = 1000;
/** Who imports many books waits for longer to see them. */
const maxOwnersWaitMs = 5000;
/** Books read from the database at once. */
const readLength = 200;
/** For so long the index is worked at without a pause for requests. */
const sliceMs = 8;

/** The index of the books, filled and kept up to date from the database. */
export class SearchIndex {
  #books = new BookIndex([]);
  #isReady = false;
  #hasBegun = false;
  readonly #oneAtATime = pLimit(1);
  #few: Promise<unknown> = Promise.resolve();
  #many: Promise<unknown> = Promise.resolve();
  /** Books of many changes that are being taken in: all of them are shown together. */
  readonly #arriving = new Set<ReadonlySet<string>>();
  #plannedSync: Promise<void> | undefined;
  #sliceStart = 0;
  readonly #onUpdate: (bookIds: string[]) => void;

  /**
   * `onUpdate` is called when results changed behind a request's back, or single books whose used
   * copies have changed.
   */
  constructor(onUpdate: (bookIds: string[]) => void = () => {}) {
    this.#onUpdate = onUpdate;
  }

  /** Whether the whole catalogue was read; until then the database answers. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get books(): BookIndex {
    return this.#books;
  }

  /** Reads the whole catalogue in small slices; rejects when the database is away. */
  async sync(): Promise<void> {
    this.#hasBegun = true;
    // One more pass is enough for all who ask while one is running.
    this.#plannedSync ??= this.#oneAtATime(() => {
      this.#plannedSync = undefined;
      return this.#readAll();
    });
    return this.#plannedSync;
  }

  /**
   * Takes in changed books; a search that comes after a few changes waits for them. Few go ahead
   * of many: nobody who looks for a book waits for an import.
   */
  async update(changed: ChangedBooks): Promise<void> {
    if (!this.#hasBegun) return;
    if (changed === 'all') return this.sync();
    const ids = changed.map((id) => id.toLowerCase());
    const isMany = ids.length > maxAwaitedChanges;
    const before = this.#books.besideCopies(ids);
    const done = this.#takeIn(ids, isMany);
    const soon = soonAfter(done, isMany ? maxOwnersWaitMs : maxWaitMs);
    if (isMany) this.#many = soon;
    else this.#few = soon;
    const isLate = (await soon) === 'late';
    await done;
    const beside = new Set([...before, ...this.#books.besideCopies(ids)]);
    if (isMany || isLate || beside.size > 0) this.#onUpdate([...beside]);
  }

  /** Reads all again when categories have other names by now. */
  async takeInCategories(): Promise<void> {
    if (!this.#isReady) return;
    const { categories } = await findSettings();
    if (!isDeepStrictEqual(categories, this.#books.categories)) await this.sync();
  }

  async #takeIn(ids: string[], isMany: boolean): Promise<void> {
    const own = new Set(ids);
    if (isMany) this.#arriving.add(own);
    try {
      // One slice is in the queue at a time, so that few changes need not wait for all of many.
      for (const slice of batchesOf(ids, readLength)) {
        await this.#oneAtATime(() => this.#readSome(slice));
      }
    } finally {
      this.#arriving.delete(own);
    }
    if (this.#arriving.size === 0) return this.#books.show();
    const isAlone = (id: string) => ![...this.#arriving].some((many) => many.has(id));
    if (!isMany) this.#books.show(ids.filter(isAlone));
  }

  /**
   * Resolves when the latest small changes are in, or soon if they come behind a whole pass. At
   * once when the index is not in use: the database, which knows them already, answers. Whoever
   * made `many` changes waits for those too.
   */
  async settled({ many = false } = {}): Promise<void> {
    if (!this.#isReady) return;
    await this.#few;
    if (many) await this.#many;
  }

  async #readAll(): Promise<void> {
    const { categories } = await findSettings();
    // Books are found by the names of their categories too: other names, another index.
    const isSame = isDeepStrictEqual(categories, this.#books.categories);
    const books = isSame ? this.#books : new BookIndex(categories);
    const present = new Set<string>();
    const cursor = bookCollection
      .find({ ...onSale() }, { projection: reading.projection })
      .batchSize(readLength)
      .maxTimeMS(120_000);
    for await (const book of cursor) {
      const id = book._id.toHexString();
      present.add(id);
      // A later pass costs little: it takes in only what is different.
      if (books.summaries.get(id)?.updatedAt !== book.updatedAt.getTime()) books.add(book);
      await this.#pauseWhenDue();
    }
    for (const id of books.summaries.keys()) {
      if (!present.has(id)) books.discard(id);
      await this.#pauseWhenDue();
    }
    books.show();
    this.#books = books;
    await this.#sweepWhenDue();
    this.#isReady = true;
    this.#onUpdate([]);
  }

  async #readSome(ids: string[]): Promise<void> {
    const books = await bookCollection
      .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, ...onSale() }, reading)
      .toArray();
    const missing = new Set(ids);
    for (const book of books) {
      missing.delete(book._id.toHexString());
      this.#books.add(book);
      await this.#pauseWhenDue();
    }
    for (const id of missing) this.#books.discard(id);
    await this.#sweepWhenDue();
  }

  async #sweepWhenDue(): Promise<void> {
    if (!this.#books.isSweepDue) return;
    for (const _step of this.#books.sweep()) await this.#pauseWhenDue();
  }

  async #pauseWhenDue(): Promise<void> {
    if (performance.now() - this.#sliceStart < sliceMs) return;
    await nextTurn();
    this.#sliceStart = performance.now();
  }
}

/** Resolves when `work` has ended, well or not, or with 'late' when it takes long. */
function soonAfter(work: Promise<unknown>, waitMs: number): Promise<unknown> {
  const ended = work.catch(() => {}); // whoever began it hears of the error
  return Promise.race([ended, wait(waitMs, 'late', { ref: false })]);
}
