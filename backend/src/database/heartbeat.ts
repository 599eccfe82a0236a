import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import type { Job } from '../runtime/schedule.ts';

// Each process of a shop sends a heartbeat, so that no restore replaces the database under it. A restore
// sets a mark until it is complete, so that no shop opens on half of one.
const everyMs = 10_000;
/** The heartbeat of a killed process expires after this. */
const holdsMs = 30_000;

export const openShopsName = 'open-shops';
const openShopSchema = new mongoose.Schema(
  {
    _id: { type: String, required: true },
    /** End of a process's heartbeat. */
    until: { type: Date, expires: 0 },
    /** When the restore started. */
    at: Date,
  },
  { versionKey: false },
);
const OpenShop = mongoose.model('OpenShop', openShopSchema, openShopsName);
const own = randomUUID();
const restore = { _id: 'restore' };

export async function sendHeartbeat(): Promise<void> {
  const until = new Date((await serverTime(mongoose.connection.db)) + holdsMs);
  await OpenShop.updateOne({ _id: own }, { $set: { until } }, { upsert: true });
}

export async function endHeartbeat(): Promise<void> {
  await OpenShop.deleteOne({ _id: own });
}

/** Runs while the shop is open and while it starts. */
export const heartbeat: Job = { name: 'send heartbeat', everyMs, work: sendHeartbeat };

/** How many processes have a shop open on this database. */
export async function countOpenShops(db: mongoose.mongo.Db): Promise<number> {
  const until = { $gt: new Date(await serverTime(db)) };
  return openShopsOf(db).countDocuments({ until });
}

/** Marks that a restore into this database has started. */
export async function setRestoreMark(db: mongoose.mongo.Db): Promise<void> {
  await openShopsOf(db).updateOne(restore, { $set: { at: new Date() } }, { upsert: true });
}

/** The restore is complete. */
export async function deleteRestoreMark(db: mongoose.mongo.Db): Promise<void> {
  await openShopsOf(db).deleteOne(restore);
}

/** Returns whether a restore into this database, else the shop's own, started and did not end. */
export async function hasUnfinishedRestore(db = mongoose.connection.db): Promise<boolean> {
  return db !== undefined && (await openShopsOf(db).findOne(restore)) !== null;
}

const openShopsOf = (db: mongoose.mongo.Db) => db.collection<{ _id: string }>(openShopsName);

/**
 * The server's clock, since clocks of machines may differ by more than a heartbeat lasts; the own
 * clock for a server that does not know `hello`.
 */
async function serverTime(db: mongoose.mongo.Db | undefined): Promise<number> {
  const hello = await db?.command({ hello: 1 }).catch((error: { code?: number }) => {
    if (error.code !== 59) throw error; // 59: CommandNotFound
  });
  const localTime: unknown = hello?.localTime;
  // DocumentDB's gateway sends a number.
  return localTime instanceof Date || typeof localTime === 'number' ? +localTime : Date.now();
}
