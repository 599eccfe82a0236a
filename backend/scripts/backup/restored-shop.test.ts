import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { expect, inject, it } from 'vitest';
import { endHeartbeat } from '../../src/database/heartbeat.ts';
import { storeOwnCover } from '../../src/features/catalogue/covers/cover.model.ts';
import { createLog } from '../../src/log.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { useTestDatabase } from '../../src/testing/database.ts';
import { testEnv } from '../../src/testing/test-app.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { collectionNames, writeBackup } from '../../src/backup/write-backup.ts';

useTestDatabase();

const onProgress = () => {};
const cover = readFileSync(path.join(import.meta.dirname, '../../seed/covers/dracula.webp'));

async function openShop() {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/${mongoose.connection.name}`;
  await mongoose.disconnect();
  await prepareDatabase({ ...testEnv, mongodbUri: uri.href }, createLog('silent'));
  await endHeartbeat();
  return mongoose.connection.db as mongoose.mongo.Db;
}

async function indexesOf(db: mongoose.mongo.Db) {
  const indexes = [];
  for (const name of await collectionNames(db)) {
    if (name.startsWith('start-check-')) continue; // of a start on a busy machine
    for (const { key } of await db.collection(name).indexes())
      indexes.push(`${name} ${JSON.stringify(key)}`);
  }
  return indexes.toSorted();
}

it('opens with every index that the shop had, those of its covers too', async () => {
  await storeOwnCover('dracula.webp', cover);
  const shop = await openShop();
  const before = await indexesOf(shop);
  expect(before).toContain('covers.chunks {"files_id":1,"n":1}');

  const file = path.join(mkdtempSync(path.join(tmpdir(), 'storyloom-')), 'shop.backup');
  await writeBackup(shop, file, onProgress);
  await restoreBackup({ db: shop, file, isReplacing: true, onProgress });
  expect(await indexesOf(await openShop())).toEqual(before);
});
