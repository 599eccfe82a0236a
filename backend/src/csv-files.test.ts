import { beforeEach, expect, it } from 'vitest';
import { addOrder } from './testing/orders/orders.ts';
import { useTestDatabase } from './testing/database.ts';
import { makeBook } from './testing/factories.ts';
import { signInAdmin } from './testing/people/sign-in.ts';
import { setSettings } from './testing/save-settings.ts';
import { createTestApp } from './testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(async () => {
  ({ api } = createTestApp());
  const book = await makeBook({ title: 'Emma', newPriceCents: 1250, stock: 0, supply: 'orderIn' });
  await addOrder({
    currency: 'EUR',
    totalCents: 1550,
    shippingCents: 300,
    shippingVatRate: 5.5,
    createdAt: new Date('2026-11-20T10:00:00Z'),
    items: [
      {
        bookId: book._id,
        title: book.title,
        coverImage: '',
        category: 'fiction',
        priceCents: 1250,
        vatRate: 5.5,
        supply: 'orderIn',
      },
    ],
  });
  await api.post('/api/newsletter').send({ email: 'reader@example.com' }).expect(204);
});

const vat = { isOn: true, rate: 5.5, shippingRate: null };
const period = 'from=2026-11-01&to=2026-11-30';
const files: [file: string, ...cells: string[]][] = [
  ['books/export.csv', '12,5'],
  ['orders/export.csv', '15,50', '3,00', '5,5: 14,69 + 0,81 = 15,50'],
  ['orders/export.csv?lines=books', '12,50', '5,5'],
  [`reports/sales.csv?by=day&${period}`, '12,50', '3,00'],
  [`reports/vat.csv?${period}`, '5,5', '14,69', '0,81', '15,50'],
  ['supply.csv', 'Emma', '1'],
  ['newsletter', 'reader@example.com'],
];

async function cellsOf(file: string, delimiter: string): Promise<string[]> {
  const { text } = await api.get(`/api/${file}`).set(signInAdmin()).expect(200);
  const [header = '', row = ''] = text.split('\r\n');
  expect(header.split(delimiter).length).toBeGreaterThan(3);
  return row.split(delimiter).map((cell) => cell.replaceAll('"', ''));
}

it.each(files)('%s opens in the spreadsheets of a German shop', async (file, ...cells) => {
  const money = { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' };
  await setSettings({ money, vat });
  expect(await cellsOf(file, ';')).toEqual(expect.arrayContaining([...cells]));
});

it.each(files)('%s has commas and decimal points elsewhere', async (file, ...cells) => {
  const money = { currency: 'EUR', locale: 'en-IE', timeZone: 'Europe/Dublin' };
  await setSettings({ money, vat });
  const plain = cells.map((cell) => cell.replaceAll(',', '.'));
  expect(await cellsOf(file, ',')).toEqual(expect.arrayContaining(plain));
});
