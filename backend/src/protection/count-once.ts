import mongoose from 'mongoose';
import { inBatches } from '../database/in-batches.ts';
import { failuresOf, isDuplicateKey } from '../database/unique-index.ts';
import { hashOfKey, rateLimits, tooManyTries } from './rate-limit.ts';

/** Something that counts under an id, so that a repeat of it does not count again. */
interface Counted {
  id: string;
  /** At most so many under each key within an hour of its first. */
  within: { key: string; most: number }[];
}
interface Row {
  key: string;
  ids: string[];
  expire: Date;
}
interface Place {
  id: string;
  key: string;
  most: number;
}

const hourMs = 3_600_000;
const rows = () => mongoose.connection.collection<Row>(rateLimits);

function placesOf({ id, within }: Counted): Place[] {
  return within.map(({ key, most }) => ({ id: hashOfKey(id), key: hashOfKey(key), most }));
}

/**
 * Counts in the database like `rateLimit`, and many that come together with one command. Throws 429
 * `rate_limit_exceeded` when there is no room under one of the keys; `uncount` takes the others back.
 */
export const countOnce = inBatches(
  async (all: readonly Counted[]): Promise<(undefined | Error)[]> => {
    const fullUntil = new Map<Counted, Date>();
    let open = all.flatMap((what) => placesOf(what).map((place) => ({ what, place })));
    while (open.length > 0) {
      const refused = await take(open.map(({ place }) => place));
      open = open.filter((_, i) => refused.has(i));
      const keys = open.map(({ place }) => place.key);
      await rows().deleteMany({ key: { $in: keys }, expire: { $lte: new Date() } });
      const found = new Map(
        (
          await rows()
            .find({ key: { $in: keys } })
            .toArray()
        ).map((row) => [row.key, row]),
      );
      open = open.filter(({ what, place: { id, key, most } }) => {
        const row = found.get(key);
        if (!row) return true; // its hour was over
        if (row.ids.includes(id)) return false;
        if (row.ids.length < most) return true; // another made it, or gave one back
        fullUntil.set(what, row.expire);
        return false;
      });
    }
    return all.map((what) => {
      const until = fullUntil.get(what);
      return until && tooManyTries(until.getTime() - Date.now());
    });
  },
);

/** Tries all; returns which were kept out: by a full or old row, or by a row that has the id. */
async function take(places: Place[]): Promise<Map<number, unknown>> {
  const now = Date.now();
  const operations = places.map(({ id, key, most }) => ({
    updateOne: {
      filter: {
        key,
        expire: { $gt: new Date(now) },
        ids: { $ne: id },
        [`ids.${most - 1}`]: { $exists: false },
      },
      update: { $push: { ids: id }, $setOnInsert: { expire: new Date(now + hourMs) } },
      upsert: true, // meets the unique index when there is a row, but none that fits
    },
  }));
  try {
    await rows().bulkWrite(operations, { ordered: false });
    return new Map();
  } catch (error) {
    const failures = failuresOf(error);
    if ([...failures.values()].every(isDuplicateKey)) return failures;
    throw error;
  }
}

/** Takes back what was counted. */
export async function uncount(what: Counted): Promise<void> {
  const [{ id }] = placesOf(what) as [Place];
  const keys = placesOf(what).map(({ key }) => key);
  await rows().updateMany({ key: { $in: keys }, ids: id }, { $pull: { ids: id } });
}
