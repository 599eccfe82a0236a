import { expect, it, onTestFinished, vi } from 'vitest';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { AuditEntryModel } from '../../../models/audit-log/audit-entry.model.ts';
import { bookCollection, BookModel, onSale } from '../../../models/books/book.model.ts';
import { ImportModel, importRows } from '../../../models/books/import.model.ts';
import { workPostponed } from '../../../runtime/continue-in-background.ts';
import { resumeImports } from './store-import.ts';

useTestDatabase();

/** Imports a file while the database fails after the first rows; a copy is sold at that moment. */
async function importAndFail(csv: string, sell: () => Promise<unknown>) {
  const write = importRows.insertMany.bind(importRows);
  vi.spyOn(importRows, 'insertMany').mockImplementationOnce(async (rows, options) => {
    await write(rows, options);
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

it('an import that fails leaves every book as it is, with what was sold and saved meanwhile', async () => {
  const book = await makeBook({ title: 'Kept', stock: 5, oldPriceCents: 2000 });
  const other = await makeBook({ title: 'Fewer', stock: 3 });
  const saved = await makeBook({ title: 'Before' });
  const before = await BookModel.findById(other._id).lean();
  const ids = [book.id, other.id, saved.id];
  const csv = [header, ...ids.map((id) => rowOf(id, '8')), ',Added,Text,fiction,1,,'];
  const { api } = createTestApp();
  await importAndFail(csv.join('\n'), async () => {
    await order(book);
    const path = `/api/books/edit/${saved.id}`;
    await api.put(path).set(signInAdmin()).send({ title: 'Saved', stock: 9 }).expect(200);
  });
  const fields = { title: 'Kept', stock: 4, oldPriceCents: 2000 };
  expect(await BookModel.findById(book._id).lean()).toMatchObject(fields);
  expect(await BookModel.findById(other._id).lean()).toEqual(before);
  const edited = { title: 'Saved', stock: 9, newPriceCents: 1050 };
  expect(await BookModel.findById(saved._id).lean()).toMatchObject(edited);
  expect(await BookModel.countDocuments()).toBe(3);
  expect(await AuditEntryModel.countDocuments({ via: 'import' })).toBe(0);
});

it('a copy that is sold while a file is stored stays sold', async () => {
  const [first, second] = [await makeBook({ stock: 2 }), await makeBook({ stock: 2 })];
  meanwhile(() => order(first));
  await importing([header, rowOf(first.id, '10'), rowOf(second.id, '10')].join('\n')).expect(200);
  vi.restoreAllMocks();
  expect(await BookModel.findById(first._id).lean()).toMatchObject({ stock: 9 });
  expect(await BookModel.findById(second._id).lean()).toMatchObject({ stock: 10 });
});

const [isbn, other] = ['9780141439518', '9780804429573'];
const isbnHeader = '_id,title,description,category,newPrice,isbn';

it('two books of a file may change their ISBNs', async () => {
  const [first, second] = [await makeBook({ isbn }), await makeBook({ isbn: other })];
  const row = (id: string, number: string) => `${id},Imported,Text,fiction,9,${number}`;
  await importing([isbnHeader, row(first.id, other), row(second.id, isbn)].join('\n')).expect(200);
  const isbns = (await BookModel.find().sort('_id').lean()).map((book) => [
    book.isbn,
    book.isbnKey,
  ]);
  expect(isbns).toEqual([other, isbn].map((each) => [each, each]));
});

it('an ISBN that another book takes while a file is stored is refused with its row', async () => {
  const book = await makeBook({ title: 'Kept' });
  meanwhile(() => makeBook({ title: 'Faster', isbn }));
  const rows = [`${book.id},Imported,Text,fiction,9,${isbn}`, ',Added,Text,fiction,9,'];
  const { body } = await importing([isbnHeader, ...rows].join('\n')).expect(400);
  vi.restoreAllMocks();
  expect(body.error.fields).toEqual({ 'rows.2.isbn': ['is already the one of "Faster"'] });
  const titles = (await BookModel.find().sort('_id').lean()).map(({ title }) => title);
  expect(titles).toEqual(['Kept', 'Faster']);
});

it('an ISBN that another book takes in the very moment of acceptance stays with that one', async () => {
  const update = ImportModel.collection.updateOne.bind(ImportModel.collection);
  vi.spyOn(ImportModel.collection, 'updateOne').mockImplementation(async (filter, ...given) => {
    if (filter?.['state'] === 'storing') await makeBook({ title: 'Faster', isbn });
    return update(filter, ...given);
  });
  const rows = [`,Late,Text,fiction,9,${isbn}`, ',Added,Text,fiction,9,'];
  await importing([isbnHeader, ...rows].join('\n')).expect(200);
  vi.restoreAllMocks();
  const books = await BookModel.find(onSale).sort('title').lean();
  expect(books.map((book) => [book.title, book.isbn])).toEqual([
    ['Added', undefined],
    ['Faster', isbn],
    ['Late', undefined],
  ]);
});

/** What happens between reading a file and writing the first of its rows, or right behind that. */
function meanwhile(happens: () => Promise<unknown>, isBehind = false) {
  const write = importRows.insertMany.bind(importRows);
  vi.spyOn(importRows, 'insertMany').mockImplementationOnce(async (rows, options) => {
    if (!isBehind) await happens();
    const response = await write(rows, options);
    if (isBehind) await happens();
    return response;
  });
}

function importing(csv: string) {
  const { api } = createTestApp();
  return api.post('/api/books/import').set(signInAdmin()).type('text/csv').send(csv);
}

it('a file that is sent again while it is stored, in the same moment, adds its copies once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const book = await makeBook({ stock: 10 });
  const csv = [header, rowOf(book.id, '15')].join('\n');
  meanwhile(() => importing(csv).expect(200));
  await importing(csv).expect(412);
  expect(await BookModel.findById(book._id).lean()).toMatchObject({ stock: 15 });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a file does not count as stored on the word of an import that is not accepted yet', async () => {
  const book = await makeBook({ title: 'Kept' });
  const csv = [header, rowOf(book.id, '3')].join('\n');
  const again: number[] = [];
  await importAndFail(csv, async () => again.push((await importing(csv)).status));
  expect(again).toEqual([409]);
  await importing(csv).expect(200);
  expect(await BookModel.findById(book._id).lean()).toMatchObject({ title: 'Imported' });
  await importing(csv).expect(200);
});

it.each([
  ['before its rows', false],
  ['behind its rows', true],
])(
  'what an administrator saves while a file is stored is not overwritten: %s',
  async (_when, isBehind) => {
    const [first, second] = [
      await makeBook({ title: 'First' }),
      await makeBook({ title: 'Second' }),
    ];
    const { api } = createTestApp();
    const save = () =>
      api
        .put(`/api/books/edit/${second.id}`)
        .set(signInAdmin())
        .send({ title: 'Saved' })
        .expect(200);
    meanwhile(save, isBehind);
    const csv = [header, rowOf(first.id, '3'), rowOf(second.id, '3')].join('\n');
    await importing(csv).expect(412);
    expect(await BookModel.findById(first._id).lean()).toMatchObject({ title: 'First' });
    expect(await BookModel.findById(second._id).lean()).toMatchObject({ title: 'Saved' });
    vi.restoreAllMocks();
  },
);

it('a file for which the database is too slow is given up in time, and leaves nothing', async () => {
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

it('tells the log why the books of an accepted file are not in the shop yet', async () => {
  const postponed: string[] = [];
  onTestFinished(
    workPostponed.listen(({ error, message }) => postponed.push(`${message}: ${String(error)}`)),
  );
  const write = vi.spyOn(bookCollection, 'insertMany').mockRejectedValue(new Error('disk full'));
  await importing(`${header}\n,Added,Text,fiction,1,,`).expect(200);
  expect(postponed).toEqual(['an import is finished later: Error: disk full']);
  write.mockRestore();
  await resumeImports({ idleMs: 0 });
  expect(await BookModel.countDocuments({ ...onSale, title: 'Added' })).toBe(1);
});
