import { BSONRegExp, Long, MongoClient, ObjectId, type Document } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorOf, useDatabase } from './database.ts';

const database = useDatabase();
const items = () => database.db.collection<Document>('items');

beforeEach(async () => {
  await items().deleteMany({});
});

describe('bulk writes', () => {
  test('an ordered bulk stops at the first error, an unordered one goes on', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }, { _id: 3 }] as never[];
    const ordered = await errorOf(items().insertMany(documents));
    expect(ordered).toMatchObject({ code: 11000, insertedCount: 1 });
    expect((ordered['writeErrors'] as { index: number }[]).map(({ index }) => index)).toEqual([1]);
    await items().deleteMany({});
    const unordered = await errorOf(items().insertMany(documents, { ordered: false }));
    expect((unordered['writeErrors'] as { index: number }[]).map(({ index }) => index)).toEqual([
      1, 3,
    ]);
    expect(await items().countDocuments()).toBe(3);
  });

  test('bulkWrite mixes all kinds and counts them', async () => {
    const result = await items().bulkWrite([
      { insertOne: { document: { _id: 1, n: 1 } as never } },
      { insertOne: { document: { _id: 2, n: 2 } as never } },
      { updateOne: { filter: { _id: 1 as never }, update: { $inc: { n: 5 } } } },
      { updateMany: { filter: {}, update: { $set: { seen: true } } } },
      { updateOne: { filter: { _id: 9 as never }, update: { $set: { n: 9 } }, upsert: true } },
      { replaceOne: { filter: { _id: 2 as never }, replacement: { r: 1 } } },
      { deleteOne: { filter: { _id: 1 as never } } },
      { deleteMany: { filter: { none: 1 } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 4,
      modifiedCount: 4,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(result.upsertedIds).toEqual({ 4: 9 });
    expect(await items().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 2, r: 1 },
      { _id: 9, n: 9 },
    ]);
  });

  test('an unacknowledged write is done and not answered', async () => {
    await items().insertOne({ _id: 1 } as never, { writeConcern: { w: 0 } });
    await items().insertOne({ _id: 1 } as never, { writeConcern: { w: 0 } });
    await expect.poll(() => items().countDocuments(), { timeout: 30_000 }).toBe(1);
  });

  test('a thousand documents and documents of megabytes', async () => {
    await items().insertMany(Array.from({ length: 1000 }, (_, i) => ({ i })));
    expect(await items().countDocuments()).toBe(1000);
    const big = 'x'.repeat(5_000_000);
    await items().insertMany([{ big }, { big }, { big }, { big }]);
    expect(
      await items()
        .find({ big: { $exists: true } })
        .toArray(),
    ).toHaveLength(4);
  });

  test('a document over 16 MB is refused', async () => {
    await items().insertOne({ _id: 1, text: 'x'.repeat(9_000_000) } as never);
    const grow = items().updateOne({ _id: 1 as never }, [{ $set: { more: ['$text', '$text'] } }]);
    expect([10334, 17419, 17420]).toContain((await errorOf(grow))['code']);
    expect(Object.keys((await items().findOne())!)).toEqual(['_id', 'text']);
  });

  test('an _id is made where none was sent, and may not be an array or a pattern', async () => {
    await database.db.command({ insert: 'items', documents: [{ a: 1 }] });
    const found = await items().findOne();
    expect(found?._id).toBeInstanceOf(ObjectId);
    expect(Object.keys(found!)).toEqual(['_id', 'a']);
    for (const _id of [[1], /a/, new BSONRegExp('a')]) {
      expect(await errorOf(items().insertOne({ _id } as never))).toMatchObject({ code: 53 });
      const upserted = items().updateOne({ b: 1 }, { $set: { _id } }, { upsert: true });
      expect(await errorOf(upserted)).toMatchObject({ code: 53 });
    }
    expect(await items().countDocuments()).toBe(1);
  });

  test('unknown fields of statements are refused', async () => {
    const bogus = { update: 'items', updates: [{ q: {}, u: { $set: { a: 1 } }, bogus: 1 }] };
    expect(await errorOf(database.db.command(bogus))).toMatchObject({ code: 40415 });
    const wrong = { update: 'none', updates: [{ q: { $bogus: 1 }, u: { $set: { a: 1 } } }] };
    expect((await database.db.command(wrong))['writeErrors']).toMatchObject([{ code: 2 }]);
  });
});

