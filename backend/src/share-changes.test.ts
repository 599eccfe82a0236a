import cluster from 'node:cluster';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { BookModel } from './features/catalogue/books/book.model.ts';
import {
  announceBooksChanged,
  onBooksChanged,
} from './features/catalogue/books/book-changes.model.ts';
import { onSettingsChanged, saveSettings } from './features/settings/settings.model.ts';
import { defaultSettings } from './features/settings/default-settings.ts';
import { shareChanges } from './share-changes.ts';
import { addBook } from './testing/books.ts';
import { useTestDatabase } from './testing/database.ts';
import { passedOn } from './runtime/workers.ts';

useTestDatabase();

const told = vi.fn();
beforeEach(() => {
  told.mockReset();
  const { send } = process;
  process.send = ((message: unknown) => void told(message)) as never;
  Object.assign(cluster, { isWorker: true });
  const stop = shareChanges();
  onTestFinished(() => {
    stop();
    Object.assign(cluster, { isWorker: false });
    if (send) process.send = send;
    else delete process.send;
  });
});

it('tells the other workers which books it wrote and that it saved the settings', async () => {
  const { _id } = await addBook();
  told.mockClear();
  await BookModel.updateOne({ _id }, { $set: { stock: 3 } });
  expect(told.mock.calls).toEqual([[{ type: passedOn, books: [_id] }]]);
  const settings = { ...defaultSettings, digest: false };
  await saveSettings({ hero: 'New' }, { settings, version: 0 }, { by: 'ann' });
  expect(told.mock.lastCall).toEqual([{ type: passedOn }]);
});

it('hears of theirs, and tells nobody what it has only heard', () => {
  const books = vi.fn();
  const settings = vi.fn();
  onTestFinished(onBooksChanged(books));
  onTestFinished(onSettingsChanged(settings));
  process.emit('message', { type: passedOn, books: ['a'.repeat(24)] }, undefined);
  expect(books).toHaveBeenCalledExactlyOnceWith(['a'.repeat(24)], 'elsewhere');
  process.emit('message', { type: passedOn }, undefined);
  expect(settings).toHaveBeenCalledOnce();
  announceBooksChanged('all', 'elsewhere');
  expect(told).not.toHaveBeenCalled();
});
