import { expect, it } from 'vitest';
import { exportOfShop, fileOfShop } from './file-of-shop.ts';
import { halvesOf } from './shop-name.ts';

it.each([
  ['Storyloom', 'Story', 'loom'],
  ['Librería Ñ', 'Librería ', 'Ñ'],
  ['The Old Curiosity Shop', 'The Old ', 'Curiosity Shop'],
  ['Bücherstube Zoë', 'Bücherstube ', 'Zoë'],
  ['Emma', 'Em', 'ma'],
  ['本屋', '本', '屋'],
  ['Q', 'Q', ''],
  ['a📚', 'a', '📚'],
])('the name %s is parted into %s and %s', (name, ...halves) => {
  expect(halvesOf(name)).toEqual(halves);
});

it('a file that leaves the shop says which shop it is from', () => {
  expect(fileOfShop('my-data.json', { name: 'Storyloom' })).toBe('storyloom-my-data.json');
  expect(fileOfShop('my-data.json', { name: 'Librería Ñ' })).toBe('libreria-n-my-data.json');
  expect(fileOfShop('my-data.json', { name: '!!' })).toBe('my-data.json');
  expect(exportOfShop('books.csv', { name: 'Librería Ñ' })).toBe('libreria-n-books.csv');
  expect(exportOfShop('books.csv', { name: 'Storyloom' })).toBe('books.csv');
});
