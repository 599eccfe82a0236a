import mongoose from 'mongoose';
import { inBatches } from '../database/in-batches.ts';
import { insertNew } from '../database/unique-index.ts';
import { hashOfKey, tooManyTries } from './rate-limit.ts';

/** An event with an id, which counts once under each key. */
export interface Counted {
  id: string;
  /** At most `max` events under each key within an hour of the first, or within `hours`. */
  limits: { key: string; max: number; hours?: number }[];
}
interface Slot {
  id: string;
  key: string;
  max: number;
  ms: number;
}

const hourMs = 3_600_000;

/** The ids that were counted under a key, until its time is over. */
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

function slotsOf({ id, limits }: Counted): Slot[] {
  return limits.map(({ key, max, hours = 1 }) => {
    return { id: hashOfKey(id), key: hashOfKey(key), max, ms: hours * hourMs };
  });
}

/**
 * Counts an event in the database; events that come at the same time share one command. Throws 429
 * `rate_limit_exceeded` when one of the keys is full; `uncount` then releases the others.
 */
export const countOnce = inBatches(
  async (all: readonly Counted[]): Promise<(undefined | Error)[]> => {
    const fullUntil = new Map<Counted, Date>();
    let open = all.flatMap((what) => slotsOf(what).map((slot) => ({ what, slot })));
    while (open.length > 0) {
      const existing = await insertHours(open.map(({ slot }) => slot));
      open = open.filter((_, i) => existing.has(i));
      if (open.length === 0) break; // the usual case
      const found = await joinHours(open.map(({ slot }) => slot));
      open = open.filter(({ what, slot: { id, key, max } }) => {
        const hour = found.get(key);
        // Tries again when the hour has ended, or another event was just uncounted.
        if (!hour || (hour.ids.length < max && !hour.ids.includes(id))) return true;
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

/** Inserts the hours that do not exist yet, as most do. Returns the indexes of the others. */
function insertHours(slots: Slot[]): Promise<ReadonlyMap<number, unknown>> {
  const now = Date.now();
  const started = slots.map(({ id, key, ms }) => {
    return { _id: key, ids: [id], expire: new Date(now + ms) };
  });
  return insertNew(hours, started);
}

/** Adds each id to its hour unless it is full. Returns the hours after that. */
async function joinHours(slots: Slot[]): Promise<Map<string, Hour>> {
  const among = { _id: { $in: slots.map(({ key }) => key) } };
  await hours.deleteMany({ ...among, expire: { $lte: new Date() } });
  const operations = slots.map(({ id, key, max }) => {
    const hasCapacity = { ids: { $ne: id }, [`ids.${max - 1}`]: { $exists: false } };
    return { updateOne: { filter: { _id: key, ...hasCapacity }, update: { $push: { ids: id } } } };
  });
  await hours.bulkWrite(operations, { ordered: false });
  return new Map((await hours.find(among).toArray()).map((hour) => [hour._id, hour]));
}

/** Removes the event from its counts. */
export async function uncount(what: Counted): Promise<void> {
  const [{ id }] = slotsOf(what) as [Slot];
  const keys = slotsOf(what).map(({ key }) => key);
  await hours.updateMany({ _id: { $in: keys }, ids: id }, { $pull: { ids: id } });
}
