import mongoose from 'mongoose';
import { inBatches } from '../database/in-batches.ts';
import { insertNew } from '../database/unique-index.ts';
import { hashOfKey, tooManyTries } from './rate-limit.ts';

/** Something that counts under an id, so that a repeat of it does not count again. */
export interface Counted {
  id: string;
  /** At most so many under each key within an hour of its first, or within `hours`. */
  within: { key: string; most: number; hours?: number }[];
}
interface Place {
  id: string;
  key: string;
  most: number;
  ms: number;
}

const hourMs = 3_600_000;

/** What counts under a key until its hour, or hours, are over. */
interface Hour {
  _id: string;
  ids: string[];
  expire: Date;
}
const hourSchema = new mongoose.Schema<Hour>({
  _id: { type: String, required: true },
  ids: { type: [String], required: true },
  expire: { type: Date, required: true, expires: 0 },
});
const hours = mongoose.model('CountedHour', hourSchema, 'counted-hours')
  .collection as unknown as mongoose.mongo.Collection<Hour>;

function placesOf({ id, within }: Counted): Place[] {
  return within.map(({ key, most, hours = 1 }) => {
    return { id: hashOfKey(id), key: hashOfKey(key), most, ms: hours * hourMs };
  });
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
      const isThere = await beginHours(open.map(({ place }) => place));
      open = open.filter((_, i) => isThere.has(i));
      if (open.length === 0) break; // as most often
      const found = await joinHours(open.map(({ place }) => place));
      open = open.filter(({ what, place: { id, key, most } }) => {
        const hour = found.get(key);
        // Once more when it was over, or another has just made room.
        if (!hour || (hour.ids.length < most && !hour.ids.includes(id))) return true;
        if (!hour.ids.includes(id)) fullUntil.set(what, hour.expire);
        return false;
      });
    }
    return all.map((what) => {
      const until = fullUntil.get(what);
      return until && tooManyTries(until.getTime() - Date.now());
    });
  },
);

/** Most are the first of their hour. Returns the places of those whose hour is there already. */
function beginHours(places: Place[]): Promise<ReadonlyMap<number, unknown>> {
  const now = Date.now();
  const begun = places.map(({ id, key, ms }) => {
    return { _id: key, ids: [id], expire: new Date(now + ms) };
  });
  return insertNew(hours, begun);
}

/** Adds each to its hour while there is room. Returns the hours as they are then. */
async function joinHours(places: Place[]): Promise<Map<string, Hour>> {
  const among = { _id: { $in: places.map(({ key }) => key) } };
  await hours.deleteMany({ ...among, expire: { $lte: new Date() } });
  const operations = places.map(({ id, key, most }) => {
    const hasRoom = { ids: { $ne: id }, [`ids.${most - 1}`]: { $exists: false } };
    return { updateOne: { filter: { _id: key, ...hasRoom }, update: { $push: { ids: id } } } };
  });
  await hours.bulkWrite(operations, { ordered: false });
  return new Map((await hours.find(among).toArray()).map((hour) => [hour._id, hour]));
}

/** Takes back what was counted. */
export async function uncount(what: Counted): Promise<void> {
  const [{ id }] = placesOf(what) as [Place];
  const keys = placesOf(what).map(({ key }) => key);
  await hours.updateMany({ _id: { $in: keys }, ids: id }, { $pull: { ids: id } });
}
