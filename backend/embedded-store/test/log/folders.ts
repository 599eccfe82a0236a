import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { startStore, type StoreOptions } from '../../src/start-store.ts';

export async function withStore<T>(
  options: StoreOptions,
  run: (client: MongoClient) => Promise<T>,
): Promise<T> {
  const store = await startStore(options);
  const client = new MongoClient(store.uri);
  try {
    return await run(client);
  } finally {
    await client.close();
    await store.close();
  }
}

export const idsIn = (dataDir: string, warnings: string[] = []) =>
  withStore({ dataDir, log: (message) => warnings.push(message) }, async (client) => {
    const found = await client.db('d').collection<{ _id: number }>('c').find().toArray();
    return found.map(({ _id }) => _id);
  });

/** Folders for the stores of one file, gone after its tests. */
export function useFolders() {
  let root: string;
  let folders = 0;
  const newFolder = () => join(root, String(folders++));

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'store-log-'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** A folder with the documents 0 to 4, and the length of its log after each of them. */
  async function writeFive() {
    const dataDir = newFolder();
    const log = join(dataDir, 'log-00000001');
    const lengths: number[] = [];
    await withStore({ dataDir }, async (client) => {
      const collection = client.db('d').collection<{ _id: number }>('c');
      for (let _id = 0; _id < 5; _id++) {
        await collection.insertOne({ _id });
        lengths.push(readFileSync(log).length);
      }
    });
    return { dataDir, log, lengths };
  }

  return { newFolder, writeFive };
}
