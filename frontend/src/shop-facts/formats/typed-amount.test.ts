import { expect, onTestFinished, test } from 'vitest';
import { setShopMoney, shopMoney } from '@/shop-facts/formats/formats';
import { readTypedAmount, toTypedAmount, toTypedPrice } from './typed-amount';

function useLocale(locale: string) {
  const shop = shopMoney();
  onTestFinished(() => setShopMoney(shop));
  setShopMoney({ ...shop, locale });
}

test.each([
  ['en-US', '12.50', 12.5],
  ['en-US', '6,50', 6.5],
  ['en-US', '$1,234.50', 1234.5],
  ['en-US', '1,234', 1234],
  ['es-ES', '12,50', 12.5],
  ['es-ES', '12.50', 12.5],
  ['es-ES', '1.234,50 €', 1234.5],
  ['es-ES', '1.234', 1234],
  ['de-CH', 'CHF 1’234.50', 1234.5],
  ['ja-JP', '￥1,500', 1500],
  ['ja-JP', '1500', 1500],
  ['en-US', '12.505', undefined],
  ['es-ES', '12,505', undefined],
  ['es-ES', 'doce', undefined],
  ['en-US', '-3', undefined],
  ['en-US', '', undefined],
])('in %s “%s” is read as %s', (locale, typed, amount) => {
  useLocale(locale);
  expect(readTypedAmount(typed)).toBe(amount);
});

test.each([
  ['en-US', 1234.5, '1234.5'],
  ['es-ES', 1234.5, '1234,5'],
  ['de-CH', 7, '7'],
])('in %s a field shows %s as %s, which is read back as it was', (locale, amount, shown) => {
  useLocale(locale);
  expect(toTypedAmount(amount)).toBe(shown);
  expect(readTypedAmount(shown)).toBe(amount);
});

test.each([
  ['en-US', 3.5, '3.50'],
  ['de-DE', 14.4, '14,40'],
  ['de-DE', 3, '3'],
  ['de-DE', 3.05, '3,05'],
])('in %s a field shows the price %s as %s', (locale, price, shown) => {
  useLocale(locale);
  expect(toTypedPrice(price)).toBe(shown);
  expect(readTypedAmount(shown)).toBe(price);
});
