import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from './config/env.ts';
import { booksChanged, bookTag } from './features/catalogue/books/book-changes.model.ts';
import { listsChanged } from './features/catalogue/lists/list.model.ts';
import { watchBooks } from './features/catalogue/books/watch-books.ts';
import { settingsChanged } from './shop-settings/settings.model.ts';
import { SearchIndex } from './features/catalogue/search/search-index.ts';
import { catalogueTag } from './response-cache/cached-routes.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import type { Log } from './log.ts';

const retryMs = 5000;

/** What this process remembers of the books, and of what the shop says of itself. */
export interface BookCaches {
  responses: ResponseCache;
  index: SearchIndex;
  /** Resolves when what other processes have written so far is known here. */
  catchUp: () => Promise<void>;
  /** Fills the index, or reads it anew; tries until it is done. */
  readIndex: (stopping?: AbortSignal) => Promise<void>;
  stop: () => void;
}

interface Context {
  settings: Settings;
  log: Log;
}

/** Both learn of every write of this process from the first moment on. */
export function createBookCaches({ settings, log }: Context): BookCaches {
  const responses = new ResponseCache({ log, maxBytes: settings.cacheMb * 1024 * 1024 });
  const index = new SearchIndex(() => responses.invalidate([catalogueTag]));
  const takeIn = (change: Promise<void>) =>
    change.catch((error: unknown) => {
      log.warn({ err: error }, 'the search index missed a change and is read anew');
      void syncUntilDone();
    });
  const stopListening = [
    listsChanged.listen(() => responses.invalidate('all')),
    settingsChanged.listen(() => {
      responses.invalidate('all');
      void takeIn(index.takeInCategories());
    }),
    booksChanged.listen((changed) => {
      responses.invalidate(changed === 'all' ? 'all' : [catalogueTag, ...changed.map(bookTag)]);
      void takeIn(index.update(changed));
    }),
  ];
  let isStopped = false;
  const watch = watchBooks();

  async function syncUntilDone(stopping?: AbortSignal): Promise<void> {
    while (!isStopped && !stopping?.aborted) {
      try {
        const start = performance.now();
        await index.sync();
        const ms = Math.round(performance.now() - start);
        log.info(
          { books: index.books.summaries.size, state: index.state, ms },
          'search index is read',
        );
        return;
      } catch (error) {
        log.warn({ err: error }, 'the search index cannot be read');
        await wait(retryMs, undefined, { ref: false, signal: stopping }).catch(() => {});
      }
    }
  }

  return {
    responses,
    index,
    catchUp: watch.lookNow,
    readIndex: syncUntilDone,
    stop() {
      isStopped = true;
      watch.stop();
      for (const stop of stopListening) stop();
    },
  };
}
