import { Types } from 'mongoose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../../../log.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { schedule } from '../../../runtime/schedule.ts';
import { booksChanged } from '../../../models/books/book-changes.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { importBooks } from '../import/import-books.ts';
import { watchBooks } from './watch-books.ts';

useTestDatabase();

function startWatching() {
  const watch = watchBooks();
  const job = { name: 'watch', everyMs: 20, work: watch.catchUp };
  const stop = schedule([job], createLog('silent'));
  onTestFinished(() => (watch.stop(), stop()));
}

it('tells of a long import once, and of what others change', async () => {
  const announced: string[] = [];
  onTestFinished(booksChanged.listen((changed) => void announced.push(...changed)));
  startWatching();
  const { _id } = await addBook();
  const rows = Array.from({ length: 600 }, (_row, i) => `Book ${i},Text ${i},fiction,${i}`);
  const text = `title,description,category,newPrice\n${rows.join('\n')}`;
  await importBooks(Buffer.from(text), { by: 'owner' });

  // Straight into the collection, as another process does; what was there before has been seen then.
  const at = { $set: { updatedAt: new Date(Date.now() + 1000) } };
  await BookModel.collection.updateOne({ _id: new Types.ObjectId(_id) }, at);
  const timesAnnounced = (id: string) => announced.filter((each) => each === id).length;
  const before = timesAnnounced(_id);
  await vi.waitFor(() => expect(timesAnnounced(_id)).toBeGreaterThan(before), { timeout: 30_000 });
  const imported = await BookModel.distinct('_id', { title: /^Book / });
  expect(imported).toHaveLength(600);
  const times = new Map<string, number>();
  for (const id of announced) times.set(id, (times.get(id) ?? 0) + 1);
  expect(imported.filter((id) => times.get(String(id)) !== 1)).toEqual([]);
});

it('tells of a book that is there no more', async () => {
  const announced: string[] = [];
  const { _id } = await addBook();
  onTestFinished(booksChanged.listen((changed) => void announced.push(...changed)));
  startWatching();
  await vi.waitFor(() => expect(announced).toEqual([_id]), { timeout: 30_000 });
  await BookModel.collection.deleteOne({ _id: new Types.ObjectId(_id) }); // as another process does
  await vi.waitFor(() => expect(announced).toEqual([_id, _id]), { timeout: 30_000 });
});

it('learns of what others change when the clock was set back', async () => {
  const { _id } = await addBook();
  let announced = 0;
  onTestFinished(
    booksChanged.listen((changed) => void (announced += changed.includes(_id) ? 1 : 0)),
  );
  onTestFinished(() => void vi.useRealTimers());
  startWatching();
  const changeElsewhere = () =>
    BookModel.collection.updateOne({ _id: new Types.ObjectId(_id) }, [
      { $set: { updatedAt: new Date() } },
    ]);
  await vi.waitFor(() => expect(announced).toBeGreaterThan(0), { timeout: 30_000 });

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  const before = announced;
  await changeElsewhere();
  await vi.waitFor(() => expect(announced).toBeGreaterThan(before), { timeout: 30_000 });
});
