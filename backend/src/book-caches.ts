import type { Environment } from './config/env.ts';
import { booksChanged, bookTag } from './models/books/book-changes.ts';
import { sortTitles } from './models/books/title-sort.ts';
import { watchBooks } from './features/catalogue/books/watch-books.ts';
import { shopChanged } from './models/settings/shop-changes.ts';
import { SearchIndex } from './features/catalogue/search/search-index.ts';
import { catalogueTag } from './response-cache/cached-routes.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import type { Log } from './log.ts';

/** A missed change of a book is in the index after an hour. */
const refetchMs = 3_600_000;

export type BookCaches = ReturnType<typeof createBookCaches>;

/** The response cache and the search index of this process, which follow each change of books and settings. */
export function createBookCaches({ env, log }: { env: Environment; log: Log }) {
  const responses = new ResponseCache({ log, maxBytes: env.cacheMb * 1024 * 1024 });
  const index = new SearchIndex((bookIds) =>
    responses.invalidate([catalogueTag, ...bookIds.map(bookTag)]),
  );
  const readAgainOnError = (change: Promise<void>) =>
    change.catch((error: unknown) => {
      log.warn({ err: error }, 'the search index missed a change and is read again');
      dueAt = 0;
    });
  const sortTitlesAgain = async ({ isForced = false } = {}) => {
    if (await sortTitles({ isForced })) responses.invalidate([catalogueTag]);
  };
  const stopListening = [
    shopChanged.listen(() => {
      responses.invalidate('all');
      void readAgainOnError(index.updateCategories());
      sortTitlesAgain().catch((error: unknown) => {
        log.warn({ err: error }, 'titles keep the order of the earlier locale for now');
      });
    }),
    booksChanged.listen((changed) => {
      responses.invalidate(changed === 'all' ? 'all' : [catalogueTag, ...changed.map(bookTag)]);
      void readAgainOnError(index.update(changed));
    }),
  ];
  const watch = watchBooks();
  let dueAt = 0;

  /** Fills the index, or reads it again when that is due. */
  async function readIndexWhenDue(): Promise<void> {
    const start = performance.now();
    if (start < dueAt) return;
    dueAt = start + refetchMs;
    await index.sync().catch((error: unknown) => {
      dueAt = 0;
      throw error;
    });
    const ms = Math.round(performance.now() - start);
    log.info({ books: index.books.indexed.size, ms }, 'search index is read');
  }

  return {
    responses,
    index,
    /** Resolves when what other processes have written so far is known here. */
    catchUp: watch.catchUp,
    readIndexWhenDue,
    /** Corrects the sort keys of all titles. */
    sortTitles: () => sortTitlesAgain({ isForced: true }),
    stop(): void {
      watch.stop();
      for (const stop of stopListening) stop();
    },
  };
}
