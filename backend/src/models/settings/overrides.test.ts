import { expect, test } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import { translateDefaults, updateOfOverrides } from './overrides.ts';
import type { FullSettings } from './settings.model.ts';

const english: FullSettings = { ...defaultSettings, emailTexts: {}, digest: false };
const german: FullSettings = {
  ...english,
  about: 'Ein kleiner Laden.',
  orderButton: 'obligation',
  categories: english.categories.map(({ slug, name }) => ({ slug, name: `${name}-Bücher` })),
  shop: { ...english.shop, line: 'eine unabhängige Buchhandlung' },
  money: { ...english.money, locale: 'de-DE' },
};

test('a text that is saved as it was shown is not stored, so that it follows the language', () => {
  const { about } = english;
  expect(updateOfOverrides({ about, hero: 'Mine' }, [english, english])).toEqual({
    $set: { hero: 'Mine' },
    $unset: { about: 1 },
  });
});

test('the order button follows the language until the owner chooses another one', () => {
  const isDefault = { $set: {}, $unset: { orderButton: 1 } };
  expect(updateOfOverrides({ orderButton: 'obligation' }, [english, german])).toEqual(isDefault);
  expect(updateOfOverrides({ orderButton: 'default' }, [german, german])).toEqual({
    $set: { orderButton: 'default' },
    $unset: {},
  });
});

test('of a part only what the owner has changed is stored', () => {
  const { $set } = updateOfOverrides(
    { shop: { ...english.shop, name: 'Librería Ñ' }, money: { ...english.money, currency: 'EUR' } },
    [english, german],
  );
  expect($set).toEqual({ shop: { name: 'Librería Ñ' }, money: { currency: 'EUR' } });
});

test('an emptied text, a switched setting and the language are the words of the owner', () => {
  const change = { hero: '', lowestPrice: true, language: 'en' } as const;
  expect(updateOfOverrides(change, [english, english])).toEqual({ $set: change, $unset: {} });
});

test('among categories that the owner has changed the others follow the language', () => {
  const own = { slug: 'poetry', name: 'Poetry' };
  const renamed = { slug: 'horror', name: 'Ghosts' };
  const [business] = english.categories;
  const categories = [own, renamed, business!];
  const next = translateDefaults({ categories }, english, german).categories;
  expect(next).toEqual([own, renamed, { slug: 'business', name: 'Business-Bücher' }]);
  expect(translateDefaults({ categories: next! }, german, english).categories).toEqual(categories);
});
