import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { StoredBook } from '../models/books/book.model.ts';
import { createLog } from '../log.ts';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { problemsOf, structuredDataOf } from '../testing/pages/structured-data.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { createTestApp, testEnv } from '../testing/test-app.ts';

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
  [
    'an edition',
    {
      isbn: '9780141439518',
      language: 'German',
      format: 'Taschenbuch',
      coverImage: 'a.webp',
    },
  ],
  ['sold out', { stock: 0, coverImage: 'a.webp' }],
  ['for nothing', { newPriceCents: 0, coverImage: 'a.webp' }],
  ['dear', { newPriceCents: 123_456_789, coverImage: 'a.webp' }],
  [
    'nasty',
    { title: nasty, author: nasty, description: `${nasty} `.repeat(20), coverImage: nasty },
  ],
];

const change = (settings: object) =>
  createTestApp().api.put('/api/settings').set(signInAdmin()).send(settings).expect(200);

async function open(address: string, publicUrl?: string) {
  return structuredDataOf(await page(address, publicUrl));
}

async function page(address: string, publicUrl: string | undefined = 'https://shop.example') {
  const env = { ...testEnv, publicUrl };
  const log = createLog('silent');
  const app = createApp({ env, log, isStopping: () => false, webFolder });
  return (await supertest(app).get(address).expect(200)).text;
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

  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const later: [string, Partial<StoredBook>, object][] = [
    ['a used copy', { condition: 'good', stock: 1 }, { availability: 'InStock' }],
    ['a used copy that is sold', { condition: 'good', stock: 0 }, { availability: 'OutOfStock' }],
    ['ordered in', { supply: 'orderIn', stock: 0 }, { availability: 'BackOrder' }],
    [
      'to appear',
      { supply: 'preorder', availableFrom: day },
      { availability: 'PreOrder', availabilityStarts: day },
    ] as const,
    ['gone', { supply: 'gone' }, { availability: 'Discontinued' }],
  ];
  it.each(later)(
    'says whether it can be had, and whether it is new: %s',
    async (_kind, changes, expected) => {
      const { _id } = await addBook({ coverImage: 'a.webp', ...changes });
      const [book] = await open(`/books/${_id}`);
      expect(await problemsOf(book!)).toEqual([]);
      const schema = (name: string) => `https://schema.org/${name}`;
      const { availability, ...starts } = expected as { availability: string };
      expect(book).toMatchObject({
        offers: {
          ...starts,
          availability: schema(availability),
          itemCondition: schema(changes.condition ? 'UsedCondition' : 'NewCondition'),
        },
      });
    },
  );

  it('names its category as the shop does', async () => {
    const { _id } = await addBook({ category: 'horror' });
    expect(await open(`/books/${_id}`)).toMatchObject([{ genre: 'Horror' }]);
  });

  it('says the edition by numbers and names that programs know', async () => {
    const edition = { isbn: '9780141439518', language: 'German', format: 'Taschenbuch' };
    const [book] = await open(`/books/${(await addBook({ ...edition, coverImage: 'a' }))._id}`);
    expect(book).toMatchObject({
      isbn: '9780141439518',
      gtin13: '9780141439518',
      inLanguage: 'de',
      mainEntityOfPage: { '@type': 'ItemPage', inLanguage: 'en' },
      bookFormat: 'https://schema.org/Paperback',
    });
    const odd = { language: 'Elvish', format: 'Scroll', isbn: '9780141439525' };
    const [other] = await open(`/books/${(await addBook(odd))._id}`);
    // Without a picture it is no product, which alone has such a number.
    expect(Object.keys(other!)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/inLanguage|bookFormat|gtin13/)]),
    );
  });

  it('says that its price has VAT in it while the shop does', async () => {
    const { _id } = await addBook({ coverImage: 'a.webp', newPriceCents: 1200 });
    const place = 'offers.priceSpecification';
    expect((await open(`/books/${_id}`))[0]).not.toHaveProperty(place);
    await change({ vat: { isOn: true, rate: 7 } });
    const [book] = await open(`/books/${_id}`);
    expect(book).toHaveProperty(place, {
      '@type': 'PriceSpecification',
      price: '12.00',
      priceCurrency: 'USD',
      valueAddedTaxIncluded: true,
    });
    expect(await problemsOf(book!)).toEqual([]);
  });

  it('describes returns once the owner has set them', async () => {
    const { _id } = await addBook({ coverImage: 'a.webp' });
    const place = 'offers.hasMerchantReturnPolicy';
    expect((await open(`/books/${_id}`))[0]).not.toHaveProperty(place);
    await change({ withdrawal: { isOn: true, days: 30 }, pages: { returns: 'Send it back.' } });
    // The country of returns is not known yet.
    expect((await open(`/books/${_id}`))[0]).not.toHaveProperty(place);
    await change({ money: { locale: 'en-IE' } });
    const [book] = await open(`/books/${_id}`);
    expect(book).toHaveProperty(place, {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IE',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      merchantReturnLink: 'https://shop.example/returns',
    });
    expect(await problemsOf(book!)).toEqual([]);
    await change({ withdrawal: { isOn: false } });
    expect((await open(`/books/${_id}`))[0]).not.toHaveProperty(place);
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
    const page = { '@type': 'CollectionPage', inLanguage: 'en' };
    expect(list?.mainEntityOfPage).toEqual(page);
    expect(await problemsOf(list!)).toEqual([]);
    const items = list?.itemListElement as { position: number }[];
    expect(items.map(({ position }) => position)).toEqual(books.map((_book, i) => i + 1));
    (items[0] as unknown as { item: { offers: { price?: string } } }).item.offers.price = 'much';
    expect(await problemsOf(list!)).not.toEqual([]);
  },
);

it('the shop says what it sends an order for, by the settings', async () => {
  const place = 'hasShippingService.shippingConditions';
  const rate = (value: string, currency: string) => ({
    '@type': 'MonetaryAmount',
    value,
    currency,
  });
  expect((await open('/contact'))[0]).not.toHaveProperty(place);
  await change({ shipping: { fee: 3.9, freeFrom: 30 }, money: { currency: 'EUR' } });
  const [shop, ...others] = await open('/contact');
  expect(others).toEqual([]);
  expect(await problemsOf(shop!)).toEqual([]);
  expect(shop).toHaveProperty(place, [
    {
      '@type': 'ShippingConditions',
      orderValue: {
        '@type': 'MonetaryAmount',
        minValue: '0',
        maxValue: '29.99',
        currency: 'EUR',
      },
      shippingRate: rate('3.90', 'EUR'),
    },
    {
      '@type': 'ShippingConditions',
      orderValue: { '@type': 'MonetaryAmount', minValue: '30.00', currency: 'EUR' },
      shippingRate: rate('0.00', 'EUR'),
    },
  ]);
  await change({ shipping: { fee: 500, freeFrom: null }, money: { currency: 'JPY' } });
  expect((await open('/contact'))[0]).toHaveProperty(place, [
    { '@type': 'ShippingConditions', shippingRate: rate('500', 'JPY') },
  ]);
});

it('a list is previewed by its first cover, also when its first book has none', async () => {
  await addBook({ coverImage: 'second.webp' });
  await addBook({ coverImage: '' });
  const html = await page('/');
  expect(html).toContain(
    '<meta property="og:image" content="https://shop.example/api/covers/second.webp" />',
  );
});
