import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AuditEntryModel } from '../audit-log/audit-entry.model.ts';
import { bookCollection, BookModel } from './book.model.ts';
import { titleKeyOf } from './title-key-of.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { moveRemainingBooks } from './move-books.ts';

useTestDatabase();

const { api } = createTestApp();

describe('a category that goes', () => {
  const categories = defaultSettings.categories.filter(({ slug }) => slug !== 'horror');
  const remove = () =>
    api
      .put('/api/settings')
      .set(signInAdmin())
      .send({ categories, moveTo: { horror: 'fiction' } });
  const addMany = (count: number) => {
    const title = 'One of many';
    const book = { title, titleKey: titleKeyOf(title), category: 'horror', newPriceCents: 100 };
    const numbered = (_unused: unknown, i: number) => ({ ...book, isbnKey: `many ${i}` });
    return BookModel.collection.insertMany(Array.from({ length: count }, numbered));
  };
  const moved = () => BookModel.countDocuments({ category: 'fiction' });

  /** What happens to the books after those of the first transaction. */
  const laterUpdates = (then: typeof bookCollection.bulkWrite) => {
    const move = bookCollection.bulkWrite.bind(bookCollection);
    const update = vi
      .spyOn(bookCollection, 'bulkWrite')
      .mockImplementationOnce(move)
      .mockImplementationOnce(then);
    onTestFinished(() => update.mockRestore());
    return update;
  };

  it('takes all of its many books along, in parts, also after a stop in the middle', async () => {
    const count = 250;
    await addMany(count);
    const update = laterUpdates(() => {
      throw new Error('killed');
    });
    await remove().expect(200);
    const audited = () => AuditEntryModel.countDocuments({ of: 'book' });
    expect([await moved(), await audited()]).toEqual([100, 100]);
    update.mockRestore();
    await Promise.all([moveRemainingBooks(), moveRemainingBooks()]);
    expect([await moved(), await audited()]).toEqual([count, count]);
  });

  it('takes the last of its many books along after the answer when that takes long', async () => {
    await addMany(150);
    const move = bookCollection.bulkWrite.bind(bookCollection);
    let goOn = () => {};
    const answered = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    laterUpdates((...change) => answered.then(() => move(...change)));
    await remove().expect(200);
    expect(await moved()).toBe(100);
    goOn();
    await expect.poll(moved).toBe(150);
  });
});
