import { EventEmitter, once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { BookCaches } from '../../../book-caches.ts';
import { searchResultSchema } from '../../../contract/book/search.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bookCollection, BookModel, onSale } from '../../../models/books/book.model.ts';

useTestDatabase();

let caches: BookCaches;
let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  ({ api, caches } = createTestApp());
});

async function totalOf(q: string) {
  const { body } = await api.get('/api/search').query({ q }).expect(200);
  return searchResultSchema.parse(body).total;
}

it('learns of every change at once', async () => {
  await caches.index.sync();
  const { _id } = await addBook({ title: 'Nightingale' });
  expect(await totalOf('nightingale')).toBe(1);
  await BookModel.updateOne({ _id }, { $set: { title: 'Kingfisher' } }, { timestamps: false });
  expect(await totalOf('nightingale')).toBe(0);
  expect(await totalOf('kingfisher')).toBe(1);
  await BookModel.updateOne({ _id }, { $set: { deletedAt: new Date() } });
  expect(await totalOf('kingfisher')).toBe(0);
  await BookModel.updateOne({ _id }, { $unset: { deletedAt: 1 } });
  expect(await totalOf('kingfisher')).toBe(1);
  await BookModel.deleteOne({ _id });
  expect(await totalOf('kingfisher')).toBe(0);
});

it('misses no change that comes while it is read for the first time', async () => {
  await addBook({ title: 'First' });
  const reading = caches.index.sync();
  await addBook({ title: 'Latecomer' });
  await reading;
  await caches.index.settled();
  expect(await totalOf('latecomer')).toBe(1);
});

it('keeps no search waiting while it is read, and tells of what came meanwhile', async () => {
  const find = bookCollection.find.bind(bookCollection);
  const held = vi.spyOn(bookCollection, 'find');
  for (const title of ['Nightingale', 'Kingfisher']) {
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    held.mockImplementation((...of) => {
      const cursor = find(...of);
      if (!isDeepStrictEqual(of[0], onSale)) return cursor;
      const read = cursor[Symbol.asyncIterator].bind(cursor);
      async function* readBehindGate() {
        await gate;
        yield* read();
      }
      return Object.assign(cursor, { [Symbol.asyncIterator]: readBehindGate });
    });
    const reading = caches.index.sync();
    await addBook({ title });
    // The first time the database answers; later the index, which does not know yet.
    expect(await totalOf(title)).toBe(title === 'Nightingale' ? 1 : 0);
    goOn();
    await reading;
    await vi.waitFor(async () => expect(await totalOf(title)).toBe(1), 30_000);
  }
  held.mockRestore();
});

it('takes in a sold copy while a large import is still being taken in', async () => {
  await caches.index.sync();
  const { _id } = await addBook({ title: 'Nightingale' });
  const imported = Array.from({ length: 2000 }, () => String(new Types.ObjectId()));
  const meanwhile = new EventEmitter();
  const slicesWaitFor = [once(meanwhile, 'copy sold'), once(meanwhile, 'copy found')];
  const find = bookCollection.find.bind(bookCollection);
  const finds = vi.spyOn(bookCollection, 'find').mockImplementation((...asked) => {
    const cursor = find(...asked);
    const toArray = cursor.toArray.bind(cursor);
    const isSlice = JSON.stringify(asked[0]).split(',').length > 100;
    const event = isSlice ? slicesWaitFor.shift() : undefined;
    cursor.toArray = () => Promise.resolve(event).then(toArray);
    return cursor;
  });
  onTestFinished(() => finds.mockRestore());
  const importing = caches.index.update(imported);
  await BookModel.updateOne({ _id }, { $set: { title: 'Kingfisher' } });
  meanwhile.emit('copy sold');
  expect(await totalOf('kingfisher')).toBe(1);
  expect(slicesWaitFor).toEqual([]);
  meanwhile.emit('copy found');
  await importing;
});

it('shows the owner a whole import at once, with the number of books in it', async () => {
  await caches.index.sync();
  const file = Array.from({ length: 150 }, (_, at) => ({
    title: `Book ${at}`,
    description: 'A tale',
    category: 'fiction',
    newPriceCents: 500,
  }));
  await BookModel.insertMany(file); // which announces them
  const { body } = await api.get('/api/search').set(signInAdmin()).expect(200);
  expect(searchResultSchema.parse(body).total).toBe(150);
});

it('shows the owner at once what another process has written', async () => {
  void caches.readIndexWhenDue();
  onTestFinished(caches.stop);
  await vi.waitFor(() => expect(caches.index.isReady).toBe(true), 30_000);
  const { _id } = await addBook({ title: 'Nightingale' });
  for (const title of ['Kingfisher', 'Lapwing', 'Goldcrest']) {
    const $set = { title, updatedAt: new Date() };
    await BookModel.collection.updateOne({ _id: new Types.ObjectId(_id) }, { $set }); // which announces nothing here
    const { body } = await api.get('/api/search').query({ q: title }).set(signInAdmin());
    expect(searchResultSchema.parse(body).total).toBe(1);
  }
});

it('forgets in a later pass what is gone', async () => {
  await addBook({ title: 'Nightingale' });
  await caches.index.sync();
  await BookModel.collection.deleteMany({});
  await caches.index.sync();
  expect(caches.index.books.indexed.size).toBe(0);
  expect(await totalOf('nightingale')).toBe(0);
});

const emmas = (count: number) =>
  Array.from({ length: count }, () => ({
    title: 'Emma',
    description: 'A tale',
    category: 'fiction',
    newPriceCents: 500,
    createdAt: new Date(),
    updatedAt: new Date(),
    isbnKey: String(new Types.ObjectId()),
  }));

it.each([88, 150])(
  'shows the books of an import together, though %i of them are announced separately',
  async (some) => {
    await caches.index.sync();
    const { insertedIds } = await BookModel.collection.insertMany(emmas(900)); // announces nothing
    const ids = Object.values(insertedIds).map(String);
    const importing = [caches.index.update(ids.slice(0, some)), caches.index.update(ids)];
    await caches.index.update(ids.slice(-some));
    expect([0, 900]).toContain(caches.index.books.indexed.size);
    await Promise.all(importing);
    expect(caches.index.books.indexed.size).toBe(900);
  },
);
