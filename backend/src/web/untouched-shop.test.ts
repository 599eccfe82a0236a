import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { SettingsChange } from '../contract/shop/settings.ts';
import { sitePages } from '../contract/shop/site-pages.ts';
import { orderContent } from '../features/emails/contents/order-email.ts';
import { renderEmail } from '../features/emails/contents/render-email.ts';
import { loadSender } from '../features/emails/sender.ts';
import { PublisherModel } from '../features/catalogue/publishers/publisher.model.ts';
import { createLog } from '../log.ts';
import { OrderModel } from '../models/orders/order.model.ts';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { addOrder } from '../testing/orders/orders.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { testEnv } from '../testing/test-app.ts';

useTestDatabase();

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-untouched-'));
const builtPage = readFileSync(new URL('../../../frontend/index.html', import.meta.url));
writeFileSync(path.join(webFolder, 'index.html'), builtPage);
afterAll(() => rmSync(webFolder, { recursive: true }));
const env = { ...testEnv, publicUrl: 'https://shop.example' };
const web = supertest(
  createApp({ env, log: createLog('silent'), isStopping: () => false, webFolder }),
);

/** All that the law of Europe may switch on. */
const lawful = {
  orderButton: 'obligation',
  guarantee: { isOn: true, url: 'https://notice.example/' },
  safety: { isOn: true },
  vat: { isOn: true, rate: 7, shippingRate: 19 },
  counter: { mode: 'stock' },
  fixedPrice: 'exact',
  lowestPrice: true,
  withdrawal: { isOn: true },
  shipping: { fee: 3, freeFrom: 35, rule: 'france' },
} satisfies SettingsChange;

const save = (change: object) =>
  web.put('/api/settings').set(signInAdmin()).send(change).expect(200);

/** What people read of the shop, by where they read it. */
async function readShop(bookId: string, orderId: string): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  const { home, catalogue, book, checkout, privacy, terms } = sitePages;
  for (const { path: at } of [home, catalogue, book, checkout, privacy, terms]) {
    read[at] = (await web.get(at.replace(':id', bookId))).text;
  }
  read['sitemap'] = (await web.get('/sitemap.xml')).text;
  const calls = [`books/${bookId}`, 'books/', 'books/export.csv', 'orders/export.csv'];
  for (const call of [...calls, `orders/${orderId}`, `orders/${orderId}/receipt`]) {
    read[call] = (await web.get(`/api/${call}`).set(signInAdmin())).text;
  }
  const sender = await loadSender({ env });
  const order = (await OrderModel.findById(orderId).lean())!;
  for (const kind of ['order-received', 'new-order'] as const) {
    read[kind] = JSON.stringify(renderEmail(orderContent(kind, order, sender), sender));
  }
  return read;
}

it('with everything off a shop reads as before, byte for byte, also after it was on', async () => {
  const book = await addBook({ publisher: 'Hanser', newPriceCents: 1000, oldPriceCents: 1500 });
  const maker = { name: 'Hanser', address: 'München', email: 'info@hanser.example' };
  await PublisherModel.create({ slug: 'hanser', version: 1, createdAt: new Date(), ...maker });
  const orderId = (await addOrder({})).toHexString();
  const { body } = await web.get('/api/settings').set(signInAdmin()).expect(200);
  const before = body as Record<string, unknown>;
  const off = Object.fromEntries(Object.keys(lawful).map((name) => [name, before[name]]));

  const untouched = await readShop(book._id, orderId);
  const all = Object.values(untouched).join();
  expect(all).not.toMatch(/guarantee<|Publisher and safety|obligation to pay|VAT by rate|net \+/);
  await save(lawful);
  const switchedOn = await readShop(book._id, orderId);
  const changed = Object.keys(untouched).filter((name) => switchedOn[name] !== untouched[name]);
  expect(changed).toEqual(
    expect.arrayContaining([`books/${book._id}`, 'books/export.csv', 'sitemap', 'order-received']),
  );
  await save(off);
  expect(await readShop(book._id, orderId)).toEqual(untouched);
});
