import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import type { Log } from '../log.ts';
import { repeatWork } from '../runtime/repeat-work.ts';

// Each process of a shop says that it is open, so that nobody replaces the database beneath it.
const everyMs = 10_000;
/** What a process has said that was killed then holds for so long. */
const holdsMs = 30_000;

export const openShopsName = 'open-shops';
const openShopSchema = new mongoose.Schema(
  {
    _id: { type: String, required: true },
    until: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false },
);
const OpenShop = mongoose.model('OpenShop', openShopSchema, openShopsName);
const own = randomUUID();

export async function sayOpen(): Promise<void> {
  const until = new Date((await serverTime(mongoose.connection.db)) + holdsMs);
  await OpenShop.updateOne({ _id: own }, { $set: { until } }, { upsert: true });
}

export async function sayClosed(): Promise<void> {
  await OpenShop.deleteOne({ _id: own });
}

/** Says it from time to time. Returns how to stop and take it back. */
export function keepSayingOpen(log: Log): () => Promise<void> {
  const stop = saying(log);
  return async () => {
    await stop();
    await sayClosed().catch(() => {}); // then it holds for a moment longer
  };
}

/** Says it as long as the work lasts, and leaves it said. */
export async function whileSayingOpen(log: Log, work: () => Promise<void>): Promise<void> {
  const stop = saying(log);
  await work().finally(stop);
}

/** Who stops it waits for what is on its way, which would come after what is said next. */
function saying(log: Log): () => Promise<void> {
  let last = Promise.resolve();
  const failure = 'cannot say that the shop is open';
  const stop = repeatWork(() => (last = sayOpen()), { everyMs, log, failure });
  return () => {
    stop();
    return last.catch(() => {});
  };
}

/** How many processes have a shop open on this database. */
export async function countOpenShops(db: mongoose.mongo.Db): Promise<number> {
  const until = { $gt: new Date(await serverTime(db)) };
  return db.collection(openShopsName).countDocuments({ until });
}

/** The clocks of the machines may differ by more than what is said holds. */
async function serverTime(db: mongoose.mongo.Db | undefined): Promise<number> {
  const { localTime } = (await db?.command({ hello: 1 })) ?? {};
  return localTime instanceof Date ? localTime.getTime() : Date.now();
}
