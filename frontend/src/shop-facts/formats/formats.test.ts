import { expect, onTestFinished, test } from 'vitest';
import {
  currencyName,
  currencySymbol,
  formatDate,
  formatDay,
  formatDateTime,
  formatNumber,
  formatPrice,
  setShopMoney,
  shopMoney,
} from './formats';

test('a price is written as Americans write it', () => {
  const byIntl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (const amount of [0, 0.05, 0.5, 7, 9.99, 24.5, 100, 999.99, 1000, 12345.6, 1234567.89, -3.2])
    expect(formatPrice(amount)).toBe(byIntl.format(amount));
});

test('the shop’s own money, locale and zone decide how everything is written', () => {
  const shop = shopMoney();
  onTestFinished(() => setShopMoney(shop));
  setShopMoney({ currency: 'EUR', locale: 'es-ES', timeZone: 'Europe/Madrid' });
  const late = '2026-06-30T22:30:00.000Z';
  const written = [
    formatPrice(12345.5),
    formatPrice(3, 'USD'),
    formatNumber(12345),
    formatDateTime(late),
    formatDate(late),
    formatDay('2026-06-30', { dateStyle: 'long' }),
  ];
  expect(written.map((text) => text.replaceAll('\xa0', ' '))).toEqual([
    '12.345,50 €',
    '3,00 US$',
    '12.345',
    '1 jul 2026, 0:30',
    '1/7/2026',
    '30 de junio de 2026',
  ]);
  expect([currencySymbol(), currencyName()]).toEqual(['€', 'euros']);
  setShopMoney({ currency: 'JPY', locale: 'en-US', timeZone: 'Asia/Tokyo' });
  expect(formatPrice(50000)).toBe('¥50,000');
});
