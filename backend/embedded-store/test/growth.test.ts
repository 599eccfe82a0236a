import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf } from './database.ts';
import { useProgram, startProcess, type StoreProcess } from './store-process.ts';

const program = useProgram();
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'store-growth-'));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

interface Entry {
  _id: number;
  words: string[];
}

async function withEntries<T>(
  store: StoreProcess,
  run: (entries: Collection<Entry>) => Promise<T>,
): Promise<T> {
  const client = new MongoClient(store.uri);
  try {
    return await run(client.db('d').collection<Entry>('entries'));
  } finally {
    await client.close();
  }
}

test('what memory cannot hold is refused in plain words; all that was acknowledged is there after a kill', async () => {
  const folder = join(root, 'full');
  const little = ['--max-old-space-size=60'];
  const first = await startProcess(program, folder, [], little);
  let acknowledged = 0;
  const refused = await withEntries(first, async (entries) => {
    const fill = async () => {
      for (;;) {
        const words = Array.from({ length: 2000 }, (_, i) => `word ${acknowledged} ${i}`);
        await entries.insertOne({ _id: acknowledged, words });
        acknowledged++;
      }
    };
    const error = await errorOf(fill());
    expect(await entries.countDocuments()).toBe(acknowledged);
    expect(await entries.deleteOne({ _id: 0 })).toMatchObject({ deletedCount: 1 });
    return error;
  });
  expect(refused).toMatchObject({ code: 146 });
  expect(refused['message']).toMatch(/no room for more.*--max-old-space-size/);
  first.child.kill('SIGKILL');
  await first.exited;
  const second = await startProcess(program, folder, [], little);
  await withEntries(second, async (entries) => {
    expect(await entries.countDocuments()).toBe(acknowledged - 1);
    expect((await entries.findOne({ _id: acknowledged - 1 }))?.words).toHaveLength(2000);
  });
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
});

interface File {
  _id: number;
  content: Buffer;
  signal?: string;
}

const gigabytes = Number(process.env['GROWTH_GB'] ?? 0);

/** GROWTH_GB=3 takes some minutes, 7 GB of disk and as much memory as the data. */
test.runIf(gigabytes > 0)(
  `${gigabytes} GB are written, compacted and read again`,
  { timeout: 3_600_000 },
  async () => {
    const folder = join(root, 'large');
    const documents = gigabytes * 100;
    const content = (n: number) => Buffer.alloc(10_000_000, n % 251);
    const withFiles = async (
      store: StoreProcess,
      run: (files: Collection<File>) => Promise<void>,
    ) => {
      const client = new MongoClient(store.uri);
      await run(client.db('d').collection<File>('files'));
      await client.close();
    };
    let store = await startProcess(program, folder);
    await withFiles(store, async (files) => {
      for (let _id = 0; _id < documents; _id++) {
        await files.insertOne({ _id, content: content(_id) });
      }
    });
    // An ordered end waits for the compaction that the write begins.
    for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
      await withFiles(store, async (files) => {
        await files.updateOne({ _id: 0 }, { $set: { signal } });
      });
      store.child.kill(signal);
      await store.exited;
      const sizes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]);
      const began = performance.now();
      store = await startProcess(program, folder);
      const took = Math.round(performance.now() - began);
      console.info(`after ${signal} ${JSON.stringify(sizes)}, read again in ${took} ms`);
      await withFiles(store, async (files) => {
        expect(await files.countDocuments()).toBe(documents);
        for (const _id of [0, 1, documents >> 1, documents - 1]) {
          const found = await files.findOne({ _id }, { promoteBuffers: true });
          expect(found?.content.equals(content(_id)), `document ${_id}`).toBe(true);
        }
      });
    }
    store.child.kill('SIGTERM');
    expect(await store.exited).toBe(0);
  },
);
