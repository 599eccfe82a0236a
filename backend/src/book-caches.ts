import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from './config/env.ts';
import {
  bookTag,
  catalogueTag,
  onBooksChanged,
} from './features/catalogue/books/book-changes.model.ts';
import { listsTag, onListsChanged } from './features/catalogue/lists/list.model.ts';
import { watchBooks } from './features/catalogue/books/watch-books.ts';
import { onSettingsChanged, settingsTag } from './shop-settings/settings.model.ts';
import { SearchIndex } from './features/catalogue/search/search-index.ts';
import { searchIndexTag } from './features/catalogue/search/search.routes.ts';
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
  const forgetResults = () => responses.invalidate([searchIndexTag]);
  const index = new SearchIndex(forgetResults);
  const stopListeningToLists = onListsChanged(() => responses.invalidate([listsTag]));
  const stopListeningToSettings = onSettingsChanged(() => {
    // Lists too: what they say of a book is the owner's to choose.
    responses.invalidate([settingsTag, catalogueTag]);
    index.takeInCategories().catch((error: unknown) => {
      log.warn({ err: error }, 'the search index missed the categories and is read anew');
      void syncUntilDone();
    });
  });
  const stopListening = onBooksChanged((changed) => {
    if (changed === 'all') responses.invalidateAll();
    else responses.invalidate([catalogueTag, ...changed.map(bookTag)]);
    index.update(changed).catch((error: unknown) => {
      log.warn({ err: error }, 'the search index missed a change and is read anew');
      void syncUntilDone();
    });
  });
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
      stopListening();
      stopListeningToLists();
      stopListeningToSettings();
    },
  };
}
