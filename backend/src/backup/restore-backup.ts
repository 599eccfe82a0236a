import mongoose from 'mongoose';
import {
  countOpenShops,
  hasUnfinishedRestore,
  setRestoreMark,
  deleteRestoreMark,
  openShopsName,
} from '../database/heartbeat.ts';
import { BackupProblem } from './backup-problem.ts';
import { readArchive, type CollectionChecksum } from './archive.ts';
import { collectionNames, readCollection } from './write-backup.ts';

type Db = mongoose.mongo.Db;

const { deserialize } = mongoose.mongo.BSON;
const batchBytes = 4 * 1024 * 1024;
const batchDocuments = 1000;
// Every number, date and text keeps the type it has.
const exactly = { promoteValues: false, promoteLongs: false, bsonRegExp: true };

interface RestoreOptions {
  db: Db;
  file: string;
  /** Empties the database first. */
  isReplacing: boolean;
  /** The newest version of the data that this program can open. */
  newestVersion?: number;
  onProgress: (line: string) => void;
}

/**
 * Puts a backup into an empty database; returns what it holds, read back and found equal. The whole
 * file is checked before anything is written. Killed half way, it leaves a mark with which no shop
 * opens, and may be run again with `isReplacing`.
 */
export async function restoreBackup(options: RestoreOptions): Promise<CollectionChecksum[]> {
  const { db, file, isReplacing, newestVersion, onProgress } = options;
  onProgress('Checking the file ...');
  const expected = await checkArchive(file, newestVersion);
  const filled = await filledCollections(db);
  if (filled.length > 0 && !isReplacing) {
    throw new BackupProblem(
      `The database has documents already (${filled.join(', ')}). With --replace they are removed first.`,
    );
  }
  await markRestore(db);
  for (const name of await collectionNames(db)) {
    if (name !== openShopsName) await db.collection(name).drop();
  }
  await insertAll(db, file, onProgress);
  onProgress('Reading it back ...');
  for (const { name, documents, sha256 } of expected) {
    const found = documents > 0 ? await readCollection(db, name) : { documents, sha256 };
    if (found.sha256 !== sha256) {
      throw new BackupProblem(
        `${name} came out different from the backup (${found.documents} of ${documents} documents): something else writes to this database. Stop it and restore again with --replace.`,
      );
    }
  }
  await deleteRestoreMark(db);
  return expected;
}

/** Keeps shops closed from now on. Throws a BackupProblem, and leaves no mark, when one is open. */
async function markRestore(db: Db): Promise<void> {
  await assertNoOpenShop(db);
  const isRepeated = await hasUnfinishedRestore(db);
  await setRestoreMark(db);
  // A shop that opens at this moment registers first and then looks for the mark.
  await assertNoOpenShop(db).catch(async (error: unknown) => {
    if (!isRepeated) await deleteRestoreMark(db);
    throw error;
  });
}

async function assertNoOpenShop(db: Db): Promise<void> {
  const open = await countOpenShops(db);
  if (open === 0) return;
  const processes = open === 1 ? '1 process' : `${open} processes`;
  throw new BackupProblem(
    `A shop is open on this database (${processes}). Stop it first; one that was killed counts for half a minute.`,
  );
}

/**
 * The contents of a complete file. Throws a BackupProblem for an incomplete one, and for data of a
 * version after `newestVersion`, with which the shop would not open.
 */
export async function checkArchive(
  file: string,
  newestVersion = Infinity,
): Promise<CollectionChecksum[]> {
  let name = '';
  for await (const part of readArchive(file)) {
    if (part.kind === 'sum') return part.collections;
    if (part.kind === 'collection') name = part.name;
    else if (
      name === 'schema-version' &&
      Number(deserialize(part.bytes)['number']) > newestVersion
    ) {
      throw new BackupProblem(
        `${file} holds the data of a newer version of the shop. Restore it with that one.`,
      );
    }
  }
  throw new Error('an archive ends with its sum');
}

async function filledCollections(db: Db): Promise<string[]> {
  const filled: string[] = [];
  for (const name of await collectionNames(db)) {
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) filled.push(name);
  }
  return filled;
}

async function insertAll(db: Db, file: string, onProgress: (line: string) => void): Promise<void> {
  let name = '';
  let count = 0;
  let size = 0;
  let batch: mongoose.mongo.Document[] = [];
  const flush = async () => {
    if (batch.length > 0) await db.collection(name).insertMany(batch, { ordered: true });
    count += batch.length;
    [batch, size] = [[], 0];
  };
  for await (const part of readArchive(file)) {
    if (part.kind === 'document') {
      batch.push(deserialize(part.bytes, exactly));
      size += part.bytes.length;
      if (size >= batchBytes || batch.length >= batchDocuments) await flush();
      continue;
    }
    await flush();
    if (name) onProgress(`${name}: ${count}`);
    count = 0;
    if (part.kind === 'collection') name = part.name;
  }
}
