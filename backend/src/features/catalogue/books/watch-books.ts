import pLimit from 'p-limit';
import { commandTimeoutMs } from '../../../database/command-timeout.ts';
import { announceBooksChanged, ownWrites } from '../../../models/books/book-changes.ts';
import { bookCollection } from '../../../models/books/book.model.ts';

const batchSize = 5000;
/** The clocks of the instances may differ by so much. */
const overlapMs = 10_000;

/**
 * Polls for books that other instances or programs changed, by `updatedAt`, since not every server has
 * change streams. A failed poll loses nothing: the next one starts at the same moment.
 */
export function watchBooks() {
  let since = Date.now() - overlapMs;
  let lastTimes = new Map<string, number>();
  const own = new Map<string, number>();
  let isEnded = false;
  const stopListening = ownWrites.listen((writtenAt) => {
    for (const [id, time] of writtenAt) own.set(id, time);
  });

  /** Reads one batch; returns whether there is more. */
  async function poll(): Promise<boolean> {
    const rows = await bookCollection
      .find({ updatedAt: { $gte: new Date(since) } }, { projection: { updatedAt: 1 } })
      .sort({ updatedAt: 1 })
      .limit(batchSize)
      // In one batch, since between two half of a transaction could be read.
      .batchSize(batchSize)
      .maxTimeMS(commandTimeoutMs)
      .toArray();
    const times = new Map(rows.map(({ _id, updatedAt }) => [_id.toHexString(), +updatedAt]));
    const isChanged = ([id, time]: [string, number]) =>
      lastTimes.get(id) !== time && own.get(id) !== time;
    const isGone = ([id, time]: [string, number]) => time >= since && !times.has(id);
    const changed = [...[...times].filter(isChanged), ...[...lastTimes].filter(isGone)];
    const newest = rows.at(-1)?.updatedAt.getTime() ?? since;
    // Stops at writes of an instance whose clock is ahead.
    const hasMore = rows.length === batchSize && newest <= Date.now();
    if (hasMore) {
      // More than a batch in one millisecond cannot be read in parts.
      if (newest === since) announceBooksChanged('all');
      since = newest === since ? newest + 1 : newest;
    } else {
      // A write with a fast clock must not hide later ones of other instances.
      since = Math.max(since, Math.min(newest, Date.now()) - overlapMs);
    }
    for (const [id, time] of own) if (time < since) own.delete(id);
    lastTimes = times;
    announceBooksChanged(changed.map(([id]) => id));
    return hasMore;
  }

  async function pollAll(): Promise<void> {
    // The clock was set back.
    if (since > Date.now()) since = Date.now() - overlapMs;
    while ((await poll()) && !isEnded);
  }

  const oneAtATime = pLimit(1);
  return {
    /** Resolves when all earlier writes are announced. */
    catchUp: () => oneAtATime(pollAll),
    stop(): void {
      isEnded = true;
      stopListening();
    },
  };
}
