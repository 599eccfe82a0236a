import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { countOpenShops, endHeartbeat, heartbeat } from './database/heartbeat.ts';
import { TransactionTimeout } from './database/transaction.ts';
import { bookCollection, onSale } from './models/books/book.model.ts';
import * as coverModel from './features/catalogue/covers/cover.model.ts';
import { importBooks } from './features/catalogue/import/import-books.ts';
import { resumeImports } from './features/catalogue/import/store-import.ts';
import { createLog } from './log.ts';
import { prepareDatabase } from './prepare-database.ts';
import { useTestDatabase } from './testing/database.ts';
import { testEnv } from './testing/test-app.ts';

useTestDatabase();

it('lets nothing be restored beneath it, however long it takes', async () => {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/${mongoose.connection.name}`;
  const openShops = () => countOpenShops(mongoose.connection.db as mongoose.mongo.Db);
  const { everyMs } = heartbeat;
  heartbeat.everyMs = 100;
  onTestFinished(() => void (heartbeat.everyMs = everyMs));
  const whileIndexesAreMade = vi.spyOn(coverModel, 'createCoverIndexes');
  onTestFinished(() => whileIndexesAreMade.mockRestore());
  whileIndexesAreMade.mockImplementation(async () => {
    for (let time = 0; time < 3; time += 1) {
      // A heartbeat of a minute ago has expired.
      await mongoose.connection.collection('open-shops').deleteMany({});
      await expect.poll(openShops).toBe(1);
    }
  });
  await mongoose.disconnect();
  await prepareDatabase({ ...testEnv, mongodbUri: uri.href }, createLog('silent'));
  await endHeartbeat();
  await wait(3 * heartbeat.everyMs);
  expect(await openShops()).toBe(0);
});

it('opens no shop on data of a newer version, and leaves them alone', async () => {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/${mongoose.connection.name}`;
  await mongoose.connection
    .collection<{ _id: string }>('schema-version')
    .updateOne({ _id: 'version' }, { $set: { number: 9 } });
  await mongoose.disconnect();
  const env = { ...testEnv, mongodbUri: uri.href };
  await expect(prepareDatabase(env, createLog('silent'))).rejects.toThrow(
    'The data are of a newer version of the shop (version 9;',
  );
  expect(await countOpenShops(mongoose.connection.db!)).toBe(0);
});

describe('a file that was accepted before the process died', () => {
  /** Imports books and dies before shoppers see them; returns the environment of the next start. */
  async function dieWhileImporting() {
    const rows = Array.from({ length: 30 }, (_, i) => `Added ${i},Text,fiction,1`);
    const show = vi.spyOn(bookCollection, 'updateMany').mockRejectedValue(new Error('killed'));
    const file = ['title,description,category,newPrice', ...rows].join('\n');
    await importBooks(Buffer.from(file), { by: 'owner' });
    show.mockRestore();
    expect(await bookCollection.countDocuments(onSale)).toBe(0);
    const uri = new URL(inject('mongodbUri'));
    uri.pathname = `/${mongoose.connection.name}`;
    await mongoose.disconnect();
    onTestFinished(() => void vi.restoreAllMocks());
    return { ...testEnv, mongodbUri: uri.href };
  }

  it('is on sale as a whole when the shop opens', async () => {
    const env = await dieWhileImporting();
    const updateMany = bookCollection.updateMany.bind(bookCollection);
    const patience: number[] = [];
    vi.spyOn(bookCollection, 'updateMany').mockImplementation((...given) => {
      patience.push(mongoose.connection.getClient().options.socketTimeoutMS);
      return updateMany(...given);
    });
    await prepareDatabase(env, createLog('silent'));
    expect(await bookCollection.countDocuments(onSale)).toBe(30);
    expect(new Set(patience)).toEqual(new Set([0])); // a start outlasts a database that is busy
    await endHeartbeat();
  });

  it('is so too when the open transaction of the dead process is in the way at first', async () => {
    const env = await dieWhileImporting();
    const tooLate = new TransactionTimeout('The transaction was not committed in time.');
    const write = vi.spyOn(bookCollection, 'updateMany').mockRejectedValueOnce(tooLate);
    await prepareDatabase(env, createLog('silent'));
    expect(write.mock.calls.length).toBeGreaterThan(1);
    expect(await bookCollection.countDocuments(onSale)).toBe(30);
    await endHeartbeat();
  });

  it('is finished behind the open shop when the transaction stays in the way', async () => {
    const env = await dieWhileImporting();
    const tooLate = new TransactionTimeout('The transaction was not committed in time.');
    const write = vi.spyOn(bookCollection, 'updateMany').mockRejectedValue(tooLate);
    await prepareDatabase(env, createLog('silent'));
    expect(await bookCollection.countDocuments(onSale)).toBe(0);
    write.mockRestore();
    await resumeImports({ idleMs: 0 });
    expect(await bookCollection.countDocuments(onSale)).toBe(30);
    await endHeartbeat();
  });
});
