import { expect, it } from 'vitest';
import { defaultSettings } from '../../../models/settings/default-settings.ts';
import { button, facts, type Sender } from './email-content.ts';
import { toText } from './email-text.ts';

it.each([
  ['de', 'Telefon:\n  030 1', 'Ansehen:\nhttps://'],
  ['fr', 'Telefon\u00a0:\n  030 1', 'Ansehen\u00a0:\nhttps://'],
] as const)('writes colons in plain text as the language %s does', (language, row, link) => {
  const shop = { name: 'Shop', pickupHours: '', shopUrl: 'https://shop.example' };
  const sender: Sender = { ...defaultSettings, ...shop, language };
  const parts = [facts([['Telefon', '030 1']]), button('Ansehen', 'https://shop.example/orders')];
  const text = toText({ subject: '', heading: '', parts, reason: '' }, sender);
  expect(text).toContain(row);
  expect(text).toContain(link);
});
