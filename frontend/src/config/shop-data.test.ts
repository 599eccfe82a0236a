import { shopDataId } from '@storyloom/backend/contract/identity/shop-name';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => document.getElementById(shopDataId)?.remove());

test('before the settings have come, the shop has the name and the money of the page’s head', async () => {
  const script = document.createElement('script');
  Object.assign(script, { id: shopDataId, type: 'application/json' });
  script.textContent = JSON.stringify({
    shop: { name: 'Librería Ñ', line: '', logo: '', accent: '' },
    money: { currency: 'EUR', locale: 'es-ES', timeZone: 'Europe/Madrid' },
  });
  document.head.append(script);
  const { readShopData } = await import('./shop-data');
  expect(readShopData().shop.name).toBe('Librería Ñ');
  const { formatPrice } = await import('@/shop-facts/formats/formats');
  expect(formatPrice(12.5)).toMatch(/^12,50\s€$/);
});

test('a page that carries nothing is of the default shop', async () => {
  const { formatPrice } = await import('@/shop-facts/formats/formats');
  expect(formatPrice(12.5)).toBe('$12.50');
});
