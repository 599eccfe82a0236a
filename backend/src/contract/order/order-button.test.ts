import { expect, test } from 'vitest';
import { defaultSettings } from '../../models/settings/default-settings.ts';
import { orderButtonOf } from './order-button.ts';

test('a shop in German, French, Spanish or Polish begins with the words that the law asks for', () => {
  const chosen = ['en', 'de', 'fr', 'es', 'pl', 'he'].map(orderButtonOf);
  const { orderButton } = defaultSettings;
  expect([orderButton, ...chosen]).toEqual([
    'default',
    'default',
    'obligation',
    'obligation',
    'obligation',
    'obligation',
    'default',
  ]);
});
