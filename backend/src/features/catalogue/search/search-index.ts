import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Types } from 'mongoose';
import pLimit from 'p-limit';
import { isDeepStrictEqual } from 'node:util';
import { chunksOf } from '../../../runtime/chunks-of.ts';
import { bookCollection, onSale, reading } from '../../../models/books/book.model.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { type ChangedBooks } from '../../../models/books/book-changes.ts';
import { BookIndex } from './book-index.ts';

/** If more books change at once, searches do not wait for their update. */
const maxAwaitedChanges = 100;
const maxWaitMs = 1000;
/** How long the owner's search waits for an import to be indexed. */
const maxOwnersWaitMs = 5000;
/** Number of books per query to the database. */
const readLength = 200;
/** How long the index is updated before other requests get a turn. */
const sliceMs = 8;

/** The index of the books, filled and kept up to date from the database. */
export class SearchIndex {
  #books = new BookIndex([]);
  #isReady = false;
  #hasStarted = false;
  readonly #oneAtATime = pLimit(1);
  #lastSmallUpdate: Promise<unknown> = Promise.resolve();
  #lastLargeUpdate: Promise<unknown> = Promise.resolve();
  /** Books of a large update; searches find all of them at the end of it. */
  readonly #runningUpdates = new Set<ReadonlySet<string>>();
  #plannedSync: Promise<void> | undefined;
  #sliceStart = 0;
  readonly #onUpdate: (bookIds: string[]) => void;

  /**
   * `onUpdate` is called when results have changed without a request that waits for it, or when the used
   * copies of single books have.
   */
  constructor(onUpdate: (bookIds: string[]) => void = () => {}) {
    this.#onUpdate = onUpdate;
  }

  /** Whether the whole catalogue has been read; until then searches use the database. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get books(): BookIndex {
    return this.#books;
  }

  /** Reads the whole catalogue in small slices; rejects when the database is away. */
  async sync(): Promise<void> {
    this.#hasStarted = true;
    // All callers during a running pass share the next one.
    this.#plannedSync ??= this.#oneAtATime(() => {
      this.#plannedSync = undefined;
      return this.#readAll();
    });
    return this.#plannedSync;
  }

  /**
   * Updates changed books. The next search waits for a small update, which overtakes large ones, so that
   * it does not wait for an import.
   */
  async update(changed: ChangedBooks): Promise<void> {
    if (!this.#hasStarted) return;
    if (changed === 'all') return this.sync();
    const ids = changed.map((id) => id.toLowerCase());
    const isMany = ids.length > maxAwaitedChanges;
    const before = this.#books.withSameIsbn(ids);
    const done = this.#updateBooks(ids, isMany);
    const awaited = waitFor(done, isMany ? maxOwnersWaitMs : maxWaitMs);
    if (isMany) this.#lastLargeUpdate = awaited;
    else this.#lastSmallUpdate = awaited;
    const isLate = (await awaited) === 'late';
    await done;
    const affected = new Set([...before, ...this.#books.withSameIsbn(ids)]);
    if (isMany || isLate || affected.size > 0) this.#onUpdate([...affected]);
  }

  /** Rebuilds the index if categories were renamed. */
  async updateCategories(): Promise<void> {
    if (!this.#isReady) return;
    const { categories } = await findSettings();
    if (!isDeepStrictEqual(categories, this.#books.categories)) await this.sync();
  }

  async #updateBooks(ids: string[], isMany: boolean): Promise<void> {
    const own = new Set(ids);
    if (isMany) this.#runningUpdates.add(own);
    try {
      // Only one batch is in the queue at a time, so that small updates can overtake a large one.
      for (const batch of chunksOf(ids, readLength)) {
        await this.#oneAtATime(() => this.#readSome(batch));
      }
    } finally {
      this.#runningUpdates.delete(own);
    }
    if (this.#runningUpdates.size === 0) return this.#books.show();
    const isAlone = (id: string) => ![...this.#runningUpdates].some((many) => many.has(id));
    if (!isMany) this.#books.show(ids.filter(isAlone));
  }

  /**
   * Resolves when the latest small updates are indexed, or after a short time if a rebuild is running. At
   * once while the index is not ready, since searches use the database then. With `many` it also waits
   * for large updates.
   */
  async settled({ many = false } = {}): Promise<void> {
    if (!this.#isReady) return;
    await this.#lastSmallUpdate;
    if (many) await this.#lastLargeUpdate;
  }

  async #readAll(): Promise<void> {
    const { categories } = await findSettings();
    // Books are also found by the names of their categories, so new names need a new index.
    const isSame = isDeepStrictEqual(categories, this.#books.categories);
    const books = isSame ? this.#books : new BookIndex(categories);
    const isInUse = this.#isReady && isSame;
    const present = new Set<string>();
    const cursor = bookCollection
      .find(onSale, { projection: reading.projection })
      .batchSize(readLength)
      .maxTimeMS(120_000);
    for await (const book of cursor) {
      const id = book._id.toHexString();
      present.add(id);
      // A later pass is cheap, since it only updates books that differ.
      if (books.indexed.get(id)?.updatedAt !== book.updatedAt.getTime()) books.add(book);
      // Showing a whole catalogue at once would block requests.
      if (!isInUse) books.show();
      await this.#pauseWhenDue();
    }
    for (const id of books.indexed.keys()) {
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
      .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, ...onSale }, reading)
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

/** Resolves when `work` has succeeded or failed, or with 'late' after a timeout. */
function waitFor(work: Promise<unknown>, waitMs: number): Promise<unknown> {
  const ended = work.catch(() => {}); // the caller gets the error
  return Promise.race([ended, wait(waitMs, 'late', { ref: false })]);
}
