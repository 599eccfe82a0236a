import { expect, it } from 'vitest';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { refuseTakenIsbn } from './refuse-book.ts';

useTestDatabase();

const isbn = '9780141439587';
const failing = () => Promise.reject(Object.assign(new Error('INTERNAL_ERROR'), { code: 1 }));

it('a server that calls a taken ISBN an internal error is understood by a look', async () => {
  await expect(refuseTakenIsbn({ isbn }, failing)).rejects.toThrow('INTERNAL_ERROR');
  await addBook({ title: 'Emma', isbn, isbnKey: isbn });
  await expect(refuseTakenIsbn({ isbn }, failing)).rejects.toThrow('already the one of "Emma"');
});