describe('cursors', () => {
  beforeEach(() =>
    items().insertMany(Array.from({ length: 250 }, (_, _id) => ({ _id })) as never[]),
  );

  test('come in batches and see the data of their beginning', async () => {
    const cursor = items().find().sort({ _id: 1 }).batchSize(100);
    const seen: unknown[] = [];
    for await (const { _id } of cursor) {
      if (seen.length === 0) await items().deleteMany({ _id: { $gt: 200 } as never });
      seen.push(_id);
    }
    expect(seen.slice(0, 201)).toEqual(Array.from({ length: 201 }, (_, i) => i));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('can be closed, and an unknown one is error 43', async () => {
    const cursor = items().find().batchSize(2);
    await cursor.next();
    const { id } = cursor;
    await cursor.close();
    const getMore = database.db.command({ getMore: id, collection: 'items' });
    expect(await errorOf(getMore)).toMatchObject({ code: 43, codeName: 'CursorNotFound' });
    const unknown = { killCursors: 'items', cursors: [Long.fromNumber(12345)] };
    expect(await database.db.command(unknown)).toMatchObject({
      cursorsNotFound: [12345],
    });
  });

  test('batchSize 0, single batches, aggregation and lists', async () => {
    const empty = await database.db.command({ find: 'items', batchSize: 0 });
    expect((empty['cursor'] as Document)['firstBatch']).toEqual([]);
    const single = await database.db.command({ find: 'items', singleBatch: true, batchSize: 3 });
    expect(Number((single['cursor'] as Document)['id'])).toBe(0);
    expect(
      await items()
        .aggregate([{ $match: {} }], { batchSize: 7 })
        .toArray(),
    ).toHaveLength(250);
    expect(await items().find().limit(120).toArray()).toHaveLength(120);
  });
});

describe('collections and databases', () => {
  test('create, list and drop', async () => {
    const { db, client } = database;
    await db.createCollection('one');
    expect(await errorOf(db.createCollection('one'))).toMatchObject({ code: 48 });
    await db.collection('two').insertOne({});
    const names = async () =>
      (await db.listCollections({ name: { $in: ['one', 'two'] } }).toArray())
        .map(({ name }) => name)
        .sort();
    expect(await names()).toEqual(['one', 'two']);
    expect(await db.collection('two').countDocuments()).toBe(1);
    expect(await db.collection('two').drop()).toBe(true);
    expect(await names()).toEqual(['one']);
    expect(await db.collection('one').drop()).toBe(true);
    expect(await names()).toEqual([]);
    const other = client.db(`${db.databaseName}-other`);
    await other.collection('x').insertOne({});
    const databases = async () =>
      (await client.db().admin().listDatabases()).databases.map(({ name }) => name);
    expect(await databases()).toContain(other.databaseName);
    await other.dropDatabase();
    expect(await databases()).not.toContain(other.databaseName);
    expect(await errorOf(db.collection('a$b').insertOne({}))).toMatchObject({ code: 73 });
  });

  test('kinds of collections this store does not have are refused', async () => {
    if (!database.isStore) return;
    const { db } = database;
    const kinds = [
      { capped: true, size: 1000 },
      { viewOn: 'items', pipeline: [] },
      { validator: { a: 1 } },
      { timeseries: { timeField: 't' } },
    ];
    for (const kind of kinds) {
      expect(await errorOf(db.createCollection('special', kind))).toMatchObject({ code: 40415 });
    }
  });
});

describe('the server', () => {
  test('introduces itself as one standalone server', async () => {
    const { db } = database;
    expect(await db.command({ hello: 1 })).toMatchObject({
      isWritablePrimary: true,
      maxBsonObjectSize: 16777216,
      ok: 1,
    });
    expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect((await db.admin().buildInfo())['version']).toMatch(/^\d+\.\d+/);
    expect(await db.stats()).toMatchObject({ db: db.databaseName });
  });

  test('change streams and unknown commands are refused', async () => {
    if (!database.isStore) return;
    const stream = items().watch();
    expect(await errorOf(stream.next())).toMatchObject({ code: 40324 });
    await stream.close();
    for (const name of ['mapReduce', 'collStats', 'collMod', 'renameCollection', 'serverStatus']) {
      const command = database.db.command({ [name]: 'items' });
      expect(await errorOf(command)).toMatchObject({ code: 59, codeName: 'CommandNotFound' });
    }
  });

  test('serves many clients side by side', async () => {
    const clients = await Promise.all(
      Array.from({ length: 10 }, () => new MongoClient(database.uri).connect()),
    );
    const name = database.db.databaseName;
    await Promise.all(
      clients.map(async (client, i) => {
        for (let n = 0; n < 20; n++) {
          await client
            .db(name)
            .collection<Document>('counter')
            .updateOne({ _id: 'c' as never }, { $inc: { n: 1, [`by${i}`]: 1 } }, { upsert: true });
        }
      }),
    ).catch((error: Error) => {
      // Two first upserts may meet on a real server; then one of them is a duplicate.
      expect(error.message).toContain('E11000');
    });
    const counter = await database.db.collection('counter').findOne();
    expect(counter?.['n']).toBeGreaterThan(0);
    await Promise.all(clients.map((client) => client.close()));
  });
});
