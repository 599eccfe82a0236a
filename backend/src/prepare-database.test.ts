import mongoose from 'mongoose';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { disconnect } from './database/connect.ts';
import { countOpenShops, sayClosed } from './database/open-shops.ts';
import { createLog } from './log.ts';
import { prepareDatabase } from './prepare-database.ts';
import { useTestDatabase } from './testing/database.ts';
import { testSettings } from './testing/test-app.ts';

const preparing = vi.hoisted(() => ({ whileIndexesAreMade: () => Promise.resolve() }));
vi.mock('./features/catalogue/covers/cover-store.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  createCoverIndexes: () => preparing.whileIndexesAreMade(),
}));

useTestDatabase();

it('lets nothing be restored beneath it, however long it takes', async () => {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/${mongoose.connection.name}`;
  const openShops = () => countOpenShops(mongoose.connection.db as mongoose.mongo.Db);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  preparing.whileIndexesAreMade = async () => {
    for (let minutes = 0; minutes < 3; minutes += 1) {
      // What was said a minute ago holds no more.
      await mongoose.connection.collection('open-shops').deleteMany({});
      await vi.advanceTimersByTimeAsync(60_000);
      await expect.poll(openShops, { timeout: 10_000 }).toBe(1);
    }
  };
  await disconnect();
  await prepareDatabase({ ...testSettings, mongodbUri: uri.href }, createLog('silent'));
  await sayClosed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await openShops()).toBe(0);
});
