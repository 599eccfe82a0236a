import mongoose, { Types } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook } from '../../../testing/factories.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { AuditEntryModel } from '../../../models/audit-log/audit-entry.model.ts';
import { bookCollection, BookModel, onSale } from '../../../models/books/book.model.ts';
import { ImportModel, importRows } from '../../../models/books/import.model.ts';
import { resumeImports } from './store-import.ts';

useTestDatabase();

const newRows = Array.from({ length: 260 }, (_, i) => `,Added ${i},Text,fiction,1,,,`);
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
  const added = await BookModel.countDocuments({ ...onSale, title: /^Added/ });
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
      const write = methods[name];
      vi.spyOn(methods, name).mockImplementation(async function (this: unknown, ...given) {
        steps += 1;
        const isDone = steps < step || (steps === step && isResponseLost);
        const response = isDone && (await write?.apply(this, given));
        if (steps >= step) throw new Error('killed');
        return response;
      });
    }
  };
  watch(bookCollection, ['bulkWrite', 'insertMany', 'updateMany']);
  watch(importRows, ['insertMany', 'deleteMany']);
  watch(ImportModel.collection, ['insertOne', 'updateOne', 'deleteOne']);
  watch(mongoose.mongo.ClientSession.prototype, ['commitTransaction']);
  return { hasDied: () => steps >= step };
}

async function resumeLater() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await resumeImports().finally(() => vi.useRealTimers());
  expect(await importRows.countDocuments()).toBe(0);
  expect(await ImportModel.countDocuments({ state: { $ne: 'complete' } })).toBe(0);
}

it.each([['before a write'], ['behind a write']])(
  'of a file all or nothing is in the shop wherever the process dies %s',
  async (where) => {
    const outcomes = new Set<boolean>();
    for (let step = 1, hasDied = true; hasDied; step += 1) {
      for (const model of [BookModel, ImportModel, AuditEntryModel]) await model.deleteMany();
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
      expect(await BookModel.countDocuments()).toBe(isStored ? 262 : 2);
      const two = await BookModel.find().sort('_id').limit(2).lean();
      const keys = isStored ? isbns.toReversed() : isbns;
      expect(two.map(({ isbnKey }) => isbnKey)).toEqual(keys);
      // The audit log tells of each book once, or of none.
      const entries = await AuditEntryModel.find({ via: 'import' }).lean();
      expect(entries).toHaveLength(isStored ? 262 : 0);
      hasDied = death.hasDied();
    }
    expect([...outcomes]).toEqual([false, true]);
  },
  300_000,
);

it.each([
  ['before it is accepted', importRows, 'insertMany', 500],
  ['while its books are written', bookCollection, 'bulkWrite', 200],
  ['before it is shown', bookCollection, 'updateMany', 200],
] as const)(
  'what this process could not finish without the database is finished once it is back: %s',
  async (_at, collection, name, status) => {
    const book = await makeBook({ stock: 5 });
    const gone = () => Promise.reject(new Error('away'));
    vi.spyOn(
      collection as unknown as { insertMany: () => Promise<never> },
      name as 'insertMany',
    ).mockImplementation(gone);
    if (status === 500) vi.spyOn(ImportModel.collection, 'deleteOne').mockImplementation(gone);
    await importing(fileFor(book)).expect(status);
    await expect(resumeLater()).rejects.toThrow('away');
    expect(await BookModel.countDocuments(onSale)).toBe(1);
    vi.restoreAllMocks();
    await resumeLater();
    expect(await lookAt(book)).toBe(status === 200);
    expect(await BookModel.countDocuments()).toBe(status === 200 ? 261 : 1);
  },
);

it('rows of an import that is unknown, as in a restored backup, are forgotten', async () => {
  const { _id } = await makeBook();
  const row = { action: 'changed', version: 0, before: {}, after: {} } as const;
  await importRows.insertOne({ _id, importId: new Types.ObjectId(), at: 0, ...row });
  await resumeImports();
  expect(await importRows.countDocuments()).toBe(0);
});
