import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useProgram, startProcess } from '../store-process.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 10);
const accounts = 10;

const program = useProgram();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-kill-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Account {
  _id: number;
  money: number;
  moves: number;
}

/** Moves money between two accounts in one transaction, and writes down that it did. */
async function move(client: MongoClient, key: string): Promise<void> {
  const db = client.db('bank');
  const [from, to] = [randomInt(accounts), randomInt(accounts)];
  await client.withSession((session) =>
    session.withTransaction(async () => {
      const options = { session, upsert: true };
      for (const [_id, by] of [
        [from, -1],
        [to, 1],
      ] as const) {
        const update = { $inc: { money: by, moves: 1 } };
        await db.collection<Account>('accounts').updateOne({ _id }, update, options);
      }
      await db.collection<{ _id: string }>('moves').insertOne({ _id: key }, { session });
    }),
  );
}

test(
  `a transaction is there as a whole or not at all after each of ${rounds} kills`,
  { timeout: 60_000 + rounds * 10_000 },
  async () => {
    const committed = new Set<string>();
    let total = 0;
    for (let round = 0; round < rounds; round++) {
      const store = await startProcess(program, folder, ['--compact-after', '30000']);
      const client = new MongoClient(store.uri, { serverSelectionTimeoutMS: 1000 });
      const db = client.db('bank');
      const found = await db.collection<Account>('accounts').find().toArray();
      const moves = await db.collection<{ _id: string }>('moves').distinct('_id');
      total = moves.length;
      expect(found.reduce((sum, { money }) => sum + money, 0)).toBe(0);
      expect(found.reduce((sum, account) => sum + account.moves, 0)).toBe(2 * total);
      expect([...committed].filter((key) => !new Set(moves).has(key))).toEqual([]);
      const moveOn = async (writer: number) => {
        for (let i = 0; ; i++) {
          const key = `${round}-${writer}-${i}`;
          await move(client, key);
          committed.add(key);
        }
      };
      const before = committed.size;
      const work = [0, 1, 2, 3].map((writer) => moveOn(writer).catch(() => undefined));
      await vi.waitFor(() => expect(committed.size).toBeGreaterThan(before), 10_000);
      setTimeout(() => store.child.kill('SIGKILL'), randomInt(150));
      await store.exited;
      await client.close(true);
      await Promise.all(work);
    }
    console.info(`${rounds} kills; the last start found ${total} transactions`);
    expect(total).toBeGreaterThan(0);
  },
);
