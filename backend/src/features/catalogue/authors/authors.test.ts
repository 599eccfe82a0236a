import { beforeEach, describe, expect, it } from 'vitest';
import type { BookCaches } from '../../../book-caches.ts';
import { authorSchema } from '../../../contract/book/author.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

let caches: BookCaches;
let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  ({ api, caches } = createTestApp());
});

async function find(slug: string) {
  const { body } = await api.get(`/api/authors/${encodeURIComponent(slug)}`).expect(200);
  const { author, books } = authorSchema.parse(body);
  return [author, ...books.map(({ title }) => title)];
}

describe.each(['before the index is read', 'from the index'])(
  'the page of an author, %s',
  (when) => {
    const fill = async () => {
      if (when === 'from the index') await caches.index.sync();
    };

    it('has all books of that name however it is spelled, newest first', async () => {
      const on = (day: number) => new Date(`2026-01-0${day}`);
      await addBook({ title: 'Shirley', author: 'Charlotte Bronte', createdAt: on(1) });
      await addBook({ title: 'Villette', author: 'Charlotte Brontë', createdAt: on(3) });
      await addBook({ title: 'Jane Eyre', author: 'CHARLOTTE  BRONTË', createdAt: on(2) });
      await addBook({ title: 'Agnes Grey', author: 'Anne Brontë' });
      await addBook({ title: 'Draft', author: 'Charlotte Brontë', draft: true });
      await addBook({ title: 'Gone', author: 'Charlotte Brontë', deletedAt: new Date() });
      await fill();
      expect(await find('charlotte-bronte')).toEqual([
        'Charlotte Brontë',
        'Villette',
        'Jane Eyre',
        'Shirley',
      ]);
    });

    it('follows each change of a book, and is gone with the last one', async () => {
      const { _id } = await addBook({ title: '山', author: '村上 春樹' });
      await fill();
      expect(await find('村上-春樹')).toEqual(['村上 春樹', '山']);
      await BookModel.updateOne({ _id }, { $set: { author: 'Haruki Murakami' } });
      expect(await find('haruki-murakami')).toEqual(['Haruki Murakami', '山']);
      await api.get(`/api/authors/${encodeURIComponent('村上-春樹')}`).expect(404);
      await BookModel.updateOne({ _id }, { $set: { deletedAt: new Date() } });
      await api.get('/api/authors/haruki-murakami').expect(404);
    });

    it('is not there for a book without an author', async () => {
      await addBook();
      await addBook({ author: '???' });
      await fill();
      await api.get('/api/authors/undefined').expect(404);
      await api.get('/api/authors/-').expect(404);
    });
  },
);
