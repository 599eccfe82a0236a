import mongoose from 'mongoose';
import { openShopsName } from '../database/heartbeat.ts';
import { reasons } from '../contract/words/en/reasons.ts';
import { BackupProblem } from './backup-problem.ts';
import { Checksum, writeArchive, type CollectionChecksum } from './archive.ts';

type Db = mongoose.mongo.Db;

const maxPasses = 20;
// These change while nothing is sold, and belong to no other document; so do the heartbeats
// of an upgrade and of this backup.
const independent = new Set(['visit-counts', 'schema-version', 'backups']);

/**
 * Writes a backup of everything in the database as it is at one moment; returns what it holds. The
 * shop may be open.
 */
export async function writeBackup(
  db: Db,
  file: string,
  onProgress: (line: string) => void,
): Promise<CollectionChecksum[]> {
  const sums = await writeSnapshot(db, file);
  if (!sums) return writeUntilSame(db, file, onProgress);
  for (const { name, documents } of sums) onProgress(`${name}: ${documents}`);
  return sums;
}

/** Reads all in one transaction. Undefined when the server ends it before that is done. */
async function writeSnapshot(db: Db, file: string): Promise<CollectionChecksum[] | undefined> {
  const names = await collectionNames(db);
  const session = db.client.startSession();
  try {
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    const sums = await writeArchive(file, names, (name) => documentsOf(db, name, session));
    // A new collection may belong to what was read.
    return String(await collectionNames(db)) === String(names) ? sums : undefined;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError) return undefined;
    throw error;
  } finally {
    await session.endSession();
  }
}

/**
 * For a shop that cannot be read within the minute that a transaction lives: all documents are read
 * until two readings in a row are the same. What is the same before and after the moment between them
 * was so at that moment. What the server forgets by itself (sessions, limits) may differ.
 */
async function writeUntilSame(
  db: Db,
  file: string,
  onProgress: (line: string) => void,
): Promise<CollectionChecksum[]> {
  let before: CollectionChecksum[] | undefined;
  for (let pass = 1; pass <= maxPasses; pass++) {
    const names = await collectionNames(db);
    const sums = await writeArchive(file, names, (name) => documentsOf(db, name));
    if (pass === 1) for (const { name, documents } of sums) onProgress(`${name}: ${documents}`);
    const changed = before && (await changedCollections(db, before, sums));
    if (changed?.length === 0) return sums;
    onProgress(
      changed
        ? `Changed while it was read, once more: ${changed.join(', ')}`
        : 'Reading once more, to be sure of one moment ...',
    );
    before = sums;
  }
  throw new BackupProblem(reasons.backup_shop_busy({}));
}

/** All collections except the server's own and the heartbeats, sorted by name. */
export async function collectionNames(db: Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && name !== openShopsName)
    .sort();
}

/** The documents of a collection in the order of `_id`, as the bytes they are stored in. */
function documentsOf(
  db: Db,
  name: string,
  session?: mongoose.mongo.ClientSession,
): AsyncIterable<Uint8Array> {
  const options = { raw: true, sort: { _id: 1 }, batchSize: 500, session } as const;
  const cursor = db.collection(name).find({}, options);
  return cursor as unknown as AsyncIterable<Uint8Array>; // the type does not know of `raw`
}

export async function readCollection(db: Db, name: string): Promise<CollectionChecksum> {
  const sum = new Checksum();
  for await (const bytes of documentsOf(db, name)) sum.add(bytes);
  return sum.of(name);
}

async function changedCollections(
  db: Db,
  before: CollectionChecksum[],
  after: CollectionChecksum[],
): Promise<string[]> {
  const names = new Set([...before, ...after].map(({ name }) => name));
  const changed: string[] = [];
  for (const name of names) {
    const [one, other] = [before, after].map((sums) => sums.find((sum) => sum.name === name));
    if (one?.sha256 === other?.sha256 || independent.has(name)) continue;
    const indexes = await db.collection(name).indexes();
    const hasExpiry = indexes.some((index) => index.expireAfterSeconds !== undefined);
    if (!hasExpiry) changed.push(name);
  }
  return changed;
}
