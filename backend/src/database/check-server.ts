import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { isFirstToWrite } from './unique-index.ts';

const oldestVersion = 7;

/** What of a server was found wanting. */
interface ServerCheck {
  /** Without it no shop can run. */
  lacking?: 'writing' | 'unique indexes';
  /** Of a server that is older than what the shop is tried with. */
  oldVersion?: string;
}

/** Asks the server which version it is, and tries whether it writes and keeps a unique index. */
export async function checkServer(db: mongo.Db): Promise<ServerCheck> {
  const { version } = (await db.admin().buildInfo()) as { version: string };
  const oldVersion = Number.parseInt(version, 10) < oldestVersion ? version : undefined;
  const checks = db.collection<{ key: string }>('start-checks');
  const key = randomUUID();
  try {
    await checks.createIndex({ key: 1 }, { unique: true });
    await checks.insertOne({ key });
  } catch (error) {
    if (isRefusal(error)) return { oldVersion, lacking: 'writing' };
    throw error;
  }
  try {
    const isThereTwice = await isFirstToWrite(checks.insertOne({ key }));
    return isThereTwice ? { oldVersion, lacking: 'unique indexes' } : { oldVersion };
  } finally {
    await checks.deleteMany({ key });
  }
}

const refusals = new Set([
  13, // unauthorized
  20, // illegal operation, as of a server that only reads
  8000, // Atlas: not allowed
]);

const isRefusal = (error: unknown) => refusals.has((error as { code?: number }).code ?? 0);
