import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { adminSettingsSchema, type SettingsChange } from '../../contract/shop/settings.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { defaultSettings } from '../../models/settings/default-settings.ts';
import { findSettings } from '../../models/settings/settings.model.ts';
import { shopChanged } from '../../models/settings/shop-changes.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const asAdmin = () => api.get('/api/settings').set(signInAdmin()).expect(200);
const change = (body: SettingsChange | object) =>
  api.put('/api/settings').set(signInAdmin()).send(body);

it('the owner sees which texts are changed and do not follow the language', async () => {
  const before = adminSettingsSchema.parse((await asAdmin()).body);
  expect(before.ownTexts).toEqual([]);
  const { body } = await change({
    about: 'Ours.',
    pages: { terms: 'Our rules.' },
    lowStock: 9,
  }).expect(200);
  expect(adminSettingsSchema.parse(body).ownTexts).toEqual(['about', 'pages.terms']);
  const back = { about: before.about, pages: { terms: before.pages.terms } };
  expect(adminSettingsSchema.parse((await change(back)).body).ownTexts).toEqual([]);
  expect((await api.get('/api/settings')).body).not.toHaveProperty('ownTexts');
});

it('what follows the name of the shop is not the owner’s own text', async () => {
  const { body } = await change({ shop: { name: 'Librería Ñ' }, pickup: { isOn: true } });
  expect(adminSettingsSchema.parse(body).ownTexts).toEqual([]);
});

it('what is saved as it was shown is not stored: it follows the language', async () => {
  const { about, money, categories } = defaultSettings;
  const own = { money: { ...money, currency: 'EUR' }, hero: 'Mine' };
  await change({ about, categories, ...own }).expect(200);
  const stored = await mongoose.connection.collection('settings').findOne({});
  expect(stored).toMatchObject({ money: { currency: 'EUR' }, hero: 'Mine' });
  expect(stored).not.toHaveProperty('about');
  expect(stored).not.toHaveProperty('categories');
  expect(stored).not.toHaveProperty('money.locale');
  expect(await findSettings()).toMatchObject({ about, categories, ...own });
  await change({ hero: defaultSettings.hero }).expect(200);
  expect((await findSettings()).hero).toBe(defaultSettings.hero);
});

it('a language that this version does not have is English, and the owner gets a warning', async () => {
  await change({ hero: 'Mine' }).expect(200);
  await mongoose.connection.collection('settings').updateOne({}, { $set: { language: 'tlh' } });
  shopChanged.emit();
  const { body } = await asAdmin();
  expect(adminSettingsSchema.parse(body)).toMatchObject({ language: 'en', lostLanguage: 'tlh' });
  expect((await api.get('/api/settings').expect(200)).body).toMatchObject({ language: 'en' });
  const chosen = await change({ language: 'en' }).expect(200);
  expect(chosen.body).not.toHaveProperty('lostLanguage');
});
