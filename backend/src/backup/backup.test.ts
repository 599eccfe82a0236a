import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { hasUnfinishedRestore, sendHeartbeat } from '../database/heartbeat.ts';
import { useTestDatabase } from '../testing/database.ts';
import { restoreBackup } from './restore-backup.ts';
import { collectionNames, readCollection, writeBackup } from './write-backup.ts';

useTestDatabase();

type Db = mongoose.mongo.Db;
const { Double, Int32, Long, Decimal128, Binary, ObjectId } = mongoose.mongo;
let file: string;
let client: mongoose.mongo.MongoClient;
let target: Db;
const quiet = { onProgress: () => {} };

beforeEach(async () => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'storyloom-')), 'shop.backup');
  client = new mongoose.mongo.MongoClient(inject('mongodbUri'));
  target = client.db(`storyloom-test-${randomBytes(6).toString('hex')}`);
  await shop().dropDatabase(); // with the indexes, which ask for more than these orders have
  await shop().collection('orders').insertMany(someOrders(1200));
  await shop()
    .collection('covers.chunks')
    .insertOne({ data: new Binary(randomBytes(200_000)) });
});
afterEach(async () => {
  await target.dropDatabase();
  await client.close();
});

function shop(): Db {
  return mongoose.connection.db as Db;
}

function someOrders(count: number) {
  return Array.from({ length: count }, (_unused, number) => ({
    number,
    totalCents: new Int32(1999),
    weight: new Double(2),
    counter: Long.fromString('9007199254740993'),
    rate: Decimal128.fromString('1.10'),
    name: 'Zoë "ملك" 📚',
    at: new Date(0),
    items: [{ book: new ObjectId(), gone: null, nested: { pattern: /^a/i } }],
  }));
}

async function contentsOf(db: Db) {
  const sums = [];
  for (const name of await collectionNames(db)) sums.push(await readCollection(db, name));
  return sums.filter((sum) => sum.documents > 0);
}

it('puts back every document of the shop, byte for byte', async () => {
  await writeBackup(shop(), file, quiet.onProgress);
  await restoreBackup({ db: target, file, isReplacing: false, ...quiet });
  expect(await contentsOf(target)).toEqual(await contentsOf(shop()));
  expect(await contentsOf(target)).toContainEqual(
    expect.objectContaining({ name: 'orders', documents: 1200 }),
  );
  expect(await hasUnfinishedRestore(target)).toBe(false);
});

it('takes a copy of an open shop for no open shop', async () => {
  await sendHeartbeat();
  await writeBackup(shop(), file, quiet.onProgress);
  for (const isReplacing of [false, true])
    await restoreBackup({ db: target, file, isReplacing, ...quiet });
  expect((await contentsOf(target)).map(({ name }) => name)).toContain('orders');
});

it('is of one moment, also when orders come while it reads', async () => {
  const orders = shop().collection('orders');
  await shop().collection('books').insertOne({ stock: 100 });
  const sell = async () => {
    await shop()
      .collection('books')
      .updateOne({}, { $inc: { stock: -1 } });
    await orders.insertOne({ sold: true });
  };
  const db = shop();
  const find = (name: string, args: Parameters<typeof orders.find>) => {
    const cursor = db.collection(name).find(...args);
    return (async function* () {
      for await (const document of cursor) {
        yield document;
        if (name !== 'orders') await sell(); // after the first read, and before the orders are
      }
    })();
  };
  const collection = (name: string) => ({
    find: (...args: Parameters<typeof orders.find>) => find(name, args),
  });
  const busy = Object.create(db, { collection: { value: collection } }) as Db;
  await writeBackup(busy, file, quiet.onProgress);
  expect(await orders.countDocuments({ sold: true })).toBeGreaterThan(0);
  await restoreBackup({ db: target, file, isReplacing: false, ...quiet });
  expect(await target.collection('orders').countDocuments({ sold: true })).toBe(0);
  expect(await target.collection('books').findOne({})).toMatchObject({ stock: 100 });
});

/** A shop with a server that ends the transaction before everything is read. */
function slowly(db: Db): Db {
  const ended = new mongoose.mongo.MongoServerError({ message: 'ended', code: 251 });
  const session = {
    startTransaction: () => {
      throw ended;
    },
    endSession: () => Promise.resolve(),
  };
  const client = { startSession: () => session };
  return Object.create(db, {
    client: { value: client },
    collection: { value: (name: string) => db.collection(name) },
    listCollections: { value: () => db.listCollections({}, { nameOnly: true }) },
  }) as Db;
}

