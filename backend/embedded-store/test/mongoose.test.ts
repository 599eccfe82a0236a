import { randomBytes } from 'node:crypto';
import { GridFSBucket } from 'mongodb';
import mongoose, { Schema, type Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf, useDatabase } from './database.ts';

const database = useDatabase();
let connection: Connection;

beforeAll(async () => {
  const { uri, db } = database;
  connection = await mongoose.createConnection(uri, { dbName: db.databaseName }).asPromise();
});
afterAll(() => connection.close());

test('models create, change, find, populate and delete', async () => {
  const Author = connection.model('Author', new Schema({ name: { type: String, unique: true } }));
  const pageSchema = new Schema(
    {
      title: String,
      n: Number,
      tags: [String],
      notes: [{ text: String, at: Date }],
      author: { type: Schema.Types.ObjectId, ref: 'Author' },
      extra: { type: Map, of: Number },
      big: Schema.Types.BigInt,
      price: Schema.Types.Decimal128,
      id2: Schema.Types.UUID,
    },
    { timestamps: true, optimisticConcurrency: true },
  );
  const Page = connection.model('Page', pageSchema);
  await Author.init();
  const author = await Author.create({ name: 'Ann' });
  expect(await errorOf(Author.create({ name: 'Ann' }))).toMatchObject({
    code: 11000,
    keyValue: { name: 'Ann' },
  });
  const page = await Page.create({
    title: 'One',
    n: 1,
    tags: ['a'],
    notes: [{ text: 'x' }],
    author: author._id,
    extra: { k: 1 },
    big: 9007199254740993n,
    price: '1.50',
    id2: '3b241101-e2bb-4255-8caf-4136c566a962',
  });
  page.tags.push('b');
  page.notes[0]!.text = 'y';
  page.n = 2;
  await page.save();
  const stale = await Page.findById(page._id).orFail();
  page.title = 'Two';
  await page.save();
  stale.title = 'Three';
  expect(await errorOf(stale.save())).toMatchObject({ name: 'VersionError' });
  const found = await Page.findOne({ tags: 'b' })
    .populate<{ author: { name: string } }>('author')
    .orFail();
  expect(found.author.name).toBe('Ann');
  expect(found.notes[0]!.text).toBe('y');
  expect(found.extra!.get('k')).toBe(1);
  expect(found.big).toBe(9007199254740993n);
  expect(String(found.price)).toBe('1.50');
  expect(String(found.id2)).toBe('3b241101-e2bb-4255-8caf-4136c566a962');
  expect(+found.updatedAt).toBeGreaterThanOrEqual(+found.createdAt);
  const upserted = await Page.findOneAndUpdate(
    { title: 'New' },
    { $inc: { n: 5 } },
    { upsert: true, returnDocument: 'after' },
  );
  expect(upserted).toMatchObject({ title: 'New', n: 5 });
  await Page.bulkWrite([
    { updateMany: { filter: {}, update: { $inc: { n: 1 } } } },
    { insertOne: { document: { title: 'Z' } } },
  ]);
  expect(await Page.distinct('n')).toEqual([3, 6]);
  expect(await Page.countDocuments()).toBe(3);
  expect(await Page.exists({ title: 'Z' })).not.toBeNull();
  await Page.deleteMany({});
  expect(await Page.estimatedDocumentCount()).toBe(0);
});

test('syncIndexes makes the indexes of the schema and drops the others', async () => {
  const schema = new Schema(
    { a: { type: Number, index: true }, s: { type: String, unique: true, sparse: true }, at: Date },
    { autoIndex: false },
  );
  schema.index({ a: 1, s: -1 });
  schema.index({ at: 1 }, { expireAfterSeconds: 60 });
  const Model = connection.model('Synced', schema);
  await Model.createCollection();
  await Model.collection.createIndex({ old: 1 });
  expect(await Model.syncIndexes()).toEqual(['old_1']);
  expect((await Model.collection.indexes()).map(({ name }) => name).sort()).toEqual([
    '_id_',
    'a_1',
    'a_1_s_-1',
    'at_1',
    's_1',
  ]);
  expect(await Model.syncIndexes()).toEqual([]);
});

test('GridFS keeps, lists, renames and deletes files', async () => {
  const bucket = new GridFSBucket(database.db, { chunkSizeBytes: 100_000 });
  const content = randomBytes(350_001);
  const upload = bucket.openUploadStream('cover.png', { metadata: { kind: 'png' } });
  await new Promise((resolve, reject) => {
    upload.once('finish', resolve);
    upload.once('error', reject);
    upload.end(content);
  });
  const read = async (stream: AsyncIterable<Buffer>) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  expect(await read(bucket.openDownloadStream(upload.id))).toEqual(content);
  const part = bucket.openDownloadStream(upload.id, { start: 99_990, end: 200_010 });
  expect(await read(part)).toEqual(content.subarray(99_990, 200_010));
  await bucket.rename(upload.id, 'new.png');
  expect(await bucket.find({ filename: 'new.png' }).toArray()).toMatchObject([
    { length: 350_001, metadata: { kind: 'png' } },
  ]);
  await bucket.delete(upload.id);
  expect(await database.db.collection('fs.chunks').countDocuments()).toBe(0);
});
