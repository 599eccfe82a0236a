import mongoose from 'mongoose';
import { expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { ChangeModel } from '../../../trail/change.model.ts';
import { bookCollection, BookModel } from '../books/book.model.ts';

useTestDatabase();

/** Imports a file whose database fails behind the first rows; a copy is sold at that moment. */
async function importAndFail(csv: string, sell: () => Promise<unknown>) {
  const write = bookCollection.bulkWrite.bind(bookCollection);
  vi.spyOn(bookCollection, 'bulkWrite').mockImplementationOnce(async (writes, options) => {
    await write(writes, options);
    await sell();
    throw new Error('the database is away');
  });
  const { api } = createTestApp();
  await api.post('/api/books/import').set(signInAdmin()).type('text/csv').send(csv).expect(500);
  vi.restoreAllMocks();
}

const header = '_id,title,description,category,newPrice,oldPrice,stock';
const rowOf = (id: string, stock: string) => `${id},Imported,New text,horror,99,,${stock}`;
const order = async (book: Awaited<ReturnType<typeof makeBook>>) => {
  const { api } = createTestApp();
  const sent = { ...orderFor([book]), totalPrice: '99.00' };
  await api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(sent)
    .expect(201);
};

it('an import that is taken back gives no copy back that was sold meanwhile', async () => {
  const book = await makeBook({ title: 'Kept', stock: 5, oldPriceCents: 2000 });
  const other = await makeBook({ title: 'Fewer', stock: 3 });
  const before = await BookModel.findById(other._id).lean();
  const csv = [header, rowOf(book.id, '8'), rowOf(other.id, '0'), ',Added,Text,fiction,1,,'];
  // One whose work is done at once, and one that another process has yet to do.
  const waiting = `${new mongoose.Types.ObjectId().toHexString()} 1`;
  await importAndFail(csv.join('\n'), async () => {
    await order(book);
    const taken = { $inc: { stock: -1 }, $push: { moves: waiting } };
    await BookModel.updateOne({ _id: book._id }, taken);
  });
  const kept = await BookModel.findById(book._id).lean();
  expect(kept).toMatchObject({ title: 'Kept', stock: 3, oldPriceCents: 2000 });
  expect(kept?.moves).toContain(waiting);
  const { updatedAt: _was, __v, ...rest } = before!;
  expect(await BookModel.findById(other._id).lean()).toMatchObject(rest);
  expect(await BookModel.countDocuments()).toBe(2);
  expect(await ChangeModel.countDocuments({ via: 'import' })).toBe(0);
});

it('a copy that was sold between reading the file and writing it stays sold', async () => {
  const book = await makeBook({ title: 'Kept', stock: 2 });
  const write = bookCollection.bulkWrite.bind(bookCollection);
  const { api } = createTestApp();
  const sold = async () => await BookModel.updateOne({ _id: book._id }, { $inc: { stock: -1 } });
  vi.spyOn(bookCollection, 'bulkWrite').mockImplementationOnce(async (writes, options) => {
    await sold();
    await write(writes, options);
    throw new Error('the database is away');
  });
  const csv = [header, rowOf(book.id, '0')].join('\n');
  await api.post('/api/books/import').set(signInAdmin()).type('text/csv').send(csv).expect(500);
  expect(await BookModel.findById(book._id).lean()).toMatchObject({ title: 'Kept', stock: 1 });
});

it('an import that is taken back leaves what an administrator has saved since', async () => {
  const book = await makeBook({ title: 'Kept', description: 'Old text', stock: 5 });
  const { api } = createTestApp();
  const change = { title: 'Saved', stock: 9 };
  const save = () =>
    api.put(`/api/books/edit/${book.id}`).set(signInAdmin()).send(change).expect(200);
  await importAndFail([header, rowOf(book.id, '8')].join('\n'), save);
  const kept = await BookModel.findById(book._id).lean();
  expect(kept).toMatchObject({ ...change, description: 'Old text', newPriceCents: 1050 });
  expect(kept).not.toHaveProperty('newChanges');
  const told = await ChangeModel.find().lean();
  expect(told.map(({ action, via }) => ({ action, via }))).toEqual([{ action: 'changed' }]);
});

it('an import that is taken back gives an ISBN back that it had given to another book', async () => {
  const [isbn, other] = ['9780141439518', '9780804429573'];
  const first = await makeBook({ title: 'First', isbn });
  const second = await makeBook({ title: 'Second' });
  const rows = [
    '_id,title,description,category,newPrice,isbn',
    `${first.id},First,Text,fiction,9,${other}`,
    `${second.id},Second,Text,fiction,9,${isbn}`,
  ];
  await importAndFail(rows.join('\n'), () => Promise.resolve());
  const fields = { newPriceCents: 1050, description: 'A book about something.' };
  expect(await BookModel.findById(first._id).lean()).toMatchObject({ ...fields, isbn });
  const kept = await BookModel.findById(second._id).lean();
  expect(kept).toMatchObject(fields);
  expect(kept).not.toHaveProperty('isbn');
});

it('an import that is taken back leaves no other row when one book cannot be as before', async () => {
  const [isbn, other] = ['9780141439518', '9780804429573'];
  const [before, given, after] = [await makeBook(), await makeBook({ isbn }), await makeBook()];
  const rows = [
    '_id,title,description,category,newPrice,isbn',
    `${before.id},Imported,Text,fiction,9,`,
    `${given.id},Imported,Text,fiction,9,${other}`,
    `${after.id},Imported,Text,fiction,9,`,
    ',Added,Text,fiction,9,',
  ];
  // Another book has taken the ISBN by then.
  await importAndFail(rows.join('\n'), () => makeBook({ title: 'New', isbn }));
  const titles = (await BookModel.find().sort('_id').lean()).map(({ title }) => title);
  expect(titles).toEqual([before.title, 'Imported', after.title, 'New']);
});

it('an import is taken back as soon as the database that was away is there again', async () => {
  const book = await makeBook({ title: 'Kept' });
  const away = () => Promise.reject(new Error('the database is away'));
  const write = bookCollection.bulkWrite.bind(bookCollection);
  vi.spyOn(bookCollection, 'bulkWrite')
    .mockImplementationOnce(async (writes, options) => {
      await write(writes, options);
      return away();
    })
    .mockImplementationOnce(away);
  await importing([header, rowOf(book.id, '3')].join('\n')).expect(500);
  expect(await BookModel.findById(book._id).lean()).toMatchObject({ title: 'Kept' });
  vi.restoreAllMocks();
});

/** What happens between reading a file and writing the first of its rows. */
function meanwhile(happens: () => Promise<unknown>) {
  const write = bookCollection.bulkWrite.bind(bookCollection);
  vi.spyOn(bookCollection, 'bulkWrite').mockImplementationOnce(async (writes, options) => {
    await happens();
    return write(writes, options);
  });
}

function importing(csv: string) {
  const { api } = createTestApp();
  return api.post('/api/books/import').set(signInAdmin()).type('text/csv').send(csv);
}

it('a file that is sent again while it is stored, in the same moment, adds its copies once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  // What is told of the first one still waits on its book.
  vi.spyOn(ChangeModel.collection, 'insertMany').mockRejectedValue(new Error('not yet'));
  const book = await makeBook({ stock: 10 });
  const csv = [header, rowOf(book.id, '15')].join('\n');
  meanwhile(() => importing(csv).expect(200));
  await importing(csv).expect(412);
  expect(await BookModel.findById(book._id).lean()).toMatchObject({ stock: 15 });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a file does not count as stored on the word of an import that may yet be taken back', async () => {
  const book = await makeBook({ title: 'Kept' });
  const csv = [header, rowOf(book.id, '3')].join('\n');
  const again: number[] = [];
  await importAndFail(csv, async () => again.push((await importing(csv)).status));
  expect(again).toEqual([409]);
  await importing(csv).expect(200);
  expect(await BookModel.findById(book._id).lean()).toMatchObject({ title: 'Imported' });
  await importing(csv).expect(200);
});

it('what an administrator saves while a file is stored is not overwritten', async () => {
  const [first, second] = [await makeBook({ title: 'First' }), await makeBook({ title: 'Second' })];
  const { api } = createTestApp();
  const save = () =>
    api.put(`/api/books/edit/${second.id}`).set(signInAdmin()).send({ title: 'Saved' }).expect(200);
  meanwhile(save);
  const csv = [header, rowOf(first.id, '3'), rowOf(second.id, '3')].join('\n');
  await importing(csv).expect(412);
  expect(await BookModel.findById(first._id).lean()).toMatchObject({ title: 'First' });
  expect(await BookModel.findById(second._id).lean()).toMatchObject({ title: 'Saved' });
  vi.restoreAllMocks();
});

it('a file for which the database is too slow is taken back while that is still possible', async () => {
  const rows = Array.from({ length: 400 }, (_, at) => `,Book ${at},Text,fiction,1,,`);
  meanwhile(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 101_000 });
    return Promise.resolve();
  });
  await importing([header, ...rows].join('\n')).expect(503);
  expect(await BookModel.countDocuments()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
