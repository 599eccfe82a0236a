import type { Page } from '@playwright/test';
import { foreignIn, openLibreria, type Libreria } from './libreria.ts';
import { expect, headersOf, signIn } from './owner.ts';
import { customersPages, openPages } from './shop-pages.ts';
import { test, type Shop } from './shop.ts';

test.use({ ownShop: 'another-shop-files' });

let libreria: Libreria;
test.beforeAll(async ({ browser, shop }) => {
  libreria = await openLibreria(browser, shop);
});

/** What no reader sees: names of cookies and stored keys, React's marks, a schema's own words. */
const unseen = /storyloom[._][\w-]+|<!--\/?\$-->|"\$ref"|"pattern":"(?:[^"\\]|\\.)*"/g;

/** The addresses that the shop names to search engines. */
async function readSitemap(page: Page): Promise<string[]> {
  const text = await (await page.request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/');
}

/** The text of any address, as the owner gets it. */
async function textOf(page: Page, shop: Shop, address: string): Promise<string> {
  const response = await page.request.get(address, { headers: await headersOf(page, shop) });
  expect(response.status(), address).toBe(200);
  return response.text();
}

const year = new Date().getUTCFullYear();
const days = `from=${year - 1}-01-01&to=${year + 1}-12-31`;
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/openapi.json',
  '/api/settings',
  '/api/categories',
  '/api/books/',
  '/api/books/export.csv',
  '/api/orders/',
  '/api/orders/export.csv',
  '/api/orders/export.csv?lines=books',
  '/api/newsletter',
  '/api/emails/',
  '/api/customers/',
  '/api/admin',
  ...['day', 'month', 'category', 'book'].map((by) => `/api/reports/sales.csv?${days}&by=${by}`),
];
const unlisted = [
  '/admin',
  '/dashboard',
  '/withdrawal',
  '/books?category=poesia',
  '/books?q=follas',
];

async function expectOwnFiles(page: Page, shop: Shop, addresses: string[]) {
  for (const address of addresses) {
    const text = await textOf(page, shop, address);
    // What scripts are made of, `$` among it, is for no reader.
    const visibleText = text.replaceAll(/<script(?![^>]*json)[^>]*>[^]*?<\/script>/g, '');
    expect.soft(foreignIn(visibleText.replaceAll(unseen, '')), address).toEqual([]);
    if (text.startsWith('<!doctype html>'))
      expect.soft(text, address).toMatch(/<title>[^<]*Librería Ñ/);
  }
}

test('what search engines, programs and printouts get is the owner’s, and adds up @once', async ({
  page,
  shop,
}) => {
  await page.goto('/dashboard');
  await signIn(page, shop);
  const listed = await readSitemap(page);
  const own = ['/imprint', '/returns', '/shelves/recomendados', '/authors/rosalia-de-castro'];
  expect(listed).toEqual(expect.arrayContaining(['/', '/books', '/terms', ...own]));
  const receipts = libreria.phoneOrders.map(({ _id }) => `/api/orders/${_id}/receipt`);
  const { notFound: _none, ...pages } = openPages;
  await expectOwnFiles(page, shop, [
    ...new Set([...listed, ...Object.values({ ...pages, ...customersPages })]),
    ...unlisted,
    ...files,
    ...receipts,
  ]);

  const text = (address: string) => textOf(page, shop, address);
  expect(await text(receipts[0] ?? '')).toMatch(/Shipping[^]*3,50\s€[^]*Total[^]*41,50\s€/);
  expect(await text(receipts[1] ?? '')).toMatch(/Total[^]*40,00\s€/);
  const orders = await text('/api/orders/export.csv');
  expect(orders).toMatch(/Cantares gallegos;0,00;40,00;EUR;/);
  expect(orders).toMatch(/Follas novas;3,50;41,50;EUR;/);
  expect(await text(`/api/reports/sales.csv?${days}&by=month`)).toMatch(/;2;2;78,00;3,50\r\n/);
});