it('keeps one moment while copies are sold: what left the stock is in an order', async () => {
  const books = shop().collection<{ _id: number; stock: number }>('books');
  const orders = shop().collection('orders');
  await orders.deleteMany({});
  await books.insertMany(Array.from({ length: 50 }, (_unused, _id) => ({ _id, stock: 100 })));
  const sales: Promise<void>[] = [];
  const sell = async (book: number) => {
    await books.updateOne({ _id: book }, { $inc: { stock: -1 } });
    await orders.insertOne({ book });
  };
  const lines: string[] = [];
  await writeBackup(slowly(shop()), file, (line) => {
    lines.push(line);
    if (lines.length < 4) sales.push(sell(lines.length)); // while the first reading goes on
  });
  await Promise.all(sales);
  expect(lines).toContainEqual(expect.stringMatching(/^Changed while it was read/));
  await restoreBackup({ db: target, file, isReplacing: false, ...quiet });
  const stocks = await target.collection('books').find().toArray();
  const left = stocks.reduce((sum, { stock }) => sum + Number(stock), 0);
  expect(left + (await target.collection('orders').countDocuments({}))).toBe(5000);
});

it('gives up with a sentence when there is never a moment without a sale', async () => {
  const busy = slowly(shopInWhich(() => shop().collection('orders').insertOne({ sold: true })));
  await expect(writeBackup(busy, file, quiet.onProgress)).rejects.toThrow(
    'Try again when it is calmer',
  );
});

it.each(['schema-version', 'backups'])(
  'is not delayed by heartbeats in %s that come more often than a full read takes',
  async (name) => {
    let times = 0;
    const renew = () =>
      shop()
        .collection(name)
        .updateOne({}, { $set: { times: ++times } }, { upsert: true });
    const sums = await writeBackup(slowly(shopInWhich(renew)), file, quiet.onProgress);
    expect(sums.map((sum) => sum.name)).toContain(name);
    expect(times).toBe(3); // once before the transaction that is ended
  },
);

/** The same, where that happens before each reading. */
function shopInWhich(happens: () => Promise<unknown>): Db {
  const db = shop();
  const toArray = async () => {
    await happens();
    return db.listCollections({}, { nameOnly: true }).toArray();
  };
  return Object.create(db, {
    collection: { value: (name: string) => db.collection(name) },
    listCollections: { value: () => ({ toArray }) },
  }) as Db;
}

it('refuses a torn file, a changed one and one of another kind, and leaves the database alone', async () => {
  await target.collection('orders').insertOne({ kept: true });
  await writeBackup(shop(), file, quiet.onProgress);
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  flipped.writeUInt8(flipped.readUInt8(5000) ^ 1, 5000);
  const torn = [whole.subarray(0, -200), whole.subarray(0, 4000), flipped, Buffer.alloc(0)];
  const text = Buffer.from('orders;1;2;3;4;5;6;7;8;9');
  const noDocument = Buffer.concat([Buffer.from([1, 16, 0, 0, 0]), Buffer.alloc(12, 'x')]);
  const foreign = [text, gzipSync(text), gzipSync(noDocument)];
  for (const bytes of [...torn, ...foreign]) {
    writeFileSync(file, bytes);
    await expect(restoreBackup({ db: target, file, isReplacing: true, ...quiet })).rejects.toThrow(
      torn.includes(bytes) ? 'is torn or was changed' : 'is no backup of a shop',
    );
  }
  await expect(
    restoreBackup({ db: target, file: '/no/such', isReplacing: true, ...quiet }),
  ).rejects.toThrow('There is no file /no/such.');
  expect(await target.collection('orders').findOne({})).toMatchObject({ kept: true });
});

it('replaces existing data only with --replace', async () => {
  await writeBackup(shop(), file, quiet.onProgress);
  await target.collection('emails').insertOne({ old: true });
  const restore = (isReplacing: boolean) =>
    restoreBackup({ db: target, file, isReplacing, ...quiet });
  await expect(restore(false)).rejects.toThrow('has documents already (emails)');
  expect(await contentsOf(target)).toHaveLength(1);
  await restore(true);
  expect(await contentsOf(target)).toEqual(await contentsOf(shop()));
});
