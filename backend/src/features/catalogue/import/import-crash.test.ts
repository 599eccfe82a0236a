import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import mongoose, { Types } from 'mongoose';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook } from '../../../testing/factories.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bookCollection, BookModel, onSale } from '../../../book-record/book.model.ts';
import { ImportModel, refreshImports } from '../../../book-record/import.model.ts';
import { resumeImports } from './store-import.ts';

useTestDatabase();

const newRows = Array.from({ length: 300 }, (_, i) => `,Added ${i},Text,fiction,1,,,`);
const isbns = ['9780141439518', '9780804429573'];

/** The first book takes the second ISBN, and the other way round. */
function fileFor(...books: { id: string }[]) {
  const header = '_id,title,description,category,newPrice,oldPrice,stock,isbn';
  const changed = books.map(({ id }, i) => `${id},Imported,New text,horror,99,,8,${isbns[1 - i]}`);
  return [header, ...changed, ...newRows].join('\n');
}

function importing(csv: string) {
  const { api } = createTestApp();
  return api.post('/api/books/import').set(signInAdmin()).type('text/csv').send(csv);
}

/**
 * Whether a shopper sees all of the file or nothing; throws when it is a part. While it is brought to
 * its end, what it changes may be ahead of what it brings.
 */
async function lookAt(book: { _id: Types.ObjectId }) {
  await refreshImports(); // as every process does once a second
  const added = await BookModel.countDocuments({ ...onSale(), title: /^Added/ });
  const changed = (await BookModel.findById(book._id).lean())?.title === 'Imported';
  expect([
    [0, false],
    [0, true],
    [newRows.length, true],
  ]).toContainEqual([added, changed]);
  return changed;
}

/** From the given write on none reaches the database, or that one does and its answer is lost. */
function dieAt(step: number, isResponseLost: boolean) {
  let steps = 0;
  const watch = (collection: object, names: string[]) => {
    for (const name of names) {
      const methods = collection as Record<string, (...given: unknown[]) => Promise<unknown>>;
      const write = methods[name]?.bind(collection);
      vi.spyOn(methods, name).mockImplementation(async (...given) => {
        steps += 1;
        const isDone = steps < step || (steps === step && isResponseLost);
        const response = isDone && (await write?.(...given));
        if (steps >= step) throw new Error('killed');
        return response;
      });
    }
  };
  watch(bookCollection, ['bulkWrite', 'updateMany', 'deleteMany']);
  watch(ImportModel.collection, ['insertOne', 'updateOne', 'findOneAndUpdate', 'deleteOne']);
  return { hasDied: () => steps >= step };
}

async function resumeLater() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await resumeImports();
  vi.useRealTimers();
  expect(await bookCollection.countDocuments({ staged: { $exists: true } })).toBe(0);
  expect(await ImportModel.countDocuments({ until: { $ne: null } })).toBe(0);
}

it.each([['before a write'], ['behind a write']])(
  'of a file all or nothing is in the shop wherever the process dies %s',
  async (where) => {
    const outcomes = new Set<boolean>();
    for (let step = 1, hasDied = true; hasDied; step += 1) {
      await Promise.all([BookModel.deleteMany(), ImportModel.deleteMany()]);
      const book = await makeBook({ stock: 5, isbn: isbns[0]! });
      const other = await makeBook({ stock: 5, isbn: isbns[1]! });
      const death = dieAt(step, where === 'behind a write');

      await importing(fileFor(book, other));
      vi.restoreAllMocks();
      const isAccepted = await lookAt(book);
      await resumeLater();
      const isStored = await lookAt(book);
      if (isAccepted) expect(isStored).toBe(true);
      outcomes.add(isStored);
      expect(await BookModel.countDocuments()).toBe(isStored ? 302 : 2);
      const two = await BookModel.find().sort('_id').limit(2).lean();
      const keys = isStored ? isbns.toReversed() : isbns;
      expect(two.map(({ isbnKey }) => isbnKey)).toEqual(keys);
      hasDied = death.hasDied();
    }
    expect([...outcomes]).toEqual([false, true]);
  },
  120_000,
);

it.each([
  ['the first rows are staged', () => bookCollection.findOne({ staged: { $exists: true } })],
  ['many rows are staged', () => bookCollection.findOne({ 'staged.values.title': 'Added 299' })],
  ['the file is accepted', () => ImportModel.findOne({ isAccepted: true })],
])(
  'of a file all or nothing is in the shop when the process is killed while %s',
  async (_at, isAt) => {
    const book = await makeBook({ stock: 5 });
    const uri = new URL(inject('mongodbUri'));
    uri.pathname = `/${mongoose.connection.name}`;
    const child = fork(path.join(inject('programs'), 'import-child.mjs'), [uri.href]);
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child, 'message');
    child.send(fileFor(book));
    // A busy machine may look only when all is over.
    const isOver = () => BookModel.exists({ ...onSale(), title: 'Added 299' });
    while (!(await isAt()) && !(await isOver()));
    child.kill('SIGKILL');
    if (child.signalCode === null) await once(child, 'exit');
    await resumeLater();
    expect([true, false]).toContain(await lookAt(book));
  },
  60_000,
);

it.each([
  ['before it is accepted', ['updateOne', 'findOneAndUpdate']],
  ['before it is shown', ['findOneAndUpdate']],
] as const)(
  'what this process could not end without the database is ended as soon as it is back: %s',
  async (_at, names) => {
    const book = await makeBook({ stock: 5 });
    const gone = () => Promise.reject(new Error('away'));
    for (const name of names) vi.spyOn(ImportModel.collection, name).mockImplementation(gone);
    const { status } = await importing(fileFor(book));
    await expect(resumeImports()).rejects.toThrow('away');
    vi.restoreAllMocks();
    await resumeImports();
    expect(await ImportModel.countDocuments({ until: { $ne: null } })).toBe(0);
    expect(await lookAt(book)).toBe(status === 200);
    expect(await BookModel.countDocuments()).toBe(status === 200 ? 301 : 1);
  },
);

it('what is staged for an import that is unknown, as in a restored backup, is forgotten', async () => {
  const book = await makeBook();
  const staged = { entry: { _id: new Types.ObjectId(), action: 'changed' } };
  await bookCollection.updateOne({ _id: book._id }, { $set: { staged: staged as never } });
  await resumeImports();
  expect(await BookModel.findById(book._id).lean()).not.toHaveProperty('staged');
});
