import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { bookSchema } from '../../../contract/book/book.ts';
import { bookBulkResultSchema } from '../../../contract/book/book-bulk.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bookCollection } from '../../../models/books/book.model.ts';
import { editBooks } from '../../../models/books/write-books.ts';

useTestDatabase();

function openShop() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { api } = createTestApp();
  const send = (path: string, body: object) =>
    api
      .post(path)
      .set(signInAdmin())
      .send(body)
      .expect(200)
      .then(({ body: response }) => bookBulkResultSchema.parse(response));
  const categoryOf = async (id: string) =>
    bookSchema.parse((await api.get(`/api/books/${id}`)).body).category;
  const secondsPass = () => vi.setSystemTime(Date.now() + 5500);
  return { send, categoryOf, secondsPass };
}

it('takes a change of many books back that waited for another one', async () => {
  const { send, categoryOf, secondsPass } = openShop();
  const { _id } = await addBook({ category: 'fiction' });
  let endOther = () => {};
  const other = editBooks(() => new Promise<void>((resolve) => (endOther = resolve)));
  const changing = send('/api/books/bulk', { ids: [_id], change: { category: 'horror' } });
  await wait(200);
  secondsPass();
  endOther();
  await other;
  const { undo } = await changing;
  expect(await categoryOf(_id)).toBe('horror');
  await send('/api/books/bulk/undo', { id: undo });
  expect(await categoryOf(_id)).toBe('fiction');
});

it('takes a change of many books back that the database wrote slowly', async () => {
  const { send, categoryOf, secondsPass } = openShop();
  const { _id } = await addBook({ category: 'fiction' });
  const write = bookCollection.bulkWrite.bind(bookCollection);
  vi.spyOn(bookCollection, 'bulkWrite').mockImplementationOnce((...args) => {
    secondsPass();
    return write(...args);
  });
  const change = { category: 'horror' };
  const { undo } = await send('/api/books/bulk', { ids: [_id], change });
  await send('/api/books/bulk/undo', { id: undo });
  expect(await categoryOf(_id)).toBe('fiction');
});
