import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile } from '../../../testing/imports/import-file.ts';
import { headingNames } from './read-file/headings.ts';

useTestDatabase();

it('headings that say nothing are named by the owner, others are left out', async () => {
  const file = 'Ware,Krimi,Genre,Kosten,Published\nEmil,x,Kinder,5,1\n';
  const { columns } = await checkFile(file);
  expect(columns).toEqual({
    Ware: null,
    Krimi: null,
    Genre: 'category',
    Kosten: null,
    Published: 'draft',
  });
  const map = JSON.stringify({ Ware: 'title', Kosten: 'newPrice', Genre: null });
  const { errors, preview, columns: mapped } = await checkFile(file, { map });
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
  const { errors, preview } = await checkFile(`EAN;Titel;Preis\n;Emil;25,50\n${sum}\n`);
  expect(errors).toEqual([]);
  expect(preview).toMatchObject([{ kind: 'new' }, { row: 3, kind: 'unknown', title, isSum: true }]);
});

it('a book that is called like a sum is no sum', async () => {
  const { preview } = await checkFile('EAN;Titel;Autor;Preis\n;Somme;Lyn Macdonald;25,50\n');
  expect(preview).toMatchObject([{ kind: 'new', title: 'Somme' }]);
});
