import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import type { Upgrade } from './upgrades.ts';

useTestDatabase();

const db = () => mongoose.connection.db!;
const things = () => db().collection<{ _id: number; name?: string; title?: string }>('things');

/** Renames a field, twenty documents, and dies after so many of them. */
function renaming(diesAfter = Infinity): Upgrade {
  let written = 0;
  return {
    title: 'names are titles',
    run: async () => {
      for await (const { _id, name } of things().find({ name: { $exists: true } })) {
        if (written++ >= diesAfter) throw new Error('killed');
        await things().updateOne({ _id }, { $set: { title: `${name}!` }, $unset: { name: 1 } });
      }
    },
  };
}

let backups = 0;
beforeEach(async () => {
  backups = 0;
  await db()
    .collection<{ _id: string }>('schema-version')
    .updateOne({ _id: 'version' }, { $set: { number: 0 } });
  await things().insertMany(
    Array.from({ length: 20 }, (_, _id) => ({ _id, name: `thing ${_id}` })),
  );
});

const options = (upgrades: Upgrade[]) => ({
  upgrades,
  backUp: () => Promise.resolve(void (backups += 1)),
  print: () => {},
  pauseMs: 10,
});

it('killed at any document, an upgrade goes on, and happens once, after one backup', async () => {
  for (let kills = 0; kills < 19; kills++) {
    await expect(upgradeDatabase(db(), options([renaming(1)]))).rejects.toThrow('killed');
  }
  await upgradeDatabase(db(), options([renaming()]));
  await upgradeDatabase(db(), options([renaming(0)]));
  const titles = (await things().find().toArray()).map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 20 }, (_, n) => `thing ${n}!`));
  expect(backups).toBe(1);
  const version = await db().collection('schema-version').findOne({});
  expect(version).toEqual({ _id: 'version', number: 1 });
});

it('of three processes one upgrades, and the others wait for it, and say so once', async () => {
  let runs = 0;
  const lines: string[] = [];
  const counted: Upgrade = {
    title: 'counted',
    run: async () => {
      runs += 1;
      await renaming().run(db());
    },
  };
  const each = { ...options([counted]), print: (line: string) => void lines.push(line) };
  await Promise.all([1, 2, 3].map(() => upgradeDatabase(db(), each)));
  expect(runs).toBe(1);
  expect(lines.sort()).toEqual([
    ...[1, 2].map(() => expect.stringMatching(/^another process/) as string),
    'upgrading the data: counted',
  ]);
  expect(await things().countDocuments({ name: { $exists: true } })).toBe(0);
  expect(backups).toBe(1);
});

it('does nothing without a backup, and older code refuses newer data with a sentence', async () => {
  const failing = { ...options([renaming()]), backUp: () => Promise.reject(new Error('no room')) };
  await expect(upgradeDatabase(db(), failing)).rejects.toThrow('no room');
  expect(await things().countDocuments({ title: { $exists: true } })).toBe(0);
  await db()
    .collection('schema-version')
    .updateOne({}, { $set: { number: 2 } });
  await expect(upgradeDatabase(db(), options([renaming()]))).rejects.toThrow(
    'The data are of a newer version of the shop (version 2; this version knows 1).',
  );
});

it('a new database begins with the newest shape', async () => {
  await db().collection('admins').deleteMany({});
  await db().collection('schema-version').deleteMany({});
  await upgradeDatabase(db(), options([renaming(0)]));
  expect(await db().collection('schema-version').findOne({})).toMatchObject({ number: 1 });
});
