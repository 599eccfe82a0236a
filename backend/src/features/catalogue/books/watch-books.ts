import { Types } from 'mongoose';
import pLimit from 'p-limit';
import { batchesOf } from '../../../database/batches-of.ts';
import { repeatWork } from '../../../runtime/repeat-work.ts';
import type { Log } from '../../../log.ts';
import type { NewChange } from '../../../trail/new-change.ts';
import { announceBooksChanged, onOwnWrites } from './book-changes.model.ts';
import { bookCollection } from './book.model.ts';

const batchSize = 5000;
const projection = { updatedAt: 1, 'newChanges.action': 1, 'newChanges.fileAt': 1 };
const isCreated = ({ action }: NewChange) => action === 'created';

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
  /** New books of imports that may still be taken back, and until when. */
  const unsure = new Map<string, number>();
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
    for (const { _id, updatedAt, newChanges } of rows) {
      const id = _id.toHexString();
      times.set(id, updatedAt.getTime());
      const created = (newChanges as NewChange[] | null | undefined)?.find(isCreated);
      if (created && created.fileAt > new Date()) unsure.set(id, created.fileAt.getTime());
    }
    const changed = [...times].filter(
      ([id, time]) => seen.get(id) !== time && own.get(id) !== time,
    );
    // New books of an import that was taken back at once.
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
    await lookForUnsure();
  }

  /** Those that are gone by then leave no trace that the next looks would find. */
  async function lookForUnsure(): Promise<void> {
    const due = [...unsure].filter(([, until]) => until <= Date.now()).map(([id]) => id);
    for (const ids of batchesOf(due, batchSize)) {
      const there = await bookCollection
        .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { projection: { _id: 1 } })
        .maxTimeMS(5000)
        .toArray();
      const isThere = new Set(there.map(({ _id }) => _id.toHexString()));
      announceBooksChanged(
        ids.filter((id) => !isThere.has(id)),
        'elsewhere',
      );
      for (const id of ids) unsure.delete(id);
    }
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
