import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useProgram, startProcess } from './store-process.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 25);
const writers = 4;

interface Entry {
  _id: string;
  version: number;
}

const program = useProgram();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-kill-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What the store has acknowledged: a version per document, or 'deleted'; and what was on its way. */
const acknowledged = new Map<string, number | 'deleted'>();
const onTheWay = new Map<string, number | 'deleted'>();

async function write(collection: Collection<Entry>, writer: number, round: number): Promise<void> {
  for (let i = 0; ; i++) {
    const _id = `${round}-${writer}-${i}`;
    await attempt(_id, 0, () => collection.insertOne({ _id, version: 0 }));
    if (i % 3 === 1) {
      await attempt(_id, 1, () => collection.updateOne({ _id }, { $inc: { version: 1 } }));
    }
    if (i % 3 === 2) await attempt(_id, 'deleted', () => collection.deleteOne({ _id }));
  }
}

async function attempt(id: string, state: number | 'deleted', run: () => Promise<unknown>) {
  onTheWay.set(id, state);
  await run();
  acknowledged.set(id, state);
  onTheWay.delete(id);
}

async function expectNothingLost(collection: Collection<Entry>): Promise<number> {
  const found = new Map((await collection.find().toArray()).map((doc) => [doc._id, doc.version]));
  for (const [id, state] of acknowledged) {
    const present = found.get(id) ?? 'deleted';
    const mayBe = [state, onTheWay.get(id)];
    expect(mayBe, `document ${id} after a kill`).toContain(present);
    acknowledged.set(id, present);
  }
  for (const id of found.keys()) {
    expect(acknowledged.has(id) || onTheWay.has(id), `document ${id} from nowhere`).toBe(true);
  }
  // From here on the state on disk is the truth, also for what was on its way.
  acknowledged.clear();
  onTheWay.clear();
  for (const [id, version] of found) acknowledged.set(id, version);
  return found.size;
}

test(
  `no acknowledged write is lost in ${rounds} kills, with the log being compacted all the time`,
  { timeout: 60_000 + rounds * 5_000 },
  async () => {
    let total = 0;
    for (let round = 0; round < rounds; round++) {
      const store = await startProcess(program, folder, ['--compact-after', '30000']);
      const client = new MongoClient(store.uri);
      const collection = client.db('kill').collection<Entry>('entries');
      total = await expectNothingLost(collection);
      if (total > 3000) {
        await collection.deleteMany({});
        acknowledged.clear();
      }
      const work = Array.from({ length: writers }, (_, writer) =>
        write(collection, writer, round).catch(() => undefined),
      );
      setTimeout(() => store.child.kill('SIGKILL'), randomInt(5, 150));
      await store.exited;
      await client.close(true);
      await Promise.all(work);
    }
    console.info(`${rounds} kills; the last start found ${total} documents`);
  },
);
