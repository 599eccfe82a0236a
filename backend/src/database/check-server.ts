import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type mongo } from 'mongoose';
import { probes, sample, type Probe } from './server-probes.ts';

/** A server that is slow may be a good one. */
const longestMs = 8000;
const unauthorized = 13;
const prefix = 'start-check-';
/** Older ones are of starts that were killed. */
const oldestMs = 3_600_000;

/**
 * Tries on a scratch collection what the shop asks of its server. Returns what that cannot do, as
 * MongoDB calls it; undefined when it could not be told: no right to make a collection, too slow.
 */
export async function findLacking(
  db: mongo.Db | undefined = mongoose.connection.db,
): Promise<string[] | undefined> {
  if (!db) throw new Error('The server is checked when it is connected.');
  const scratch = db.collection(`${prefix}${new mongoose.Types.ObjectId().toHexString()}`);
  const check = async () => {
    await dropForgotten(db);
    await scratch.insertOne(sample);
    const found = await Promise.all(probes.map((probe) => lacks(probe, scratch)));
    return probes.filter((_, index) => found[index]).map(({ name }) => name);
  };
  try {
    return await Promise.race([check(), wait(longestMs, undefined, { ref: false })]);
  } catch (error) {
    if ((error as { code?: unknown }).code === unauthorized) return undefined;
    throw error;
  } finally {
    await scratch.drop().catch(() => {});
  }
}

async function dropForgotten(db: mongo.Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (!name.startsWith(prefix)) continue;
    const madeAt = new mongoose.Types.ObjectId(name.slice(prefix.length)).getTimestamp();
    if (Date.now() - madeAt.getTime() > oldestMs) await db.dropCollection(name);
  }
}

/** Whether the server refused it, or gave another result. Only what the server says counts. */
async function lacks({ run }: Probe, scratch: mongo.Collection): Promise<boolean> {
  try {
    return !(await run(scratch));
  } catch (error) {
    const isRefused =
      error instanceof mongoose.mongo.MongoServerError && error.code !== unauthorized;
    if (isRefused) return true;
    throw error;
  }
}
