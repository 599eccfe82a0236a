import { expect, test } from 'vitest';
import { currencyNameOf } from './currency-name.ts';

test('a currency has the name that the language gives it', () => {
  const names = ['en', 'de', 'es'].map((language) => currencyNameOf(language)('EUR'));
  expect(names).toEqual(['euros', 'Euro', 'euros']);
  expect(currencyNameOf('pl')('PLN')).toBe('złote polskie');
});
