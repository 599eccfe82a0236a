import { randomUUID } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';
import { isFirstToWrite } from './unique-index.ts';

const oldestVersion = 7;

/** The missing feature of a server. */
interface ServerCheck {
  /** The shop cannot start without it. */
  missing?: 'writing' | 'unique indexes' | 'transactions';
  /** The version of a server that is older than those the shop is tested with. */
  oldVersion?: string;
}

/** Asks the server which version it is, and tries writing, a unique index and a transaction. */
export async function checkServer(db: mongo.Db): Promise<ServerCheck> {
  const { version } = (await db.admin().buildInfo()) as { version: string };
  const oldVersion = Number.parseInt(version, 10) < oldestVersion ? version : undefined;
  const checks = db.collection<{ key: string }>('start-checks');
  const key = randomUUID();
  try {
    await checks.createIndex({ key: 1 }, { unique: true });
    await checks.insertOne({ key });
  } catch (error) {
    if (isRefusal(error)) return { oldVersion, missing: 'writing' };
    throw error;
  }
  try {
    const isThereTwice = await isFirstToWrite(checks.insertOne({ key }));
    if (isThereTwice) return { oldVersion, missing: 'unique indexes' };
    return (await hasTransactions(db.client, checks))
      ? { oldVersion }
      : { oldVersion, missing: 'transactions' };
  } finally {
    await checks.deleteMany({ key });
  }
}

/** Whether the writes of an aborted transaction are gone. */
async function hasTransactions(
  client: mongo.MongoClient,
  checks: mongo.Collection<{ key: string }>,
): Promise<boolean> {
  const key = randomUUID();
  const session = client.startSession();
  try {
    session.startTransaction();
    await checks.insertOne({ key }, { session });
    await session.abortTransaction();
    return (await checks.deleteMany({ key })).deletedCount === 0;
  } catch (error) {
    const { MongoServerError, MongoCompatibilityError } = mongoose.mongo;
    // A server without them names a code of its own: 20 (a single MongoDB), 59, 238, ...
    if (error instanceof MongoServerError || error instanceof MongoCompatibilityError) return false;
    throw error;
  } finally {
    await session.endSession();
  }
}

const refusals = new Set([
  13, // unauthorized
  20, // illegal operation, as of a server that only reads
  8000, // Atlas: not allowed
]);

const isRefusal = (error: unknown) => refusals.has((error as { code?: number }).code ?? 0);
