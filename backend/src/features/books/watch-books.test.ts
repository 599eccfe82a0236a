import { Types } from 'mongoose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { addBook } from '../../testing/books.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { onBooksChanged } from './book-changes.model.ts';
import { BookModel } from './book.model.ts';
import { importBooks } from './import-books.ts';
import { watchBooks } from './watch-books.ts';

useTestDatabase();

it('tells of a long import once, and of what others change', async () => {
  const told: string[] = [];
  onTestFinished(onBooksChanged((changed) => void told.push(...changed)));
  onTestFinished(watchBooks(createLog('silent'), { everyMs: 20 }).stop);
  const { _id } = await addBook();
  const rows = Array.from({ length: 600 }, (_row, i) => `Book ${i},Text ${i},fiction,${i}`);
  const text = `title,description,category,newPrice\n${rows.join('\n')}`;
  await importBooks(text, { dryRun: false, by: 'owner' });

  // Straight into the collection, as another process does; what was there before has been seen then.
  const at = { $set: { updatedAt: new Date(Date.now() + 1000) } };
  await BookModel.collection.updateOne({ _id: new Types.ObjectId(_id) }, at);
  const timesTold = (id: string) => told.filter((each) => each === id).length;
  const before = timesTold(_id);
  await vi.waitFor(() => expect(timesTold(_id)).toBeGreaterThan(before), { timeout: 10_000 });
  const imported = await BookModel.distinct('_id', { title: /^Book / });
  expect(imported).toHaveLength(600);
  const times = new Map<string, number>();
  for (const id of told) times.set(id, (times.get(id) ?? 0) + 1);
  expect(imported.filter((id) => times.get(String(id)) !== 1)).toEqual([]);
});
