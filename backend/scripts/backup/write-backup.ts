import { createHash } from 'node:crypto';
import type mongoose from 'mongoose';
import { openShopsName } from '../../src/database/open-shops.ts';
import { Trouble } from '../demo/say.ts';
import { ArchiveWriter, type CollectionSum } from './archive.ts';

type Db = mongoose.mongo.Db;

const mostPasses = 20;
// These change while nothing is sold, and belong to no other document.
const independent = new Set(['visit-counts']);

/**
 * Writes a backup of everything in the database; returns what it holds. The shop may be open: no
 * MongoDB but a replica set has a view of one moment, so all documents are read again until two
 * readings in a row are the same. What is the same before and after the moment between them was so
 * at that moment. What the server forgets by itself (sessions, limits) may differ.
 */
export async function writeBackup(
  db: Db,
  file: string,
  onProgress: (line: string) => void,
): Promise<CollectionSum[]> {
  let before: CollectionSum[] | undefined;
  for (let pass = 1; pass <= mostPasses; pass++) {
    const archive = new ArchiveWriter(file);
    try {
      const names = await collectionNames(db);
      const sums: CollectionSum[] = [];
      await archive.begin();
      for (const name of names) {
        await archive.collection(name);
        const sum = await readCollection(db, name, (bytes) => archive.document(bytes));
        sums.push(sum);
        if (pass === 1) onProgress(`${name}: ${sum.documents}`);
      }
      await archive.end(sums);
      const changed = before && (await changedCollections(db, before, sums));
      if (changed?.length === 0) return sums;
      onProgress(
        changed
          ? `Changed while it was read, once more: ${changed.join(', ')}`
          : 'Reading once more, to be sure of one moment ...',
      );
      before = sums;
    } catch (error) {
      await archive.abort();
      throw error;
    }
  }
  throw new Trouble(
    'The shop was written to all the time, so there was no moment to keep. Try again when it is calmer, or stop it for the backup.',
  );
}

/** All but those of the server and who has the shop open just now, in the order of their names. */
export async function collectionNames(db: Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && name !== openShopsName)
    .sort();
}

/** Reads a collection in the order of `_id`, document by document, as the bytes it is stored in. */
export async function readCollection(
  db: Db,
  name: string,
  onDocument: (bytes: Uint8Array) => Promise<void> | void = () => {},
): Promise<CollectionSum> {
  const hash = createHash('sha256');
  let documents = 0;
  const cursor = db.collection(name).find({}, { raw: true, sort: { _id: 1 }, batchSize: 500 });
  // The type does not know of `raw`.
  for await (const bytes of cursor as unknown as AsyncIterable<Uint8Array>) {
    hash.update(bytes);
    documents += 1;
    await onDocument(bytes);
  }
  return { name, documents, sha256: hash.digest('hex') };
}

async function changedCollections(
  db: Db,
  before: CollectionSum[],
  after: CollectionSum[],
): Promise<string[]> {
  const names = new Set([...before, ...after].map(({ name }) => name));
  const changed: string[] = [];
  for (const name of names) {
    const [one, other] = [before, after].map((sums) => sums.find((sum) => sum.name === name));
    if (one?.sha256 === other?.sha256 || independent.has(name)) continue;
    if (!(await forgetsByItself(db, name))) changed.push(name);
  }
  return changed;
}

async function forgetsByItself(db: Db, name: string): Promise<boolean> {
  const indexes = await db.collection(name).indexes();
  return indexes.some((index) => index.expireAfterSeconds !== undefined);
}
