import { expect, it } from 'vitest';
import { bookImportSchema, type BookImport } from '../../../contract/book/book-import.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { headingNames } from './headings.ts';

useTestDatabase();

async function check(file: string, query: object = {}): Promise<BookImport> {
  const { api } = createTestApp();
  const call = api.post('/api/books/import').query({ dryRun: 'true', ...query });
  const { body } = await call.set(signInAdmin()).type('text/csv').send(file).expect(200);
  return bookImportSchema.parse(body);
}

it('headings that say nothing are named by the owner, others are left out', async () => {
  const file = 'Ware,Krimi,Genre,Kosten,Published\nEmil,x,Kinder,5,1\n';
  const { columns } = await check(file);
  expect(columns).toEqual({
    ...{ Ware: null, Krimi: null, Genre: 'category', Kosten: null, Published: null },
  });
  const map = JSON.stringify({ Ware: 'title', Kosten: 'newPrice', Genre: null });
  const { errors, preview, columns: mapped } = await check(file, { map });
  expect(errors).toEqual([]);
  expect(preview).toMatchObject([{ kind: 'new', title: 'Emil' }]);
  expect(mapped).toMatchObject({ Ware: 'title', Krimi: null, Genre: null, Kosten: 'newPrice' });
});

it('a word means one field only', () => {
  const all = Object.values(headingNames).flatMap((list) => list.split(' '));
  expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
});

it.each([
  ['Summe;;25,50', 'Summe'],
  [';Total:;25,50', 'Total:'],
  [';;Totale', 'Totale'],
])('the sum below a list is skipped, and says so: %s', async (sum, title) => {
  const { errors, preview } = await check(`EAN;Titel;Preis\n;Emil;25,50\n${sum}\n`);
  expect(errors).toEqual([]);
  expect(preview).toMatchObject([{ kind: 'new' }, { row: 3, kind: 'unknown', title, isSum: true }]);
});

it('a book that is called like a sum is no sum', async () => {
  const { preview } = await check('EAN;Titel;Autor;Preis\n;Somme;Lyn Macdonald;25,50\n');
  expect(preview).toMatchObject([{ kind: 'new', title: 'Somme' }]);
});
