import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { coalesce } from '../database/coalesce.ts';
import type { RequestKey } from '../database/request-key.model.ts';
import { insertNew } from '../database/unique-index.ts';
import { ApiError } from '../http/api-error.ts';
import { hashOfKey, tooManyTries } from './rate-limit.ts';

// For events with an id, such as an order: a repeated request counts once. `rate-limit.ts` is for tries.

/** An event with an id, which counts once under each key. */
export interface Counted {
  id: string;
  /** At most `max` events under each key within an hour of the first, or within `hours`. */
  limits: { key: string; max: number; hours?: number }[];
}

/** Of an event that a request makes: the same for a repeated one. */
export function countedIdOf(request: RequestKey | undefined): string {
  return request ? `${request._id.toHexString()} ${request.bodyHash}` : randomUUID();
}

interface Slot {
  id: string;
  key: string;
  max: number;
  ms: number;
}

const hourMs = 3_600_000;

/** The ids that were counted under a key, until its time is over. */
interface CountWindow {
  _id: string;
  ids: string[];
  expire: Date;
}
const windowSchema = new mongoose.Schema<CountWindow>({
  _id: { type: String, required: true },
  ids: { type: [String], required: true },
  expire: { type: Date, required: true, expires: 0 },
});
const windows = mongoose.model('CountedHour', windowSchema, 'counted-hours')
  .collection as unknown as mongoose.mongo.Collection<CountWindow>;

function slotsOf({ id, limits }: Counted): Slot[] {
  return limits.map(({ key, max, hours = 1 }) => {
    return { id: hashOfKey(id), key: hashOfKey(key), max, ms: hours * hourMs };
  });
}

/**
 * Counts an event in the database; events that come at the same time share one command. Throws 429
 * `rate_limit_exceeded` when one of the keys is full; `uncount` then releases the others.
 */
export const countOnce = coalesce(
  async (all: readonly Counted[]): Promise<(undefined | Error)[]> => {
    const fullUntil = new Map<Counted, Date>();
    let open = all.flatMap((what) => slotsOf(what).map((slot) => ({ what, slot })));
    while (open.length > 0) {
      const existing = await insertWindows(open.map(({ slot }) => slot));
      open = open.filter((_, i) => existing.has(i));
      if (open.length === 0) break; // the usual case
      const found = await joinWindows(open.map(({ slot }) => slot));
      open = open.filter(({ what, slot: { id, key, max } }) => {
        const current = found.get(key);
        // Tries again when the window has ended, or another event was just uncounted.
        if (!current || (current.ids.length < max && !current.ids.includes(id))) return true;
        if (!current.ids.includes(id)) fullUntil.set(what, current.expire);
        return false;
      });
    }
    return all.map((what) => {
      const until = fullUntil.get(what);
      return until && tooManyTries(until.getTime() - Date.now());
    });
  },
);

/** Inserts the windows that do not exist yet, as most do. Returns the indexes of the others. */
function insertWindows(slots: Slot[]): Promise<ReadonlyMap<number, unknown>> {
  const now = Date.now();
  const started = slots.map(({ id, key, ms }) => {
    return { _id: key, ids: [id], expire: new Date(now + ms) };
  });
  return insertNew(windows, started);
}

/** Adds each id to its window unless it is full. Returns the windows after that. */
async function joinWindows(slots: Slot[]): Promise<Map<string, CountWindow>> {
  const among = { _id: { $in: slots.map(({ key }) => key) } };
  await windows.deleteMany({ ...among, expire: { $lte: new Date() } });
  const operations = slots.map(({ id, key, max }) => {
    const withCapacity = { ids: { $ne: id }, [`ids.${max - 1}`]: { $exists: false } };
    return { updateOne: { filter: { _id: key, ...withCapacity }, update: { $push: { ids: id } } } };
  });
  await windows.bulkWrite(operations, { ordered: false });
  return new Map((await windows.find(among).toArray()).map((each) => [each._id, each]));
}

/** Removes the event from its counts. */
export async function uncount(what: Counted): Promise<void> {
  const [{ id }] = slotsOf(what) as [Slot];
  const keys = slotsOf(what).map(({ key }) => key);
  await windows.updateMany({ _id: { $in: keys }, ids: id }, { $pull: { ids: id } });
}

/** Uncounts an event that was refused. After an error of the server it may still have happened. */
export async function uncountRefused(what: Counted, error: unknown): Promise<void> {
  if (error instanceof ApiError && error.status < 500) await uncount(what);
}
