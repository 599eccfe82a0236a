import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { StoredBook } from '../features/catalogue/books/book.model.ts';
import { createLog } from '../log.ts';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { problemsOf, structuredDataOf } from '../testing/structured-data.ts';
import { testSettings } from '../testing/test-app.ts';

useTestDatabase();

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-data-'));
writeFileSync(
  path.join(webFolder, 'index.html'),
  '<!doctype html><html><head><title>Storyloom</title><meta name="description" content="x" /></head><body></body></html>',
);
afterAll(() => rmSync(webFolder, { recursive: true }));

const nasty = `"quoted" 'twice' </script><script>alert(1)</script> <!-- & \\ \u2028 {"@type":"Thing"}`;
const books: [string, Partial<StoredBook>][] = [
  ['ordinary', { author: 'Mary Shelley', coverImage: 'frankenstein.webp', stock: 3 }],
  ['with its picture elsewhere', { coverImage: 'https://pictures.example/a.jpg' }],
  ['without an author', { author: '', coverImage: 'a.webp' }],
  ['without a picture', { author: 'Mary Shelley' }],
  ['sold out', { stock: 0, coverImage: 'a.webp' }],
  ['for nothing', { newPriceCents: 0, coverImage: 'a.webp' }],
  ['dear', { newPriceCents: 123_456_789, coverImage: 'a.webp' }],
  [
    'nasty',
    { title: nasty, author: nasty, description: `${nasty} `.repeat(20), coverImage: nasty },
  ],
];

async function open(address: string, publicUrl: string | undefined = 'https://shop.example') {
  const settings = { ...testSettings, publicUrl };
  const log = createLog('silent');
  const app = createApp({ settings, log, isStopping: () => false, webFolder });
  return structuredDataOf((await supertest(app).get(address).expect(200)).text);
}

describe('what search engines read of a book', () => {
  it.each(books)('is a book on offer: %s', async (_kind, changes) => {
    const { _id, title } = await addBook(changes);
    for (const publicUrl of ['https://shop.example', undefined]) {
      const [book, ...others] = await open(`/books/${_id}`, publicUrl);
      expect(others).toEqual([]);
      expect(await problemsOf(book!)).toEqual([]);
      const type = changes.coverImage ? ['Book', 'Product'] : 'Book';
      expect(book).toMatchObject({ '@type': type, name: title });
      expect(book).toHaveProperty('offers.availability', expect.stringMatching(/Stock$/));
    }
  });

  // Should the check ever accept anything, this says so.
  it.each([
    ['name', undefined],
    ['image', undefined],
    ['offers', undefined],
    ['offers.price', undefined],
    ['offers.price', 'ten dollars'],
    ['offers.priceCurrency', '$'],
    ['offers.availability', 'https://schema.org/NewCondition'],
    ['offers.availability', 'https://schema.org/Available'],
    ['offers.cost', '10.20'],
    ['offers', { '@type': 'Person', name: 'Mary Shelley' }],
    ['author', { '@type': 'Offer', price: '1.00', priceCurrency: 'USD' }],
    ['writer', 'Mary Shelley'],
    ['@type', ['Boook', 'Product']],
  ])('would not pass with %s: %o', async (place, value) => {
    const { _id } = await addBook({ author: 'Mary Shelley', coverImage: 'a.webp' });
    const [book] = await open(`/books/${_id}`);
    expect(await problemsOf(book!)).toEqual([]);
    const names = place.split('.');
    const last = names.pop()!;
    const inner = names.reduce((node, name) => node[name] as typeof node, book!);
    (inner as Record<string, unknown>)[last] = value;
    expect(await problemsOf(JSON.parse(JSON.stringify(book)))).not.toEqual([]);
  });
});

it.each(['/', '/books', '/books?category=fiction'])(
  'a list of books is read as such: %s',
  async (address) => {
    for (const [, changes] of books) await addBook(changes);
    const [list, ...others] = await open(address);
    expect(others).toEqual([]);
    expect(list?.['@type']).toBe('ItemList');
    expect(await problemsOf(list!)).toEqual([]);
    const items = list?.itemListElement as { position: number }[];
    expect(items.map(({ position }) => position)).toEqual(books.map((_book, i) => i + 1));
    (items[0] as unknown as { item: { offers: { price?: string } } }).item.offers.price = 'much';
    expect(await problemsOf(list!)).not.toEqual([]);
  },
);
