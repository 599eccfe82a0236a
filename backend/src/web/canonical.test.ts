import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { createTestApp } from '../testing/test-app.ts';

useTestDatabase();

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-canonical-'));
const page = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';
writeFileSync(path.join(webFolder, 'index.html'), page);
afterAll(() => rmSync(webFolder, { recursive: true }));

const publicUrl = 'https://shop.example';
beforeEach(async () => {
  for (let i = 1; i <= 26; i += 1)
    await addBook({ title: `Book ${i}.`, createdAt: new Date(Date.UTC(2026, 0, 31 - i)) });
});

it.each([
  ['/books', '/books'],
  ['/books?page=1', '/books'],
  ['/books?page=2', '/books?page=2'],
  ['/books?category=fiction', '/books?category=fiction'],
  ['/books?page=2&category=fiction', '/books?category=fiction&page=2'],
  ['/books?category=fiction&page=2', '/books?category=fiction&page=2'],
  ['/books?page=2&utm_source=x', '/books?page=2'],
  ['/books?page=2&sort=title', '/books'],
  ['/books?page=0', '/books'],
  ['/books?page=x', '/books'],
  ['/books?page=2&minPrice=5', '/books'],
])('the page %s is known as %s', async (address, canonical) => {
  const { api } = createTestApp({ publicUrl }, webFolder);
  const { text } = await api.get(address).expect(200);
  const href = `${publicUrl}${canonical}`.replaceAll('&', '&amp;');
  expect(text).toContain(`<link rel="canonical" href="${href}" />`);
});

it('tells search engines of each page the books on it', async () => {
  const { api } = createTestApp({ publicUrl }, webFolder);
  const { text } = await api.get('/books?page=2').expect(200);
  expect(text).toContain('Book 25.');
  expect(text).not.toContain('Book 1.');
});

it('the address of a page does not depend on the visitor before', async () => {
  const { api } = createTestApp({ publicUrl }, webFolder);
  for (const [address, canonical] of [
    ['/books?page=2&fbclid=x', '/books?page=2'],
    ['/books?sort=title', '/books'],
    ['/books?fbclid=x', '/books'],
    ['/books?page=3&fbclid=x', '/books?page=3'],
  ]) {
    const { text } = await api.get(address!).expect(200);
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}${canonical}" />`);
  }
});
