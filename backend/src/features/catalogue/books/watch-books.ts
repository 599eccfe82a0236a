import pLimit from 'p-limit';
import { repeatWork } from '../../../runtime/repeat-work.ts';
import type { Log } from '../../../log.ts';
import { announceBooksChanged, onOwnWrites } from './book-changes.model.ts';
import { bookCollection } from './book.model.ts';

const batchSize = 5000;
const projection = { updatedAt: 1 };

export interface BookWatch {
  /** Resolves when all is announced that was written before this was asked. */
  lookNow: () => Promise<void>;
  stop: () => void;
}

/**
 * Learns of books that other API instances (or programs) changed by asking for what was updated
 * lately: change streams do not exist on every MongoDB. The clocks of the instances may differ by
 * up to `overlapMs`.
 */
export function watchBooks(log: Log, { everyMs = 1000, overlapMs = 10_000 } = {}): BookWatch {
  let since = Date.now() - overlapMs;
  let seen = new Map<string, number>();
  const own = new Map<string, number>();
  let isEnded = false;
  const stopListening = onOwnWrites((writtenAt) => {
    for (const [id, time] of writtenAt) own.set(id, time);
  });

  async function look(): Promise<boolean> {
    const rows = await bookCollection
      .find({ updatedAt: { $gte: new Date(since) } }, { projection })
      .sort({ updatedAt: 1 })
      .limit(batchSize)
      .maxTimeMS(5000)
      .toArray();
    const times = new Map<string, number>();
    for (const { _id, updatedAt } of rows) times.set(_id.toHexString(), updatedAt.getTime());
    const changed = [...times].filter(
      ([id, time]) => seen.get(id) !== time && own.get(id) !== time,
    );
    // Deleted for good, right after they were written.
    const gone = [...seen].filter(([id, time]) => time >= since && !times.has(id));
    const newest = rows.at(-1)?.updatedAt.getTime() ?? since;
    // What a clock that is ahead has written is not gone through to its end.
    const hasMore = rows.length === batchSize && newest <= Date.now();
    if (hasMore) {
      // A long import: go on from here at once. More than a batch in one millisecond is cut short.
      if (newest === since) announceBooksChanged('all', 'elsewhere');
      since = newest === since ? newest + 1 : newest;
    } else {
      // A writer whose clock is ahead must not hide the others.
      since = Math.max(since, Math.min(newest, Date.now()) - overlapMs);
    }
    for (const [id, time] of own) if (time < since) own.delete(id);
    seen = times;
    announceBooksChanged(
      [...changed, ...gone].map(([id]) => id),
      'elsewhere',
    );
    return hasMore;
  }

  async function lookAtAll(): Promise<void> {
    // The clock was set back: what is written now comes before what was seen.
    if (since > Date.now()) since = Date.now() - overlapMs;
    while ((await look()) && !isEnded);
  }

  // When a look fails nothing is lost: the next one asks from the same moment on.
  const failure = 'cannot look for changed books';
  const oneAtATime = pLimit(1);
  const lookNow = () => oneAtATime(lookAtAll);
  const stop = repeatWork(lookNow, { everyMs, log, failure });
  return {
    lookNow,
    stop() {
      isEnded = true;
      stopListening();
      stop();
    },
  };
}
