import pLimit from 'p-limit';
import { announceBooksChanged, ownWrites } from '../../../book-record/book-changes.model.ts';
import { bookCollection } from '../../../book-record/book.model.ts';

const batchSize = 5000;
/** The clocks of the instances may differ by so much. */
const overlapMs = 10_000;

/**
 * Learns of books that other API instances (or programs) changed by asking for what was updated
 * lately: change streams do not exist on every MongoDB. Fails without a loss: the next look asks from
 * the same moment on.
 */
export function watchBooks() {
  let since = Date.now() - overlapMs;
  let seen = new Map<string, number>();
  const own = new Map<string, number>();
  let isEnded = false;
  const stopListening = ownWrites.listen((writtenAt) => {
    for (const [id, time] of writtenAt) own.set(id, time);
  });

  /** Returns whether there is more. */
  async function look(): Promise<boolean> {
    const rows = await bookCollection
      .find({ updatedAt: { $gte: new Date(since) } }, { projection: { updatedAt: 1 } })
      .sort({ updatedAt: 1 })
      .limit(batchSize)
      .batchSize(500)
      .maxTimeMS(5000)
      .toArray();
    const times = new Map(rows.map(({ _id, updatedAt }) => [_id.toHexString(), +updatedAt]));
    const isNews = ([id, time]: [string, number]) => seen.get(id) !== time && own.get(id) !== time;
    const isGone = ([id, time]: [string, number]) => time >= since && !times.has(id);
    const changed = [...[...times].filter(isNews), ...[...seen].filter(isGone)];
    const newest = rows.at(-1)?.updatedAt.getTime() ?? since;
    // What a clock that is ahead has written is not gone through to its end.
    const hasMore = rows.length === batchSize && newest <= Date.now();
    if (hasMore) {
      // A long import: go on from here at once. More than a batch in one millisecond is cut short.
      if (newest === since) announceBooksChanged('all');
      since = newest === since ? newest + 1 : newest;
    } else {
      // A writer whose clock is ahead must not hide the others.
      since = Math.max(since, Math.min(newest, Date.now()) - overlapMs);
    }
    for (const [id, time] of own) if (time < since) own.delete(id);
    seen = times;
    announceBooksChanged(changed.map(([id]) => id));
    return hasMore;
  }

  async function lookAtAll(): Promise<void> {
    // The clock was set back: what is written now comes before what was seen.
    if (since > Date.now()) since = Date.now() - overlapMs;
    while ((await look()) && !isEnded);
  }

  const oneAtATime = pLimit(1);
  return {
    /** Resolves when all is announced that was written before this was asked. */
    lookNow: () => oneAtATime(lookAtAll),
    stop(): void {
      isEnded = true;
      stopListening();
    },
  };
}
