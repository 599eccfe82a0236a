import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { emailTexts } from '../contract/words/en/email-texts.ts';
import { customerEmailKinds } from '../contract/email/email.ts';
import { emailPreviewSchema } from '../contract/email/email-texts.ts';
import type { SettingsChange } from '../contract/shop/settings.ts';
import { sitePages } from '../contract/shop/site-pages.ts';
import { storeOwnCover } from '../features/catalogue/covers/cover.model.ts';
import { EmailModel } from '../models/emails/email.model.ts';
import { writeDueEmails } from '../features/emails/write-emails.ts';
import { createLog } from '../log.ts';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { addOrder } from '../testing/orders/orders.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { testEnv } from '../testing/test-app.ts';

useTestDatabase({ filledOnce: openOwnShop });

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-own-'));
const builtPage = readFileSync(new URL('../../../frontend/index.html', import.meta.url));
writeFileSync(path.join(webFolder, 'index.html'), builtPage);
afterAll(() => rmSync(webFolder, { recursive: true }));

const env = { ...testEnv, publicUrl: 'https://libreria.example' };
const log = createLog('silent');
const web = supertest(createApp({ env, log, isStopping: () => false, webFolder }));

const ownShop: SettingsChange = {
  shop: { name: 'Librería Ñ', line: 'libros y café en Madrid', accent: '#1a5fb4' },
  money: { currency: 'EUR', locale: 'es-ES', timeZone: 'Europe/Madrid' },
  categories: [
    { slug: 'novela', name: 'Novela' },
    { slug: 'infantil', name: 'Infantil' },
    { slug: 'poesia', name: 'Poesía' },
  ],
  shipping: { fee: 3.5, freeFrom: 40 },
  pages: { terms: 'Condiciones.', imprint: 'Librería Ñ, Madrid', returns: 'Devoluciones.' },
  withdrawal: { isOn: true },
  guarantee: { isOn: true, url: 'https://garantia.example/' },
};

let bookId: string;
async function openOwnShop() {
  await web.put('/api/settings').set(signInAdmin()).send(ownShop).expect(200);
  const book = await addBook({ category: 'novela', author: 'Rosalía de Castro', isbn: '' });
  bookId = book._id;
  const shelf = { title: 'Recomendados', note: 'De la casa', books: [{ bookId }] };
  await web.post('/api/shelves').set(signInAdmin()).send(shelf).expect(201);
}

/** What may stand nowhere in the words of such a shop; the names of things stored stay. */
function foreignIn(text: string): string[] {
  // The name under which a browser keeps the colours that were chosen.
  const shown = text.replaceAll('storyloom.theme', '');
  return shown.match(/.{0,60}(?:storyloom(?!_session)|\$\d|USD).{0,40}/gi) ?? [];
}

const fill = (pattern: string, id: string) => pattern.replace(':id', id).replace('*', '/nowhere');
const pages = Object.entries(sitePages).map(([name, { path: pattern }]) => [name, pattern]);

it.each(pages)(
  'the first paint of the page %s (%s) is in the shop’s own name',
  async (name, at) => {
    const ids: Record<string, string> = {
      book: bookId,
      shelf: 'recomendados',
      author: 'rosalia-de-castro',
      news: '1',
    };
    const { text, status } = await web.get(fill(at, ids[name] ?? bookId));
    expect(status).toBe(name === 'notFound' ? 404 : 200);
    expect(text).toContain('Librería Ñ');
    expect(foreignIn(text)).toEqual([]);
  },
);

it.each([
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/api/openapi.json',
  '/api/docs',
  '/api/settings',
  '/api/categories',
  '/api/newsletter/end?token=none-0123456789-0123456789-0123456789',
  '/api/book-requests/end?token=none-0123456789-0123456789-0123456789',
])('so is %s', async (address) => {
  const { text } = await web.get(address).set('Accept', 'text/html, */*');
  expect(text.length).toBeGreaterThan(10);
  expect(foreignIn(text)).toEqual([]);
});

it('so are emails to customers and to the owner', async () => {
  const kinds = ['order-received', 'order-confirmed', 'order-shipped', 'order-cancelled'] as const;
  await addOrder({ currency: 'EUR' }, [...kinds, 'order-returned', 'new-order']);
  await web.post('/api/newsletter').send({ email: 'reader@example.com' });
  await writeDueEmails({ env, log });
  const emails = await EmailModel.find().lean();
  expect(emails.length).toBeGreaterThanOrEqual(6);
  for (const { kind, subject, text, html } of emails) {
    expect(foreignIn([subject, text, html].join('\n')), kind).toEqual([]);
    expect(html, kind).toContain('border-bottom:4px solid #1a5fb4;">Librería Ñ<');
  }
});

it.each(customerEmailKinds)('so is the email %s as the owner sees it beforehand', async (kind) => {
  const { body } = await web
    .post('/api/emails/preview')
    .set(signInAdmin())
    .send({ kind, subject: emailTexts[kind].subject, text: emailTexts[kind].text })
    .expect(200);
  const { subject, text, html } = emailPreviewSchema.parse(body);
  expect(foreignIn([subject, text, html].join('\n'))).toEqual([]);
  expect(html).toContain('Librería Ñ');
});

it('so is the receipt', async () => {
  const _id = String(await addOrder({ currency: 'EUR' }));
  const { text } = await web.get(`/api/orders/${_id}/receipt`).set(signInAdmin()).expect(200);
  expect(text).toMatch(/Librería Ñ[^]*10,50\s€/);
  expect(foreignIn(text)).toEqual([]);
});

it('a logo stands in emails under the shop’s own address', async () => {
  const shop = { logo: 'a-logo.webp' };
  await storeOwnCover(
    shop.logo,
    readFileSync(new URL('../../seed/covers/dracula.webp', import.meta.url)),
  );
  await web.put('/api/settings').set(signInAdmin()).send({ shop }).expect(200);
  await addOrder({ currency: 'EUR' }, ['order-received']);
  await writeDueEmails({ env, log });
  const { html } = (await EmailModel.findOne().sort({ _id: -1 }).lean())!;
  expect(html).toContain(`src="${env.shopUrl}/api/covers/${shop.logo}?w=320"`);
  expect(html).toContain('alt="Librería Ñ"');
});

it('so are the files that the owner takes out of the shop', async () => {
  await addOrder({ currency: 'EUR' });
  for (const address of [
    '/api/books/export.csv',
    '/api/orders/export.csv',
    '/api/orders/export.csv?lines=books',
    '/api/newsletter',
    '/api/reports/sales.csv?from=2026-01-01&to=2026-12-31',
  ]) {
    const { text, headers } = await web.get(address).set(signInAdmin()).expect(200);
    expect(headers['content-disposition'], address).toMatch(/filename="?libreria-n-.*\.csv/);
    expect(foreignIn(text), address).toEqual([]);
  }
});
