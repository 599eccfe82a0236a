import { expect, it, onTestFinished, vi } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { importedSchema } from '../../../contract/book/book-import.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook } from '../../../testing/factories.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bookCollection, BookModel } from '../../../models/books/book.model.ts';
import { ImportModel, importRows } from '../../../models/books/import.model.ts';
import { resumeImports } from './store-import.ts';

useTestDatabase();

const header = 'title,description,category,newPrice,stock,isbn\n';
const rows = Array.from({ length: 600 }, (_, i) => `Book ${i},A,horror,3,5,\n`).join('');
const numbered = 'Numbered,A,horror,3,,978-0-306-40615-7\n';
const file = header + numbered + rows;

function send(csv: string, key?: string) {
  const { api } = createTestApp();
  return api
    .post('/api/books/import')
    .set({ ...signInAdmin(), 'Content-Type': 'text/csv', ...(key && { 'Idempotency-Key': key }) })
    .send(csv);
}
const imported = (body: unknown) => importedSchema.parse(body).new;
const count = () => BookModel.countDocuments();

it('stores a file once that was sent again, and leaves alone what was changed since', async () => {
  expect(imported((await send(file, 'one').expect(200)).body)).toBe(601);
  await BookModel.updateOne({ title: 'Book 7' }, { $set: { stock: 4, title: 'Sold' } });
  const again = await send(file, 'one').expect('Idempotent-Replayed', 'true');
  expect(imported(again.body)).toBe(601);
  expect(await count()).toBe(601);
  expect(await BookModel.findOne({ title: 'Sold' }).lean()).toMatchObject({ stock: 4 });
  expect(await BookModel.countDocuments({ title: 'Book 7' })).toBe(0);
});

it('takes another key and no key at all for another import', async () => {
  await send(header + rows, 'one').expect(200);
  await send(header + rows, 'two').expect(200);
  await send(header + rows).expect(200);
  expect(await count()).toBe(3 * 600);
});

it('refuses another file with the same key, and stores nothing of it', async () => {
  await send(header + numbered, 'one').expect(200);
  const { body } = await send(`${header}Another,A,horror,3,,\n`, 'one').expect(422);
  expect(apiErrorSchema.parse(body).error.code).toBe('idempotency_key_reused');
  expect(await count()).toBe(1);
  await send(header + numbered, 'one').expect('Idempotent-Replayed', 'true');
});

it('begins again when the first try has died before the file was accepted', async () => {
  const remove = vi.spyOn(ImportModel.collection, 'deleteOne').mockRejectedValue('killed');
  const accept = vi.spyOn(ImportModel.collection, 'updateOne').mockRejectedValue('killed');
  await send(file, 'one').expect(500);
  remove.mockRestore();
  accept.mockRestore();
  expect(await count()).toBe(0);
  expect(imported((await send(file, 'one').expect(200)).body)).toBe(601);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  await resumeImports();
  expect(await importRows.countDocuments()).toBe(0);
  expect(await count()).toBe(601);
});

it('stores a file once or not at all when it is sent twice at the same moment', async () => {
  const responses = await Promise.all([send(file, 'one'), send(file, 'one')]);
  expect(responses.every(({ status }) => [200, 409].includes(status))).toBe(true);
  const isStored = responses.some(({ status }) => status === 200);
  expect(await count()).toBe(isStored ? 601 : 0);
  await send(file, 'one').expect(200);
  expect(await count()).toBe(601);
});

it('gives a new ISBN to one book when two files with it are imported at the same moment', async () => {
  const files = ['Numbered', 'Numbered too'].map(
    (title) => `${header}${title},A,horror,3,,978-0-306-40615-7\n${rows}`,
  );
  const responses = await Promise.all(files.map((each) => send(each)));
  // The later one is refused, or has found the book of the other.
  expect(responses.every(({ status }) => [200, 409, 412].includes(status))).toBe(true);
  for (const [i, { status }] of responses.entries())
    if (status !== 200) await send(files[i]!).expect(200);
  expect(await BookModel.countDocuments({ title: /^Numbered/ })).toBe(1);
  expect(await BookModel.countDocuments({ isbn: '9780306406157' })).toBe(1);
});

it('gives no known book the ISBN of a new one that another file is bringing', async () => {
  const isbn = '9780306406157';
  const { id } = await makeBook({ title: 'Known', isbn: '9780141439518' });
  const stopped = vi.spyOn(bookCollection, 'insertMany');
  onTestFinished(() => stopped.mockRestore());
  stopped.mockRejectedValueOnce(new Error('killed'));
  await send(header + numbered).expect(200);
  await send(`_id,isbn\n${id},${isbn}\n`).expect(409);
  await resumeImports({ idleMs: 0 });
  expect(await BookModel.findOne({ title: 'Numbered' }).lean()).toMatchObject({ isbn });
});
